import { action, date, needed, sentences, text, type OccasionGroup } from '../occasion.ts';

export const replies: OccasionGroup = {
  title: 'Replies',
  occasions: {
    accept: {
      title: 'Accept an invitation or offer',
      keywords: 'yes say yes agree gladly come attend rsvp',
      fields: [
        needed(text('offer', 'What you accept', 'your invitation to the summer party')),
        date('when', 'When it is', 'Saturday at 7 pm'),
        text('bring', 'What you’ll bring', 'a salad'),
      ],
      subject: 'Yes to {offer}',
      text: {
        neutral: `
Thank you for {offer}.
I am happy to accept[ and have noted {when}].
[I will bring {bring}.]

~I am looking forward to it.
+Please let me know if there is anything I should prepare.`,
        formal: `
Thank you very much for {offer}, which I am pleased to accept.
[I have noted {when} in my diary.]
[I will bring {bring} with me.]

~I very much look forward to it.
+Please let me know if there is anything that I should prepare.`,
        friendly: `
Thanks so much for {offer}. I’d love to!
[I’ve put {when} in my calendar.]
[I’ll bring {bring}.]

~I’m really looking forward to it.
+Tell me if there’s anything else I can do.`,
      },
    },
    decline: {
      title: 'Decline an invitation or offer',
      keywords: 'no say no turn down refuse cannot come regret rsvp',
      fields: [
        needed(text('offer', 'What you decline', 'your invitation to the conference')),
        sentences('why', 'Why', 'I am travelling that week.'),
        text('instead', 'What you suggest instead', 'a call the week after'),
      ],
      subject: 'About {offer}',
      text: {
        neutral: `
Thank you for {offer}.
Unfortunately I have to decline.
{why}

[May I suggest {instead}?]
~I hope you understand, and I wish you every success.
+I would be glad if you thought of me another time.`,
        formal: `
Thank you very much for {offer}.
I regret that I am unable to accept.
{why}

[May I suggest {instead} as an alternative?]
~I hope for your understanding and wish you every success.
+I would be pleased to be considered on another occasion.`,
        friendly: `
Thank you for {offer}. It was lovely of you to think of me.
Sadly I can’t make it this time.
{why}

[How about {instead}?]
~I’m sorry to miss it.
+Please do ask me again next time.`,
      },
    },
    'agree-request': {
      title: 'Say yes to a request',
      keywords: 'will do agree ok confirm happy to help',
      fields: [
        needed(action('request', 'I will …', 'send you the figures')),
        date('when', 'When', 'Wednesday'),
        sentences('condition', 'What you need for it', 'Please send me the new template first.'),
      ],
      subject: 'Your request',
      text: {
        neutral: `
Thank you for asking.
Yes, I will {request}[ {when:on}].
{condition}

~I will let you know if anything changes.
+If you need anything else, just ask.`,
        formal: `
Thank you for your request.
I am pleased to confirm that I will {request}[ {when:on}].
{condition}

~I will inform you without delay should anything change.
+Please contact me if I can be of further assistance.`,
        friendly: `
Of course, I’ll {request}[ {when:on}].
{condition}

~I’ll let you know if anything comes up.
+And just shout if you need anything else.`,
      },
    },
    'refuse-request': {
      title: 'Say no to a request',
      keywords: 'cannot help sorry refuse unable no time too much',
      fields: [
        needed(action('request', 'I cannot …', 'take over the shift on Sunday')),
        sentences('why', 'Why', 'I have promised to be with my family.'),
        text('instead', 'What you can offer', 'the evening shift on Monday'),
      ],
      subject: 'Your request',
      text: {
        neutral: `
Thank you for asking me.
Unfortunately I cannot {request}.
{why}

[What I can offer is {instead}.]
~I hope that you find a good solution.
+I am sorry that I can’t give you a better answer this time.`,
        formal: `
Thank you for your request.
I regret to inform you that I cannot {request}.
{why}

[I would, however, be able to offer {instead}.]
~I hope for your understanding.
+I am sorry not to be able to give you a more favourable answer.`,
        friendly: `
Thanks for asking me!
I’m really sorry, but I can’t {request}.
{why}

[What I could do is {instead}.]
~I hope you find another way.
+I’d gladly help another time.`,
      },
    },
    'reply-later': {
      title: 'Say that you’ll reply later',
      keywords: 'received get back to you need time will answer holding reply',
      fields: [
        needed(date('when', 'You’ll answer by', 'Thursday')),
        text('about', 'What it’s about', 'the new contract'),
        sentences('why', 'Why it takes until then', 'I need to check it with our accountant.'),
      ],
      subject: 'Your message[ about {about}]',
      text: {
        neutral: `
Thank you for your message[ about {about}].
I will get back to you by {when}.
{why}

~If it is more urgent than that, please tell me.
+Until then there is nothing that you need to do.`,
        formal: `
Thank you for your message[ concerning {about}].
You will receive my reply by {when}.
{why}

~Please let me know if the matter is more urgent.
+In the meantime, no action is required on your part.`,
        friendly: `
Thanks for your message[ about {about}]!
I’ll get back to you by {when}.
{why}

~If you need it sooner, just tell me.
+Until then you don’t have to do anything.`,
      },
    },
    'confirm-receipt': {
      title: 'Confirm that something arrived',
      keywords: 'received got it thanks arrived acknowledge documents parcel',
      fields: [
        needed(text('thing', 'What arrived', 'your documents')),
        date('when', 'When it arrived', 'Monday'),
        sentences('next', 'What happens next', 'You will hear from us within ten days.'),
      ],
      subject: 'Received: {thing}',
      text: {
        neutral: `
Thank you for {thing}.
[Everything arrived safely {when:on}.]
{next}

~Please get in touch if you have any questions.
+Thank you for sending it.`,
        formal: `
I confirm receipt of {thing}[, which reached us {when:on}].
{next}

~Please do not hesitate to contact me if you have any questions.
+Thank you for sending it.`,
        friendly: `
Thanks for {thing}!
[It all got here safely {when:on}.]
{next}

~Let me know if you have any questions.
+Thanks for sending it.`,
      },
    },
  },
};
