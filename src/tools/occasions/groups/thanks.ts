import { date, list, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const thanks: OccasionGroup = {
  title: 'Thanks',
  occasions: {
    'thank-help': {
      title: 'Thank for help',
      keywords: 'thank you thanks support kindness grateful',
      fields: [
        needed(text('help', 'For what', 'your help with the move')),
        sentences('effect', 'What it did for you', 'Without you I would still be carrying boxes.'),
      ],
      subject: 'Thank you for {help}',
      text: {
        neutral: `
Thank you very much for {help}.
{effect}

~It made a real difference, and I won’t forget it.
+If I can ever do something for you, please tell me.`,
        formal: `
I would like to thank you sincerely for {help}.
{effect}

~Your support made a considerable difference, and I am very grateful.
+Should I ever be able to return the favour, it would be my pleasure.`,
        friendly: `
Thank you so much for {help}!
{effect}

~It really made a difference.
+I owe you one, so just say the word.`,
      },
    },
    'thank-gift': {
      title: 'Thank for a gift',
      keywords: 'present birthday christmas wedding flowers thank you note',
      fields: [
        needed(text('gift', 'Which gift', 'the beautiful vase')),
        text('occasion', 'For what occasion', 'my birthday'),
        sentences('use', 'What you do with it', 'It is already full of tulips.'),
      ],
      subject: 'Thank you for {gift}',
      text: {
        neutral: `
Thank you very much for {gift}[ for {occasion}].
{use}

~It was very kind of you to think of me.
+I hope to see you soon and to thank you in person.`,
        formal: `
Please accept my sincere thanks for {gift}[ on the occasion of {occasion}].
{use}

~It was most thoughtful of you.
+I hope to have the opportunity to thank you in person before long.`,
        friendly: `
Thank you so much for {gift}[ for {occasion}]!
{use}

~You couldn’t have chosen better.
+I hope we see each other soon, so I can thank you properly.`,
      },
    },
    'thank-interview': {
      title: 'Thank for an interview',
      keywords: 'job interview follow up after conversation application',
      fields: [
        needed(text('role', 'For which job', 'the position of project manager')),
        date('when', 'When it was', 'Tuesday'),
        list('liked', 'What you liked, one per line', 'the way your teams work\nthe plans for next year'),
      ],
      subject: 'Thank you for the interview',
      text: {
        neutral: `
Thank you for the conversation about {role}[ {when:on}].
[I particularly liked {liked:and}.]

~After our talk I am even more interested in working with you.
Please let me know if you need anything else from me.
+I look forward to hearing from you.`,
        formal: `
Thank you for taking the time to discuss {role} with me[ {when:on}].
[I was particularly impressed by {liked:and}.]

~Our conversation has confirmed my wish to join your organisation.
Please do not hesitate to contact me if you require any further information.
+I look forward to hearing from you.`,
        friendly: `
Thanks again for talking with me about {role}[ {when:on}].
[I really liked {liked:and}.]

~I came away even keener than before.
Just let me know if you need anything else from me.
+I’m looking forward to hearing from you!`,
      },
    },
    'thank-hospitality': {
      title: 'Thank for hospitality',
      keywords: 'stay host dinner evening visit guest weekend',
      fields: [
        needed(text('visit', 'For what', 'the wonderful evening')),
        date('when', 'When it was', 'Saturday'),
        list('moments', 'What you liked best, one per line', 'the walk along the river\nyour apple cake'),
      ],
      subject: 'Thank you for {visit}',
      text: {
        neutral: `
Thank you very much for {visit}[ {when:on}].
[I especially enjoyed {moments:and}.]

~I felt very welcome.
+Next time it is my turn to invite you.`,
        formal: `
I would like to thank you warmly for {visit}[ {when:on}].
[I particularly enjoyed {moments:and}.]

~You made me feel most welcome.
+It would be a pleasure to return your hospitality.`,
        friendly: `
Thank you so much for {visit}[ {when:on}]!
[My favourite part was {moments:and}.]

~I felt completely at home.
+Next time you’re coming to me.`,
      },
    },
    'thank-team': {
      title: 'Thank a team for its work',
      keywords: 'team colleagues project success well done praise recognition',
      fields: [
        needed(text('work', 'For what', 'your work on the release')),
        list(
          'results',
          'What was achieved, one per line',
          'The release went out on time.\nNobody had to work at the weekend.',
        ),
        sentences('next', 'What comes next', 'We celebrate on Friday at four.'),
      ],
      subject: 'Thank you for {work}',
      text: {
        neutral: `
I would like to thank you all for {work}.
{results}

{next}
~I know how much effort there was behind it.
+I am glad to work with people who look after things the way you do.`,
        formal: `
I would like to express my sincere thanks to all of you for {work}.
{results}

{next}
~I am well aware of the effort behind it.
+It is a privilege to work with such a dedicated team.`,
        friendly: `
A big thank-you to all of you for {work}!
{results}

{next}
~I know how much effort you put into it.
+It’s a pleasure to be part of this team.`,
      },
    },
  },
};
