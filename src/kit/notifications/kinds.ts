/** What people can be told about, as a table of data. A kind stands here once something in the product tells it. */

export interface Ways {
  inApp: boolean;
  byMail: boolean;
}

interface Kind {
  label: string;
  hint: string;
  defaults: Ways;
  /** Ways there are; both, unless told. */
  ways?: readonly (keyof Ways)[];
  /** Ways that stay on: whoever takes over an account must not be able to silence its owner's warnings. */
  always?: readonly (keyof Ways)[];
  /** Why the letter came, where it always does. */
  reason?: string;
}

/** Money is no break-in: nobody needs a new password because a card was declined. */
const aboutMoney =
  'We always write about money: payments that fail, and trials that are about to be charged.';

const notificationKinds = {
  'security.changed': {
    label: 'Security',
    hint: 'Changes to your password, address, second factor, passkeys and API keys.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp', 'byMail'],
    reason:
      'We always write when the security of your account changes. If it was not you, choose a new password at once.',
  },
  'billing.problem': {
    label: 'Payments that fail',
    hint: 'When a payment does not go through, and what happens to your plan.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp', 'byMail'],
    reason: aboutMoney,
  },
  'billing.trial': {
    label: 'Trials that end',
    hint: 'Three days before a trial is charged.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp', 'byMail'],
    reason: aboutMoney,
  },
  'billing.receipt': {
    label: 'Receipts and refunds',
    hint: 'When something was paid or refunded. Of a business, its owner hears.',
    defaults: { inApp: true, byMail: true },
    always: ['byMail'],
    reason: 'You get this because something was paid or refunded. We always write then.',
  },
  'feedback.answered': {
    label: 'Answers to your feedback',
    hint: 'When someone answers what you told us. The answer itself also comes by e-mail.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'gallery.liked': {
    label: 'Likes',
    hint: 'When someone likes what you made. Likes that come together are told together.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'gallery.commented': {
    label: 'Comments',
    hint: 'When someone comments on what you made.',
    defaults: { inApp: true, byMail: false },
  },
  'gallery.remixed': {
    label: 'Remixes',
    hint: 'When someone publishes something that began with what you made.',
    defaults: { inApp: true, byMail: false },
  },
  'gallery.featured': {
    label: 'Showcase',
    hint: 'When a steward puts something of yours into the showcase.',
    defaults: { inApp: true, byMail: false },
  },
  'question.answered': {
    label: 'Answers',
    hint: 'When someone answers your question, comments on what you wrote there, or accepts your answer.',
    defaults: { inApp: true, byMail: false },
  },
  'question.asked': {
    label: 'Questions to you',
    hint: 'When someone asks you a question by name.',
    defaults: { inApp: true, byMail: false },
  },
  'work.shared': {
    label: 'Shared with you',
    hint: 'When someone lets you read or edit what they work on.',
    defaults: { inApp: true, byMail: false },
  },
  'work.mentioned': {
    label: 'Mentions',
    hint: 'When someone names you in a comment on what you work on together.',
    defaults: { inApp: true, byMail: false },
  },
  'mockup.commented': {
    label: 'Comments on mockups',
    hint: 'When someone comments on a point of your mockup, or replies to you there.',
    defaults: { inApp: true, byMail: false },
  },
  'thread.mentioned': {
    label: 'Mentions in threads',
    hint: 'When someone names you in a thread that you are in and have not muted.',
    defaults: { inApp: true, byMail: false },
  },
  'thread.message': {
    label: 'New messages in threads',
    hint: 'When something new is said in threads that you follow. Messages that come together are told together.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'thread.invited': {
    label: 'Added to threads',
    hint: 'When someone adds you to a thread or hands one over to you.',
    defaults: { inApp: true, byMail: false },
  },
  'thread.digest': {
    label: 'Unread threads by e-mail',
    hint: 'One e-mail a day at most with what is unread, outside your quiet hours. Choose those on the Threads page.',
    defaults: { inApp: false, byMail: true },
    ways: ['byMail'],
  },
  'people.followed': {
    label: 'Followers',
    hint: 'When someone follows you.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'lab.feedback': {
    label: 'Feedback in the lab',
    hint: 'When someone tries, tests or says something about your experiment, or replies to you there.',
    defaults: { inApp: true, byMail: false },
  },
  'lab.news': {
    label: 'News from the lab',
    hint: 'When an experiment that you test or follow has a new version or status.',
    defaults: { inApp: true, byMail: false },
  },
  'thanks.given': {
    label: 'Thanks',
    hint: 'When someone thanks you.',
    defaults: { inApp: true, byMail: false },
  },
  'quest.finished': {
    label: 'Quests',
    hint: 'When you have done every step of a quest and its scroll is ready.',
    defaults: { inApp: true, byMail: false },
  },
  'invite.joined': {
    label: 'Invites',
    hint: 'When someone joins by your invite, and when there is a reward for it.',
    defaults: { inApp: true, byMail: false },
  },
  'beta.invited': {
    label: 'Panda beta',
    hint: 'When it is your turn in the beta. The invitation itself also comes by e-mail.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'business.changed': {
    label: 'Businesses',
    hint: 'When someone invites you to a business, changes your role there, or hands one over to you.',
    defaults: { inApp: true, byMail: true },
  },
  'report.decided': {
    label: 'Reports',
    hint: 'What came of something you reported, and when something of yours was hidden after a report.',
    defaults: { inApp: true, byMail: false },
  },
  'run.ready': {
    label: 'Results',
    hint: 'When something that takes a while is ready and you are not watching it.',
    defaults: { inApp: true, byMail: false },
  },
  'job.ended': {
    label: 'Finished work',
    hint: 'When something you started in the background is done, such as a data export.',
    defaults: { inApp: true, byMail: true },
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

export const kindOf = (name: NotificationKind): Kind => notificationKinds[name];

const bothWays: readonly (keyof Ways)[] = ['inApp', 'byMail'];

/** The ways of a kind that a person may turn on and off. */
export function choosableWays(name: NotificationKind) {
  const { ways = bothWays, always = [] } = kindOf(name);
  return ways.filter((way) => !always.includes(way));
}

/** How someone is told of a kind: what they chose over the defaults, within what can be chosen. */
export function waysFor(name: NotificationKind, chosen: Ways | undefined): Ways {
  const { defaults } = kindOf(name);
  const choosable = choosableWays(name);
  const way = (one: keyof Ways) => (choosable.includes(one) && chosen ? chosen[one] : defaults[one]);
  return { inApp: way('inApp'), byMail: way('byMail') };
}
