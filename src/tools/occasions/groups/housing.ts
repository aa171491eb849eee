import { amount, date, list, needed, number, sentences, text, type OccasionGroup } from '../occasion.ts';

export const housing: OccasionGroup = {
  title: 'Home and neighbours',
  occasions: {
    repair: {
      title: 'Ask for a repair',
      keywords: 'broken landlord heating tap leak fix caretaker flat apartment damage',
      fields: [
        needed(text('thing', 'What is broken', 'the heating in the living room')),
        date('since', 'Since when', 'Sunday'),
        sentences('problem', 'What happens', 'It stays cold and makes a knocking noise.'),
        date('by', 'To be repaired by', 'the end of the week'),
        text('home', 'When you’re at home', 'on weekdays after four'),
      ],
      subject: 'Repair needed: {thing}',
      text: {
        neutral: `
There is a problem with {thing}[, and it has been there since {since}].
{problem}

Please have it repaired[ by {by}].
[I am at home {home}.]
~Please let me know when somebody can come.
+I can send photos if they help.`,
        formal: `
I am writing to inform you of a problem with {thing}[, which has existed since {since}].
{problem}

Please arrange for it to be repaired[ by {by}].
[Access is possible {home}.]
~I would be grateful if you could let me know when somebody will come.
+Photographs can be provided on request.`,
        friendly: `
There’s something wrong with {thing}[, and it’s been like that since {since}].
{problem}

Could you have it repaired[ by {by}]?
[I’m at home {home}.]
~Just tell me when somebody can come.
+I’m happy to send photos.`,
      },
    },
    'give-notice': {
      title: 'Give notice on a home',
      keywords: 'terminate tenancy lease move out landlord rent end contract flat',
      fields: [
        needed(text('home', 'Which home', 'the flat at 12 Mill Lane')),
        needed(date('end', 'End of tenancy', '30 September')),
        text('address', 'Your new address', '4 Harbour Road, Hull'),
        date('visit', 'Suggested day for the handover', '29 September at 3 pm'),
      ],
      subject: 'Notice for {home}',
      text: {
        neutral: `
I hereby give notice that I am ending my tenancy of {home}[ {end:on}].

[I suggest that we meet for the handover of the keys {visit:on}.]
[My new address will be {address}.]
Please confirm the notice in writing.
~Please also tell me how you will return the deposit.
+Thank you for the years that I could live here.`,
        formal: `
I hereby give notice to terminate my tenancy of {home}[, with effect from {end}].

[I propose that the keys be handed over {visit:on}.]
[My new address will be {address}.]
Please confirm receipt of this notice in writing.
~Please also inform me of the arrangements for returning the deposit.
+I would like to thank you for the good tenancy.`,
        friendly: `
I’m moving out of {home}, so please take this as my notice[: the tenancy ends {end:on}].

[Could we hand over the keys {visit:on}?]
[My new address will be {address}.]
Please confirm that you’ve got this.
~And please tell me how you’ll return the deposit.
+Thank you, I’ve enjoyed living here.`,
      },
    },
    deposit: {
      title: 'Ask for a deposit back',
      keywords: 'deposit return tenancy landlord money moved out',
      fields: [
        needed(amount('deposit', 'Deposit', '900 euros')),
        text('home', 'For which home', 'the flat at 12 Mill Lane'),
        date('out', 'Keys handed over', '30 September'),
        date('by', 'To be paid by', '15 November'),
        text('account', 'Account', 'DE00 1234 5678'),
      ],
      subject: 'Return of my deposit[ for {home}]',
      text: {
        neutral: `
Please return my deposit of {deposit}[ for {home}].
[I handed over the keys {out:on}.]

Please make the payment[ by {by}][account? to my account][, {account}].
~If you want to keep part of it, please send me an account with receipts.
+Thank you for settling this soon.`,
        formal: `
I request the return of my deposit of {deposit}[ for {home}].
[The keys were handed over {out:on}.]

Please transfer the amount[ by {by}][account? to my account][, {account}].
~Should you wish to retain any part of it, please send me an itemised statement with receipts.
+I look forward to a prompt settlement.`,
        friendly: `
I’m writing about my deposit of {deposit}[ for {home}], which I’d like to have back.
[I handed over the keys {out:on}.]

Could you make the payment[ by {by}][account? to my account][, {account}]?
~If you need to keep part of it, please send me the details.
+Thanks for taking care of it!`,
      },
    },
    'view-home': {
      title: 'Ask to view a home',
      keywords: 'flat apartment house rent viewing advertisement interested',
      fields: [
        needed(text('home', 'Which home', 'the two-room flat in Park Street')),
        number('people', 'How many people', '2'),
        list(
          'about',
          'About you, one per line',
          'I work as a nurse at the city hospital.\nI do not smoke and have no pets.',
        ),
        date('in', 'Moving in from', '1 July'),
        text('times', 'When you can come', 'any evening after six'),
      ],
      subject: 'Viewing of {home}',
      text: {
        neutral: `
I am interested in {home} and would like to view it.
[I am looking for a home for {people:person/people}.]
[I could move in from {in}.]
{about}

[I am free {times}.]
Please let me know when a viewing is possible.
+I will bring proof of income and a reference.`,
        formal: `
I am interested in {home} and would like to arrange a viewing.
[The home would be for {people:person/people}.]
[I would be able to move in from {in}.]
{about}

[I am available {times}.]
I would be grateful if you could suggest a time.
+I would bring proof of income and a reference with me.`,
        friendly: `
I really like {home} and would love to have a look at it.
[It would be for {people:person/people}.]
[I could move in from {in}.]
{about}

[I’m free {times}.]
When would it suit you?
+I’ll bring proof of income and a reference.`,
      },
    },
    'building-work': {
      title: 'Warn neighbours of noise or building work',
      keywords: 'neighbours announcement renovation party noise building drilling notice',
      fields: [
        needed(text('what', 'What will happen', 'the new kitchen')),
        needed(date('from', 'From', 'Monday 3 June')),
        date('until', 'Until', 'Wednesday'),
        text('hours', 'At what hours', 'from nine to five'),
        text('contact', 'How to reach you', '0151 5550 123'),
      ],
      subject: 'Some noise from {from}',
      frame: 'notice',
      text: {
        neutral: `
We are writing to tell you that there will be some noise because of {what}[, from {from}][ until {until}][, {hours}].

~We will keep it as short as we can.
[If something becomes too much, you can reach us at {contact}.]
Thank you for your understanding.
+We apologise in advance for the trouble.`,
        formal: `
We would like to inform you that some noise is to be expected because of {what}[, from {from}][ until {until}][, {hours}].

~We will do our best to keep the disturbance as short as possible.
[Should you have any concerns, please contact us at {contact}.]
Thank you for your understanding.
+We apologise in advance for any inconvenience.`,
        friendly: `
Just so you know: it’ll be a bit loud because of {what}[, from {from}][ until {until}][, {hours}].

~We’ll be as quick as we can.
[If it gets too much, call us on {contact}.]
Thanks for bearing with us!
+Sorry in advance for the trouble.`,
      },
    },
  },
};
