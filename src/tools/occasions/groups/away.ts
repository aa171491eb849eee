import { action, choice, date, name, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const away: OccasionGroup = {
  title: 'Out of office and notices',
  occasions: {
    'out-of-office': {
      title: 'Out-of-office reply',
      keywords: 'away holiday vacation automatic reply absent auto-reply ooo',
      fields: [
        date('from', 'Away from', '4 August'),
        needed(date('back', 'Back on', '18 August')),
        name('cover', 'Who can help', 'Tom Reed'),
        text('contact', 'How to reach them', 'tom@example.org'),
        needed(
          choice('mail', 'Your e-mail meanwhile', {
            'I read it when I’m back': 'when I am back',
            'I read it now and then': 'now and then',
          }),
        ),
      ],
      subject: 'Out of the office until {back}',
      frame: 'notice',
      text: {
        neutral: `
Thank you for your message.
I am out of the office[ from {from}] and will be back[ {back:on}].

I will read my e-mail {mail}.
[In urgent cases, please turn to {cover}.]
[You can use this contact: {contact}.]
+Thank you for your patience.`,
        formal: `
Thank you for your message.
I am out of the office[ from {from}] and will return[ {back:on}].

I will read my e-mail {mail}.
[In urgent cases, please contact {cover}.]
[The contact details are {contact}.]
+Thank you for your understanding.`,
        friendly: `
Thanks for your message!
I’m out of the office[ from {from}] and will be back[ {back:on}].

I’ll read my e-mail {mail}.
[If it can’t wait, {cover} will be happy to help.]
[Here’s the contact: {contact}.]
+Thanks for your patience!`,
      },
    },
    'changed-hours': {
      title: 'Announce changed opening hours',
      keywords: 'closed opening hours holiday shop office practice notice sign',
      fields: [
        needed(text('place', 'Which place', 'our shop')),
        needed(text('hours', 'What applies', 'closed from 24 December to 2 January')),
        action('contact', 'In urgent cases, please …', 'call 0151 5550 123'),
        sentences('why', 'Why', 'We are renewing the floor.'),
      ],
      subject: 'Changed hours',
      frame: 'notice',
      text: {
        neutral: `
Please note the changed hours of {place}: {hours}.
{why}

[In urgent cases, please {contact}.]
~Thank you for your understanding.
+We look forward to seeing you again.`,
        formal: `
We would like to draw your attention to the changed hours of {place}: {hours}.
{why}

[In urgent cases, please {contact}.]
~Thank you for your understanding.
+We look forward to welcoming you again.`,
        friendly: `
A quick note about the hours of {place}: {hours}.
{why}

[If it’s urgent, please {contact}.]
~Thanks for understanding!
+See you soon.`,
      },
    },
    'new-address': {
      title: 'Announce a new address or number',
      keywords: 'moved moving new address phone e-mail contact change of address',
      fields: [
        needed(text('what', 'What changes', 'my address')),
        needed(text('new', 'The new one', '4 Harbour Road, Hull')),
        date('from', 'From when', '1 October'),
        text('number', 'Customer number', '4471'),
      ],
      subject: 'A change: {what}',
      text: {
        neutral: `
Please note a change: {what} will be {new}[ from {from}].

[My customer number is {number}.]
~Please use only the new details from then on.
+Thank you for updating your records.`,
        formal: `
I would like to inform you of a change: {what} will be {new}[ with effect from {from}].

[My customer number is {number}.]
~Please use only the new details from then on.
+I would be grateful if you could update your records and confirm the change.`,
        friendly: `
Just so you know: {what} will be {new}[ from {from}].

[My customer number is {number}.]
~Please use the new one from then on.
+Thanks for noting it!`,
      },
    },
  },
};
