import { date, list, name, needed, number, sentences, text, type OccasionGroup } from '../occasion.ts';

export const work: OccasionGroup = {
  title: 'At work',
  occasions: {
    'sick-leave': {
      title: 'Call in sick',
      keywords: 'ill sick unwell absent doctor note off work',
      fields: [
        needed(date('from', 'From', 'today')),
        date('until', 'Probably until', 'Thursday'),
        name('cover', 'Who can step in', 'Priya'),
        list('urgent', 'What can’t wait, one per line', 'The call with the printers\nThe order of paper'),
      ],
      subject: 'Absent through illness',
      text: {
        neutral: `
I am ill and cannot come to work[ from {from}][ until {until}].
[{cover} can step in for me where something is urgent.]
[urgent?This cannot wait:]
{urgent}

I will tell you as soon as I know when I am back.
+If you need a doctor’s note, I will send it on.`,
        formal: `
I regret to inform you that I am ill and unable to work[ from {from}][, probably until {until}].
[{cover} is able to deputise for me in urgent matters.]
[urgent?The following cannot wait:]
{urgent}

I will inform you as soon as I know when I can return.
+A medical certificate will follow if one is required.`,
        friendly: `
I’m ill and can’t come in[ from {from}][ until {until}].
[{cover} can step in if something’s urgent.]
[urgent?This can’t wait:]
{urgent}

I’ll let you know as soon as I’m better.
+I can send a doctor’s note if you need one.`,
      },
    },
    'holiday-request': {
      title: 'Ask for time off',
      keywords: 'holiday leave vacation days off annual leave',
      fields: [
        needed(date('from', 'First day', '4 August')),
        needed(date('to', 'Last day', '15 August')),
        number('days', 'Working days', '10'),
        name('cover', 'Who covers for you', 'Tom'),
      ],
      subject: 'Leave from {from} to {to}',
      text: {
        neutral: `
I would like to take leave[ from {from}][ to {to}][, which is {days:working day/working days}].
[{cover} would cover for me.]

Please let me know whether this suits you.
~I will finish everything urgent before I go.
+If another week were better for the team, please tell me soon.`,
        formal: `
I would like to apply for leave[ from {from}][ to {to}][, a total of {days:working day/working days}].
[{cover} has agreed to deputise for me.]

I would be grateful for your approval.
~All urgent matters will be completed beforehand.
+Should another period be more convenient, I would be willing to discuss it.`,
        friendly: `
I’d like to take some time off[ from {from}][ to {to}][, that’s {days:working day/working days}].
[{cover} would cover for me.]

Is that all right with you?
~I’ll finish everything urgent before I go.
+If another week is better for everyone, just say so.`,
      },
    },
    'remind-task': {
      title: 'Remind somebody of something',
      keywords: 'reminder deadline chase follow up nudge still waiting outstanding',
      fields: [
        needed(text('thing', 'Of what', 'your article for the newsletter')),
        date('due', 'Due', 'Friday'),
        sentences('why', 'Why it matters', 'The printers need everything on Monday.'),
      ],
      subject: 'Reminder: {thing}',
      text: {
        neutral: `
This is a short reminder of {thing}[, due {due:on}].
{why}

If it is already on its way, please ignore this message.
~If you need more time or any help, please tell me.
+Thank you for looking after it.`,
        formal: `
May I remind you of {thing}[, which is due {due:on}]?
{why}

If you have already dealt with the matter, please disregard this message.
~Please let me know if you require more time or any assistance.
+Thank you for your attention to this.`,
        friendly: `
Just a quick reminder of {thing}[, due {due:on}].
{why}

If you’ve already done it, forget I said anything.
~If you need more time or a hand, just tell me.
+Thanks for taking care of it!`,
      },
    },
    'status-update': {
      title: 'Report how things stand',
      keywords: 'status update progress report project week',
      fields: [
        needed(text('project', 'Of what', 'the new website')),
        list('done', 'Done, one per line', 'Texts for all pages\nPhotos of the team'),
        list('next', 'Next, one per line', 'Test with five customers'),
        list('open', 'Problems, one per line', 'We still have no translator.'),
        date('end', 'Expected end', '30 June'),
      ],
      subject: 'Status of {project}',
      text: {
        neutral: `
Here is how things stand with {project}.

[done?Done:]
{done}

[next?Next:]
{next}

[open?Open problems:]
{open}

[The expected end is {end}.]
Please let me know if you have any questions.
+I will report again as soon as there is news.`,
        formal: `
Please find below the current status of {project}.

[done?Completed:]
{done}

[next?Next steps:]
{next}

[open?Open issues:]
{open}

[Completion is expected {end:on}.]
Please do not hesitate to contact me if you have any questions.
+I will report again as soon as there is news.`,
        friendly: `
Here’s a quick update on {project}.

[done?Done so far:]
{done}

[next?Coming up:]
{next}

[open?Where it sticks:]
{open}

[We should be finished {end:on}.]
Shout if you have any questions!
+I’ll write again when there’s news.`,
      },
    },
    'meeting-notes': {
      title: 'Send notes of a meeting',
      keywords: 'minutes summary decisions follow up after meeting actions',
      fields: [
        needed(text('meeting', 'Which meeting', 'our planning meeting')),
        date('when', 'When it was', 'Monday'),
        needed(
          list(
            'decisions',
            'Decisions, one per line',
            'The fair takes place in June.\nWe rent the small hall.',
          ),
        ),
        list('tasks', 'Who does what, one per line', 'Mira asks for the prices by Friday.'),
        date('next', 'Next meeting', '2 June at 10 am'),
      ],
      subject: 'Notes of {meeting}',
      text: {
        neutral: `
Here are the notes of {meeting}[ {when:on}].

We decided:
{decisions}

[tasks?Who does what:]
{tasks}

[The next meeting is {next:on}.]
Please tell me if I have forgotten something.
+Thank you all for a good discussion.`,
        formal: `
Please find below the notes of {meeting}[ held {when:on}].

The following was decided:
{decisions}

[tasks?Tasks:]
{tasks}

[The next meeting will take place {next:on}.]
Please let me know of any corrections.
+Thank you all for a constructive discussion.`,
        friendly: `
Here’s what came out of {meeting}[ {when:on}].

We decided:
{decisions}

[tasks?And this is who does what:]
{tasks}

[We meet again {next:on}.]
Tell me if I’ve missed anything!
+Thanks, that was a good one.`,
      },
    },
    'hand-over': {
      title: 'Hand over work',
      keywords: 'handover leaving holiday cover take over responsibilities',
      fields: [
        needed(text('work', 'What you hand over', 'the newsletter')),
        needed(date('from', 'From when', 'Monday')),
        list(
          'tasks',
          'What’s to do, one per line',
          'Collect the articles by the 20th\nSend it out on the 25th',
        ),
        text('where', 'Where everything is', 'the folder “Newsletter” on our drive'),
        text('contact', 'How to reach you', 'by phone until Friday'),
      ],
      subject: 'Handover: {work}',
      text: {
        neutral: `
Thank you for taking over {work}[ from {from}].
{tasks}

[You will find everything you need in {where}.]
[If something is unclear, you can reach me {contact}.]
~We could go through it together beforehand.
+I am glad to leave it in good hands.`,
        formal: `
Thank you for taking over responsibility for {work}[ from {from}].
{tasks}

[All documents can be found in {where}.]
[Should anything be unclear, you can reach me {contact}.]
~I would be glad to go through everything with you beforehand.
+I am pleased to know that it is in good hands.`,
        friendly: `
Thanks for taking over {work}[ from {from}]!
{tasks}

[Everything you need is in {where}.]
[If you get stuck, you can reach me {contact}.]
~Shall we go through it together first?
+I’m glad that it’s in good hands.`,
      },
    },
    'welcome-colleague': {
      title: 'Welcome a new colleague',
      keywords: 'new starter first day team onboarding introduce hello',
      fields: [
        needed(date('start', 'First day', '1 September')),
        text('where', 'Where to come', 'to the reception at nine'),
        name('contact', 'Who looks after them', 'Nadia'),
        list('bring', 'What to bring, one per line', 'your passport\nyour bank details'),
      ],
      subject: 'Welcome to the team',
      text: {
        neutral: `
Welcome to the team!
We look forward to your first day, {start}.

[Please come {where}.]
[{contact} will look after you in the first days.]
[Please bring {bring:and}.]
~If you have any questions before then, just write to me.
+We are looking forward to working with you.`,
        formal: `
I am pleased to welcome you to our team.
We look forward to your first day, {start}.

[Please come {where}.]
[{contact} will be your contact during the first days.]
[Please bring {bring:and} with you.]
~Please contact me if you have any questions beforehand.
+We look forward to working with you.`,
        friendly: `
Welcome to the team, we’re so glad you’re joining us!
See you on your first day, {start}.

[Just come {where}.]
[{contact} will show you around.]
[Please bring {bring:and}.]
~If you have any questions before then, just ask.
+We can’t wait to work with you.`,
      },
    },
    farewell: {
      title: 'Say goodbye to colleagues',
      keywords: 'leaving last day farewell goodbye new job',
      fields: [
        needed(date('last', 'Last day', '30 April')),
        number('years', 'Years you were there', '6'),
        sentences('memory', 'What you’ll remember', 'I will miss our Friday lunches.'),
        text('contact', 'How to stay in touch', 'sam@example.org'),
      ],
      subject: 'Goodbye and thank you',
      text: {
        neutral: `
My last day here is {last}[, after {years:year/years} with you].
~Before I go, I would like to thank you.
{memory}

[You can reach me at {contact}.]
I wish you all the very best.
+I hope that our paths will cross again.`,
        formal: `
I would like to inform you that my last working day will be {last}[, after {years:year/years} with you].
~I would like to thank you for the good cooperation.
{memory}

[You can reach me at {contact}.]
I wish you every success for the future.
+I hope that our paths will cross again.`,
        friendly: `
It’s time to say goodbye: my last day is {last}[, after {years:year/years} with you].
~Thank you for everything.
{memory}

[Stay in touch: {contact}.]
I wish you all the best!
+I’m sure we’ll run into each other again.`,
      },
    },
    'colleague-cover': {
      title: 'Ask to swap or cover a shift',
      keywords: 'shift swap cover stand in replace me rota',
      fields: [
        needed(date('shift', 'Your shift', 'Saturday from 8 am')),
        date('offer', 'The shift you’d take in return', 'Sunday from 2 pm'),
        sentences('why', 'Why', 'My sister is getting married.'),
        date('by', 'Answer needed by', 'Wednesday'),
      ],
      subject: 'Could you take my shift?',
      text: {
        neutral: `
Could you take my shift[ {shift:on}]?
{why}

[In return I would take yours {offer:on}.]
[Please let me know by {by}.]
~If it doesn’t suit you, that is no problem.
+I will tell the person who plans the shifts.`,
        formal: `
Would you be willing to take over my shift[ {shift:on}]?
{why}

[In return I would be glad to take yours {offer:on}.]
[I would be grateful for your answer by {by}.]
~I would fully understand if it were not possible.
+I would of course inform the person responsible for the rota.`,
        friendly: `
Could you take my shift[ {shift:on}]?
{why}

[I’d take yours {offer:on} in return.]
[Could you tell me by {by}?]
~No worries if you can’t.
+I’ll sort out the rota.`,
      },
    },
    'ask-raise': {
      title: 'Ask for a pay rise',
      keywords: 'salary raise more money pay review wage',
      fields: [
        needed(
          list(
            'reasons',
            'What speaks for it, one per line',
            'I look after twice as many customers as a year ago.\nI train our new colleagues.',
          ),
        ),
        text('amount', 'What you have in mind', '5 %'),
        date('when', 'When you’d like to talk', 'next week'),
      ],
      subject: 'My salary',
      text: {
        neutral: `
I would like to talk with you about my salary.
My work has grown since we last agreed on it.
{reasons}

[I have a rise of {amount} in mind.]
Could we talk about it[ {when:on}]?
+I like working here and would like to go on growing with my tasks.`,
        formal: `
I would like to ask you for a review of my salary.
My responsibilities have grown since it was last agreed.
{reasons}

[I have an increase of {amount} in mind.]
I would be grateful for the opportunity to discuss this with you[ {when:on}].
+I enjoy my work here and would like to continue growing with it.`,
        friendly: `
I’d like to talk with you about my pay.
A lot has changed since we last agreed on it.
{reasons}

[I was thinking of {amount} more.]
Could we talk about it[ {when:on}]?
+I really like working here, and I’d like to keep growing with it.`,
      },
    },
  },
};
