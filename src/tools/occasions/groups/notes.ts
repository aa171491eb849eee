import { amount, date, list, name, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const notes: OccasionGroup = {
  title: 'Notes and posts',
  occasions: {
    'note-message': {
      title: 'Note: pass on a message',
      keywords: 'note called phone message while you were out pass on',
      fields: [
        needed(name('caller', 'Who called or came', 'Mrs Lindqvist')),
        date('when', 'When', '11 am'),
        needed(sentences('message', 'What they said', 'The curtains are ready.')),
        text('number', 'Number to call back', '0151 5550 123'),
      ],
      subject: 'A message from {caller}',
      frame: 'note',
      text: {
        neutral: `
{caller} was trying to reach you[ {when:on}].
{message}

[Please call back: {number}.]
~Please get in touch when you can.`,
        formal: `
{caller} tried to reach you[ {when:on}].
{message}

[Please return the call: {number}.]
~Please get in touch when you can.`,
        friendly: `
{caller} was looking for you[ {when:on}].
{message}

[Please call back: {number}.]
~Get in touch when you can.`,
      },
    },
    'note-household': {
      title: 'Note: leave instructions',
      keywords: 'note sitter house pets plants instructions list',
      fields: [
        needed(list('tasks', 'What to do, one per line', 'Feed the cat at seven\nWater the tomatoes')),
        text('where', 'Where things are', 'the cupboard under the stairs'),
        text('number', 'Your number', '0151 5550 123'),
        date('back', 'When you’re back', 'Sunday evening'),
      ],
      subject: 'What to do while I’m away',
      frame: 'note',
      text: {
        neutral: `
Thank you for looking after everything.
{tasks}

[What you need is in {where}.]
[If something comes up, call {number}.]
[I am back {back:on}.]
Please make yourself at home.`,
        formal: `
Thank you for looking after everything.
{tasks}

[Everything you need is in {where}.]
[If anything comes up, please call {number}.]
[I will be back {back:on}.]
Please make yourself at home.`,
        friendly: `
Thanks so much for looking after things!
{tasks}

[All you need is in {where}.]
[Call me if anything comes up: {number}.]
[I’m back {back:on}.]
Make yourself at home!`,
      },
    },
    'post-sale': {
      title: 'Post: sell something',
      keywords: 'for sale sell advert classified listing second hand',
      fields: [
        needed(text('thing', 'What you sell', 'a child’s bicycle, 20 inches')),
        amount('price', 'Price', '60 euros'),
        list('details', 'Details, one per line', 'new tyres\na few scratches on the frame'),
        text('collect', 'Where to collect it', 'in the east of the town'),
        text('contact', 'How to reach you', 'by message here'),
      ],
      subject: 'For sale: {thing}',
      frame: 'post',
      text: {
        neutral: `
I am selling {thing}[ for {price}].
{details}

[It can be collected {collect}.]
[Please get in touch {contact}.]
~I am happy to send more photos.
+Private sale, no returns.`,
        formal: `
For sale: {thing}[, {price}].
{details}

[Collection is possible {collect}.]
[Enquiries are welcome {contact}.]
~Further photographs are available on request.
+Private sale, no returns.`,
        friendly: `
Looking for a new home: {thing}[, yours for {price}].
{details}

[You can pick it up {collect}.]
[Just get in touch {contact}.]
~Happy to send more photos!
+Private sale, no returns.`,
      },
    },
    'post-lost': {
      title: 'Post: lost or found',
      keywords: 'lost found missing cat dog keys wallet search',
      fields: [
        needed(text('thing', 'What you’ve lost', 'a grey cat with a white tail')),
        date('when', 'Last seen', 'Monday evening'),
        text('where', 'Where', 'near the station'),
        text('contact', 'How to reach you', 'by phone on 0151 5550 123'),
        amount('reward', 'Reward', '50 euros'),
      ],
      subject: 'Missing: {thing}',
      frame: 'post',
      text: {
        neutral: `
I am looking for {thing}[, last seen {when:on}][ {where}].

[Please contact me {contact}.]
[There is a reward of {reward}.]
~Every hint helps.
+Please share this with people nearby.`,
        formal: `
Missing: {thing}[, last seen {when:on}][ {where}].

[Please contact me {contact}.]
[A reward of {reward} is offered.]
~Any information would be appreciated.
+Please share this with people nearby.`,
        friendly: `
Please keep your eyes open for {thing}[, last seen {when:on}][ {where}].

[You can reach me {contact}.]
[The finder gets {reward}.]
~Every hint helps!
+Please share this with everyone nearby.`,
      },
    },
    'post-event': {
      title: 'Post: announce an event',
      keywords: 'announcement event concert market fair post news',
      fields: [
        needed(text('event', 'What', 'the neighbourhood flea market')),
        needed(date('when', 'When', 'Sunday from 10 am')),
        text('where', 'Where', 'on the green'),
        list('details', 'What there is, one per line', 'Forty stalls\nHome-made cake'),
        amount('entry', 'Entry', '2 euros'),
      ],
      subject: 'Coming up: {event}',
      frame: 'post',
      text: {
        neutral: `
Save the date for {event}[, {when:on}][, {where}].
{details}

[Entry: {entry}.]
~Everyone is welcome.
+Bring your friends and neighbours along.`,
        formal: `
We are pleased to announce {event}[, which takes place {when:on}][, {where}].
{details}

[Admission: {entry}.]
~All are welcome.
+Please feel free to share this announcement.`,
        friendly: `
Here’s something to look forward to: {event}[, {when:on}][, {where}]!
{details}

[Entry: {entry}.]
~Everyone’s welcome.
+Bring your friends and neighbours!`,
      },
    },
    'post-recommend': {
      title: 'Post: ask for recommendations',
      keywords: 'recommendation tip looking for advice know good doctor plumber',
      fields: [
        needed(text('what', 'What you’re looking for', 'a good vet')),
        text('where', 'Where', 'in or near Leeds'),
        list('matters', 'What matters to you, one per line', 'open on Saturdays\npatient with old dogs'),
      ],
      subject: 'Can you recommend {what}?',
      frame: 'post',
      text: {
        neutral: `
Can anyone recommend {what}[ {where}]?
[What matters to me: {matters:and}.]

~Thank you for your tips.
+I will report back on how it went.`,
        formal: `
I would be grateful for a recommendation of {what}[ {where}].
[The following matters to me: {matters:and}.]

~Thank you for your suggestions.
+I will report back on my experience.`,
        friendly: `
Does anyone know {what}[ {where}]?
[What matters to me: {matters:and}.]

~Thanks for your tips!
+I’ll let you know how it goes.`,
      },
    },
  },
};
