import { date, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const apologies: OccasionGroup = {
  title: 'Apologies',
  occasions: {
    'late-reply': {
      title: 'Apologise for a late reply',
      keywords: 'sorry took so long answer delay getting back',
      fields: [
        text('about', 'What it’s about', 'the garden project'),
        sentences('why', 'Why it took so long', 'I was ill for two weeks.'),
        needed(sentences('answer', 'Your answer', 'I would be glad to take part.')),
      ],
      subject: 'My late reply[ about {about}]',
      text: {
        neutral: `
I am sorry for the late reply[ about {about}].
{why}

{answer}
~Thank you for your patience.
+I will make sure to answer more quickly from now on.`,
        formal: `
Please accept my apologies for the delay in replying[ to your message about {about}].
{why}

{answer}
~Thank you for your patience.
+I will ensure that you receive a prompt answer in future.`,
        friendly: `
Sorry that it took me so long to write back[ about {about}]!
{why}

{answer}
~Thanks for being so patient.
+I’ll be quicker next time, promise.`,
      },
    },
    'missed-appointment': {
      title: 'Apologise for a missed appointment',
      keywords: 'sorry forgot did not come no show meeting missed',
      fields: [
        needed(text('what', 'What you missed', 'our meeting')),
        date('when', 'When it was', 'Monday at 9 am'),
        sentences('why', 'Why', 'My train was cancelled and my phone was empty.'),
        text('new', 'New times you suggest', 'Thursday or Friday morning'),
      ],
      subject: 'Sorry that I missed {what}',
      text: {
        neutral: `
I am sorry that I missed {what}[ {when:on}].
{why}

[Would {new} suit you instead?]
[!new?Could we find another time?]
~I know that you kept this time free for me.
+It won’t happen again.`,
        formal: `
Please accept my apologies for having missed {what}[ {when:on}].
{why}

[Would {new} be convenient for you instead?]
[!new?I would be grateful if we could arrange another time.]
~I am aware that you had set this time aside for me.
+I will make sure that it does not happen again.`,
        friendly: `
I’m so sorry that I missed {what}[ {when:on}].
{why}

[Would {new} work for you instead?]
[!new?Shall we find another time?]
~I feel bad that you kept the time free for me.
+I promise it won’t happen again.`,
      },
    },
    mistake: {
      title: 'Apologise for a mistake',
      keywords: 'sorry error wrong my fault regret put right',
      fields: [
        needed(text('mistake', 'Which mistake', 'the wrong figures in my report')),
        sentences('how', 'How it happened', 'I copied them from last year’s file.'),
        needed(sentences('fix', 'What you do about it', 'The corrected report is attached.')),
      ],
      subject: 'My apologies for {mistake}',
      text: {
        neutral: `
I am sorry for {mistake}.
{how}

{fix}
~I regret the trouble that this has caused you.
+I will take care that it does not happen again.`,
        formal: `
I would like to apologise for {mistake}.
{how}

{fix}
~I sincerely regret any inconvenience this has caused you.
+I will take every care that it does not happen again.`,
        friendly: `
I’m really sorry for {mistake}.
{how}

{fix}
~I hope that it didn’t cause you too much trouble.
+I’ll be more careful from now on.`,
      },
    },
    'delay-announced': {
      title: 'Announce a delay',
      keywords: 'late later than planned postpone not ready deadline extension',
      fields: [
        needed(text('thing', 'What will be late', 'the delivery of your order')),
        date('was', 'Planned for', '10 June'),
        needed(date('now', 'Now expected', '17 June')),
        sentences('why', 'Why', 'One of our machines broke down.'),
      ],
      subject: 'A delay: {thing}',
      text: {
        neutral: `
I have to announce a delay with {thing}[, planned for {was}].
{why}

The new date is {now}.
~I am sorry about this, and I will tell you at once if anything else changes.
+Please let me know if the new date causes you difficulties, and we will look for a solution.`,
        formal: `
I regret to inform you of a delay with {thing}[, which was planned for {was}].
{why}

The new date is {now}.
~I apologise for the inconvenience and will inform you immediately of any further change.
+Should the new date cause you difficulties, please let me know so that we can find a solution.`,
        friendly: `
Just so you know in time: there’s a delay with {thing}[, planned for {was}].
{why}

The new date is {now}.
~I’m sorry about that, and I’ll tell you right away if anything else changes.
+If the new date is a problem for you, tell me and we’ll work something out.`,
      },
    },
  },
};
