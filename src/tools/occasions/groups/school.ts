import { date, list, name, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const school: OccasionGroup = {
  title: 'School and clubs',
  occasions: {
    'absence-note': {
      title: 'Excuse a child from school',
      keywords: 'school absence ill child teacher excuse sick note',
      fields: [
        needed(name('child', 'Name of the child', 'Leo')),
        needed(date('from', 'Absent from', 'today')),
        date('until', 'Until', 'Wednesday'),
        sentences('why', 'Why', 'He has a temperature.'),
      ],
      subject: 'Absence of {child}',
      text: {
        neutral: `
{child} cannot come to school[ from {from}][ until {until}].
{why}

Please excuse the absence.
~Could you let us know what needs to be caught up on?
+We will tell you if it takes longer.`,
        formal: `
I would like to inform you that {child} will be unable to attend school[ from {from}][ until {until}].
{why}

I kindly ask you to excuse the absence.
~I would be grateful for information about any work that needs to be caught up on.
+We will inform you should it take longer.`,
        friendly: `
{child} can’t come to school[ from {from}][ until {until}].
{why}

Please excuse the absence.
~Could you tell us what needs to be caught up on?
+We’ll let you know if it takes longer.`,
      },
    },
    'meet-teacher': {
      title: 'Ask a teacher for a meeting',
      keywords: 'school parent teacher talk child problem marks meeting',
      fields: [
        needed(name('child', 'Name of the child', 'Mia')),
        needed(text('about', 'About what', 'her reading')),
        list('times', 'When it suits you, one per line', 'Tuesday after three\nThursday morning'),
        sentences('why', 'What you’ve noticed', 'She gets tired after a few lines.'),
      ],
      subject: 'A meeting about {child}',
      text: {
        neutral: `
I am writing about {child} and would like to talk with you about {about}.
{why}

[{times:or} would suit me.]
When would you have time?
~Half an hour would be enough.
+Your view of it would help us a great deal.`,
        formal: `
I am writing about {child} and would like to ask you for a meeting about {about}.
{why}

[{times:or} would be convenient for me.]
I would be grateful if you could suggest a time.
~Half an hour would be sufficient.
+Your assessment would be very helpful to us.`,
        friendly: `
It’s about {child}: I’d like to have a talk with you about {about}.
{why}

[{times:or} would suit me.]
When would you have time?
~Half an hour would be plenty.
+I’d really like to know how you see it.`,
      },
    },
    'ask-volunteers': {
      title: 'Look for volunteers',
      keywords: 'helpers help wanted club event volunteers tasks sign up',
      fields: [
        needed(text('event', 'For what', 'our summer fair')),
        date('when', 'When', 'Saturday 14 June'),
        list('tasks', 'What’s to do, one per line', 'Put up the tables at nine\nSell cakes from two to four'),
        text('answer', 'Where to sign up', 'the list at the entrance'),
      ],
      subject: 'Helpers wanted for {event}',
      text: {
        neutral: `
We are looking for helpers for {event}[ {when:on}].
{tasks}

[You can sign up here: {answer}.]
~Even an hour of your time helps.
Who can join in?
+Thank you to everyone who has helped so far.`,
        formal: `
We are looking for volunteers for {event}[ {when:on}].
{tasks}

[You can register here: {answer}.]
~Even one hour of your time would be of great help.
We would be grateful for your support.
+We would like to thank everyone who has helped so far.`,
        friendly: `
We need helping hands for {event}[ {when:on}]!
{tasks}

[Sign up here: {answer}.]
~Even an hour helps a lot.
Who’s in?
+And thanks to everyone who’s helped so far.`,
      },
    },
    'join-club': {
      title: 'Ask to join a club or course',
      keywords: 'membership join register sign up course club sports choir',
      fields: [
        needed(text('club', 'Which club or course', 'your choir')),
        sentences('about', 'About you', 'I have sung alto for ten years.'),
        date('from', 'From when', 'September'),
        list(
          'questions',
          'Your questions, one per line',
          'What does it cost?\nCan I come to a trial evening?',
        ),
      ],
      subject: 'Joining {club}',
      text: {
        neutral: `
I would like to join {club}[, starting in or around {from}].
{about}

{questions}
~Please tell me what I have to do.
I look forward to your reply.
+If there is a waiting list, please put me on it.`,
        formal: `
I would like to apply to join {club}[, starting in or around {from}].
{about}

{questions}
~Please let me know what steps are required.
I look forward to your reply.
+Should there be a waiting list, please add my name to it.`,
        friendly: `
I’d love to join {club}[, starting in or around {from}].
{about}

{questions}
~What do I have to do?
I’m looking forward to hearing from you!
+If there’s a waiting list, please put me on it.`,
      },
    },
  },
};
