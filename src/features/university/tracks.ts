/** What lessons are ordered by; `?track=` in the address names one. */
export const trackIds = ['tutorials', 'fundamentals', 'writing', 'publishing'] as const;
export type TrackId = (typeof trackIds)[number];

export const tracks: Readonly<Record<TrackId, { title: string; summary: string }>> = {
  tutorials: {
    title: 'Tutorials',
    summary: 'Your first hour: one tool per lesson, from a question to a finished e-mail.',
  },
  fundamentals: {
    title: 'Fundamentals',
    summary: 'How AI answers work, what agreement means, and how to spot mistakes.',
  },
  writing: {
    title: 'Writing well',
    summary: 'Plain words, the right tone, and e-mails people read to the end.',
  },
  publishing: {
    title: 'Publishing',
    summary: 'Titles, descriptions, pictures for everyone, and what changed since the last version.',
  },
};
