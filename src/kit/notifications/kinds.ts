/** What people can be told about, as a table of data. A kind stands here once something in the product tells it. */

export interface Ways {
  inApp: boolean;
  byMail: boolean;
}

interface Kind {
  label: string;
  hint: string;
  defaults: Ways;
  /** Ways there are; both by default. */
  ways?: readonly (keyof Ways)[];
  /** Ways that stay on: whoever takes over an account must not be able to silence its owner's warnings. */
  always?: readonly (keyof Ways)[];
  /** Why the email came, where it always does. */
  reason?: string;
}

/** Money is no break-in: nobody needs a new password because a card was declined. */
const aboutMoney = 'We always e-mail you about failed payments and trials that are about to be charged.';

const notificationKinds = {
  'security.changed': {
    label: 'Security',
    hint: 'Changes to your password, address, second factor, passkeys and API keys.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp', 'byMail'],
    reason: 'We always e-mail you about security changes. If it wasn’t you, change your password now.',
  },
  'billing.problem': {
    label: 'Failed payments',
    hint: 'When a payment fails, and what happens to your plan.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp', 'byMail'],
    reason: aboutMoney,
  },
  'billing.trial': {
    label: 'Trial endings',
    hint: 'Three days before a trial is charged.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp', 'byMail'],
    reason: aboutMoney,
  },
  'billing.receipt': {
    label: 'Receipts and refunds',
    hint: 'When something was paid or refunded. For a business, its owner is notified.',
    defaults: { inApp: true, byMail: true },
    always: ['byMail'],
    reason: 'You’re receiving this because something was paid or refunded. We always e-mail you about that.',
  },
  'feedback.answered': {
    label: 'Answers to your feedback',
    hint: 'When we reply to your feedback. You also get the reply by e-mail.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'gallery.liked': {
    label: 'Likes',
    hint: 'When someone likes what you made. Likes are grouped.',
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
    hint: 'When someone publishes a remix of what you made.',
    defaults: { inApp: true, byMail: false },
  },
  'gallery.featured': {
    label: 'Showcase',
    hint: 'When a steward adds your work to the showcase.',
    defaults: { inApp: true, byMail: false },
  },
  'listing.offer': {
    label: 'Offers',
    hint: 'When someone makes, answers or reviews an offer about a listing, or proposes a meeting.',
    defaults: { inApp: true, byMail: true },
  },
  'listing.matched': {
    label: 'Saved searches',
    hint: 'When a new listing matches a search you saved.',
    defaults: { inApp: true, byMail: true },
  },
  'listing.state': {
    label: 'Your listings',
    hint: 'When a listing of yours is about to expire, or has.',
    defaults: { inApp: true, byMail: false },
  },
  'listing.care': {
    label: 'Stewards of listings',
    hint: 'When a steward decides on your listing; as a steward, when one waits for review.',
    defaults: { inApp: true, byMail: false },
  },
  'question.answered': {
    label: 'Answers',
    hint: 'When someone answers your question, comments on what you wrote there, or accepts your answer.',
    defaults: { inApp: true, byMail: false },
  },
  'question.asked': {
    label: 'Questions to you',
    hint: 'When someone asks you a question directly.',
    defaults: { inApp: true, byMail: false },
  },
  'work.shared': {
    label: 'Shared with you',
    hint: 'When someone shares a work with you.',
    defaults: { inApp: true, byMail: false },
  },
  'work.mentioned': {
    label: 'Mentions',
    hint: 'When someone mentions you in a comment on a shared work.',
    defaults: { inApp: true, byMail: false },
  },
  'mockup.commented': {
    label: 'Comments on mockups',
    hint: 'When someone comments on your mockup, or replies to you.',
    defaults: { inApp: true, byMail: false },
  },
  'site.answered': {
    label: 'Answers to your forms',
    hint: 'When someone sends a form on a site you published. Answers are grouped.',
    defaults: { inApp: true, byMail: false },
  },
  'thread.mentioned': {
    label: 'Mentions in threads',
    hint: 'When someone mentions you in a thread you haven’t muted.',
    defaults: { inApp: true, byMail: false },
  },
  'thread.message': {
    label: 'New messages in threads',
    hint: 'When there are new messages in threads you follow. Messages are grouped.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'thread.invited': {
    label: 'Added to threads',
    hint: 'When someone adds you to a thread or transfers one to you.',
    defaults: { inApp: true, byMail: false },
  },
  'thread.opened': {
    label: 'Threads made public',
    hint: 'When the owner of a private thread that you are in makes it public.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp'],
    reason: 'You get this because you are in a thread that was made public.',
  },
  'thread.digest': {
    label: 'Unread threads by e-mail',
    hint: 'At most one e-mail a day about unread messages, outside your quiet hours. Set those on the Threads page.',
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
    hint: 'When someone tests or gives feedback on your experiment, or replies to you.',
    defaults: { inApp: true, byMail: false },
  },
  'lab.news': {
    label: 'News from the lab',
    hint: 'When an experiment you test or follow has a new version or status.',
    defaults: { inApp: true, byMail: false },
  },
  'thanks.given': {
    label: 'Thanks',
    hint: 'When someone thanks you.',
    defaults: { inApp: true, byMail: false },
  },
  'quest.finished': {
    label: 'Quests',
    hint: 'When you finish a quest and its scroll is ready.',
    defaults: { inApp: true, byMail: false },
  },
  'invite.joined': {
    label: 'Invites',
    hint: 'When someone joins with your invite, and when you earn a reward.',
    defaults: { inApp: true, byMail: false },
  },
  'beta.invited': {
    label: 'Panda beta',
    hint: 'When it’s your turn in the beta. You also get an e-mail.',
    defaults: { inApp: true, byMail: false },
    ways: ['inApp'],
  },
  'business.changed': {
    label: 'Businesses',
    hint: 'When someone invites you to a business, changes your role, or transfers one to you.',
    defaults: { inApp: true, byMail: true },
  },
  'report.decided': {
    label: 'Reports',
    hint: 'The outcome of your reports, and when something of yours is hidden.',
    defaults: { inApp: true, byMail: false },
  },
  'run.ready': {
    label: 'Results',
    hint: 'When a long run finishes while you’re away.',
    defaults: { inApp: true, byMail: false },
  },
  'job.ended': {
    label: 'Finished work',
    hint: 'When a background task is done, such as a data export.',
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
