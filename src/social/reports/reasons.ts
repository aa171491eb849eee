/** Why people report something, in the order in which they are offered. */
export const reportReasons = ['spam', 'unkind', 'unsafe', 'copied', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reasonWords: Record<ReportReason, { label: string; hint: string }> = {
  spam: { label: 'Spam', hint: 'Advertising or repeated content.' },
  unkind: { label: 'Unkind', hint: 'It insults, threatens or harasses someone.' },
  unsafe: { label: 'Unsafe', hint: 'It is dangerous, cruel, or not for all ages.' },
  copied: { label: 'Stolen work', hint: 'It is someone else’s work.' },
  private: { label: 'Private', hint: 'It reveals private information.' },
  other: { label: 'Something else', hint: 'Describe the problem.' },
};

/** What whoever made it reads. */
export const whyHidden = (reason: ReportReason, message = '') =>
  reason === 'other'
    ? message || 'It does not belong here.'
    : [`${reasonWords[reason].label}. ${reasonWords[reason].hint}`, message].filter(Boolean).join(' ');

/** `upheld`: what was reported is hidden. `dismissed`: it stays. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];
