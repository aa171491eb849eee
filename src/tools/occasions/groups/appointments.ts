import { date, list, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const appointments: OccasionGroup = {
  title: 'Appointments',
  occasions: {
    'request-appointment': {
      title: 'Ask for an appointment',
      keywords: 'book appointment doctor dentist hairdresser meeting time slot',
      fields: [
        needed(text('purpose', 'What for', 'a check-up')),
        list('times', 'When it suits you, one per line', 'Monday morning\nThursday after three'),
        sentences('details', 'What they should know', 'It is my first visit.'),
      ],
      subject: 'Appointment for {purpose}',
      text: {
        neutral: `
I would like to make an appointment for {purpose}.
[{times:or} would suit me well.]
{details}

Please let me know which time is possible.
~Thank you for your help.
+Please tell me if I should bring anything.`,
        formal: `
I would like to arrange an appointment for {purpose}.
[{times:or} would be convenient for me.]
{details}

I would be grateful if you could confirm a time.
~Thank you in advance for your help.
+Please let me know if there is anything I should bring.`,
        friendly: `
I’d like to make an appointment for {purpose}.
[{times:or} would be great.]
{details}

When could I come?
~Thanks for your help!
+Let me know if I should bring anything.`,
      },
    },
    'confirm-appointment': {
      title: 'Confirm an appointment',
      keywords: 'confirm meeting time agreed see you',
      fields: [
        needed(text('what', 'Which appointment', 'our meeting')),
        needed(date('when', 'When', 'Thursday at 3 pm')),
        text('where', 'Where', 'at your office'),
        list('bring', 'What you’ll bring, one per line', 'the contract\nmy calendar'),
      ],
      subject: 'Confirmed: {what}',
      text: {
        neutral: `
I confirm {what}[ {when:on}][, {where}].
[I will bring {bring:and}.]

~I look forward to it.
+If anything changes, please tell me.`,
        formal: `
I am pleased to confirm {what}[ {when:on}][, {where}].
[I will bring {bring:and} with me.]

~I look forward to meeting you.
+Please let me know should anything change.`,
        friendly: `
Great, {what}[ {when:on}][, {where},] is in my calendar.
[I’ll bring {bring:and}.]

~Looking forward to it!
+Just tell me if anything changes.`,
      },
    },
    'change-appointment': {
      title: 'Move an appointment',
      keywords: 'reschedule change postpone another time move meeting appointment',
      fields: [
        needed(text('what', 'Which appointment', 'our meeting')),
        needed(date('was', 'When it is now', 'Thursday at 2 pm')),
        date('new', 'New time', 'Friday at 10 am'),
        sentences('why', 'Why', 'The room is taken.'),
      ],
      subject: 'Moving {what}',
      text: {
        neutral: `
Unfortunately I have to move {what}[ {was:on}].
{why}

[Would {new} suit you instead?]
[!new?Could you suggest another time?]
~I am sorry for the trouble.
+Thank you for being flexible.`,
        formal: `
I regret that I have to reschedule {what}[ {was:on}].
{why}

[Would {new} be convenient for you instead?]
[!new?I would be grateful if you could suggest another time.]
~I apologise for any inconvenience.
+Thank you for your flexibility.`,
        friendly: `
I’m afraid I have to move {what}[ {was:on}].
{why}

[Would {new} work for you instead?]
[!new?When would suit you?]
~Sorry for the hassle!
+Thanks for being so flexible.`,
      },
    },
    'cancel-appointment': {
      title: 'Cancel an appointment or booking',
      keywords: 'cancel appointment booking reservation table cannot come',
      fields: [
        needed(text('what', 'What you cancel', 'my appointment')),
        needed(date('when', 'When it is', 'Tuesday at 11 am')),
        text('number', 'Booking number', 'R-2207'),
        sentences('why', 'Why', 'I have to travel for work.'),
      ],
      subject: 'Cancellation: {what}',
      text: {
        neutral: `
Unfortunately I have to cancel {what}[ {when:on}][ (number {number})].
{why}

Please confirm the cancellation.
~I am sorry for the trouble.
+Thank you for your understanding.`,
        formal: `
I regret that I have to cancel {what}[ {when:on}][ (number {number})].
{why}

Please confirm the cancellation in writing.
~I apologise for any inconvenience.
+Thank you for your understanding.`,
        friendly: `
I’m sorry, but I have to cancel {what}[ {when:on}][ (number {number})].
{why}

Could you let me know that you’ve got this?
~Sorry for the trouble!
+Thanks for understanding.`,
      },
    },
    'remind-appointment': {
      title: 'Remind of an appointment',
      keywords: 'reminder appointment tomorrow meeting do not forget',
      fields: [
        needed(text('what', 'Which appointment', 'your appointment for the car inspection')),
        needed(date('when', 'When', 'tomorrow at 8 am')),
        text('where', 'Where', 'at 3 Station Road'),
        list('bring', 'What to bring, one per line', 'the papers\nthe second key'),
      ],
      subject: 'Reminder: {what}',
      text: {
        neutral: `
This is a reminder of {what}[ {when:on}][, {where}].
[Please bring {bring:and}.]

If you can’t come, please let us know in good time.
+Then we can offer the time to somebody else.
~We look forward to seeing you.`,
        formal: `
We would like to remind you of {what}[ {when:on}][, {where}].
[Please bring {bring:and} with you.]

Should you be unable to attend, please inform us in good time.
+This allows us to offer the time to somebody else.
~We look forward to welcoming you.`,
        friendly: `
A quick reminder of {what}[ {when:on}][, {where}].
[Please bring {bring:and}.]

If you can’t make it, just let us know in good time.
+That way somebody else can have the slot.
~See you then!`,
      },
    },
  },
};
