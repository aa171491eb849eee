/** What lessons are ordered by; `?track=` in the address names one. */
export const trackIds = ['tutorials', 'fundamentals', 'writing', 'publishing'] as const;
export type TrackId = (typeof trackIds)[number];

export const tracks: Readonly<Record<TrackId, { title: string; summary: string }>> = {
  tutorials: {
    title: 'Tutorials',
    summary: 'Your first hour: one tool a lesson, from a question to a letter that can be sent.',
  },
  fundamentals: {
    title: 'Fundamentals',
    summary: 'How answers come about, what agreement proves, and how to tell a gap from a lie.',
  },
  writing: {
    title: 'Writing well',
    summary: 'Plain words, the right tone, and letters that people read to the end.',
  },
  publishing: {
    title: 'Publishing',
    summary: 'Titles, descriptions, pictures for everyone, and what changed since the last version.',
  },
};
