import { choice, date, list, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const invitations: OccasionGroup = {
  title: 'Invitations',
  occasions: {
    'invite-party': {
      title: 'Invite to a celebration',
      keywords: 'party birthday wedding housewarming celebrate guests',
      fields: [
        needed(text('party', 'To what', 'my birthday party')),
        needed(date('when', 'When', 'Saturday 14 June at 6 pm')),
        text('where', 'Where', 'in our garden'),
        date('reply', 'Reply by', '1 June'),
        text('bring', 'What to bring', 'something for the barbecue'),
      ],
      subject: 'Invitation to {party}',
      text: {
        neutral: `
I would like to invite you to {party}[ {when:on}][, {where}].
[Please bring {bring}.]

Please let me know[ by {reply}] whether you can come.
~I would be very glad to see you there.
+If you would like to bring someone, just tell me.`,
        formal: `
It is my pleasure to invite you to {party}[ {when:on}][, {where}].
[Guests are kindly asked to bring {bring}.]

I would be grateful for your reply[ by {reply}].
~It would be a great pleasure to welcome you.
+Please let me know if you will be accompanied.`,
        friendly: `
I’d love you to come to {party}[ {when:on}][, {where}]!
[Please bring {bring}.]

Let me know[ by {reply}] if you can make it.
~It wouldn’t be the same without you.
+And if you’d like to bring someone, they’re welcome too.`,
      },
    },
    'invite-event': {
      title: 'Invite to an event',
      keywords: 'talk concert exhibition opening workshop conference open day',
      fields: [
        needed(text('event', 'To what', 'our open day')),
        needed(date('when', 'When', '9 May from 10 am')),
        text('where', 'Where', 'at the town library'),
        list('programme', 'Programme, one per line', 'Tour of the archive\nReading at noon'),
        text('sign', 'How to register', 'by e-mail'),
      ],
      subject: 'Invitation to {event}',
      text: {
        neutral: `
We invite you to {event}[ {when:on}][, {where}].
{programme}

[Please register {sign}.]
We look forward to seeing you.
+Please feel free to pass this invitation on to others.`,
        formal: `
We are pleased to invite you to {event}[ {when:on}][, {where}].
{programme}

[Please register {sign}.]
We would be delighted to welcome you.
+Please feel free to forward this invitation to anyone who may be interested.`,
        friendly: `
You’re invited to {event}[ {when:on}][, {where}]!
{programme}

[Please sign up {sign}.]
We’d love to see you there.
+Bring friends, and pass this on to anyone who might enjoy it.`,
      },
    },
    'invite-meeting': {
      title: 'Invite to a meeting',
      keywords: 'agenda team call conference appointment schedule work',
      fields: [
        needed(text('topic', 'About what', 'the plans for the autumn')),
        needed(date('when', 'When', 'Tuesday at 10 am')),
        text('where', 'Where', 'in room B12'),
        list('agenda', 'Agenda, one per line', 'Budget\nWho does what'),
        text('prepare', 'What to prepare', 'your figures for the quarter'),
      ],
      subject: 'Meeting about {topic}',
      text: {
        neutral: `
I would like to invite you to a meeting about {topic}[ {when:on}][, {where}].
{agenda}

[Please prepare {prepare}.]
Please let me know whether you can be there.
~If the time doesn’t suit you, please suggest another.
+Please pass this on to anyone I have forgotten.`,
        formal: `
I would like to invite you to a meeting on {topic}[, which will take place {when:on}][, {where}].
{agenda}

[Please prepare {prepare} in advance.]
I would be grateful if you could confirm your attendance.
~Should the time not be convenient, please propose an alternative.
+Please forward this invitation to anyone who should also attend.`,
        friendly: `
Let’s meet about {topic}[ {when:on}][, {where}].
{agenda}

[Please prepare {prepare}.]
Can you make it?
~If the time doesn’t work, just suggest another one.
+Pass this on if I’ve forgotten anyone.`,
      },
    },
    'invite-dinner': {
      title: 'Invite to a meal or coffee',
      keywords: 'dinner lunch coffee visit brunch barbecue come over catch up',
      fields: [
        needed(
          choice('meal', 'To what', {
            Dinner: 'dinner',
            Lunch: 'lunch',
            Breakfast: 'breakfast',
            Coffee: 'coffee',
          }),
        ),
        needed(date('when', 'When', 'Sunday at 1 pm')),
        text('where', 'Where', 'at our place'),
        text('diet', 'What you cook', 'a vegetarian curry'),
      ],
      subject: 'An invitation to {meal}',
      text: {
        neutral: `
Would you like to come for {meal}[ {when:on}][, {where}]?
[There will be {diet}.]

~It would be nice to have time to talk.
Please let me know whether you can come.
+And please tell me if there is anything that you don’t eat.`,
        formal: `
It would give me great pleasure if you would join me for {meal}[ {when:on}][, {where}].
[There will be {diet}.]

~It would be a good opportunity to talk at leisure.
Please let me know whether this would suit you.
+Please also tell me of anything that you do not eat.`,
        friendly: `
Do you feel like {meal}[ {when:on}][, {where}]?
[I’m making {diet}.]

~I’d love to catch up.
Let me know if you can come!
+And tell me if there’s anything you don’t eat.`,
      },
    },
    'cancel-event': {
      title: 'Call off an event',
      keywords: 'cancel cancelled postponed party event not take place',
      fields: [
        needed(text('event', 'What is called off', 'the garden party')),
        date('when', 'When it was planned', 'Saturday'),
        sentences('why', 'Why', 'A storm has been forecast for the whole weekend.'),
        date('new', 'New date', '21 June'),
      ],
      subject: 'Cancelled: {event}',
      text: {
        neutral: `
Unfortunately I have to call off {event}[, planned for {when}].
{why}

[The new date is {new}.]
~I am sorry, and I hope that it has not upset your plans.
+Thank you to everyone who had already prepared something.`,
        formal: `
I regret to inform you that {event}[, planned for {when},] cannot take place.
{why}

[The new date is {new}.]
~I apologise for any inconvenience.
+I would like to thank everyone who had already made preparations.`,
        friendly: `
I’m sorry, but I have to call off {event}[, planned for {when}].
{why}

[Let’s do it on a new date: {new}.]
~I hope it doesn’t mess up your plans.
+And thanks to everyone who’d already got things ready.`,
      },
    },
  },
};
