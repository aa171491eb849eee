/** What people can be told about, as a table of data. A kind stands here once something in the product tells it. */

export interface Ways {
  inApp: boolean;
  byMail: boolean;
}

interface Kind {
  label: string;
  hint: string;
  defaults: Ways;
  /** Ways that stay on: whoever takes over an account must not be able to silence its owner's warnings. */
  always?: readonly (keyof Ways)[];
}

export const notificationKinds = {
  'security.changed': {
    label: 'Security',
    hint: 'Changes to your password, address, second factor, passkeys and API keys.',
    defaults: { inApp: true, byMail: true },
    always: ['inApp', 'byMail'],
  },
  'feedback.answered': {
    label: 'Answers to your feedback',
    hint: 'When someone answers what you told us.',
    defaults: { inApp: true, byMail: true },
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

/** How someone is told of a kind: what they chose over the defaults, and what stays on over both. */
export function waysFor(name: NotificationKind, chosen: Ways | undefined): Ways {
  const { defaults, always = [] } = kindOf(name);
  const { inApp, byMail } = chosen ?? defaults;
  return { inApp: inApp || always.includes('inApp'), byMail: byMail || always.includes('byMail') };
}
