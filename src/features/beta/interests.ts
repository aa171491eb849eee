/** What someone wants to try first, as a table of data. */
export const interests = [
  'quests',
  'allies',
  'writing',
  'pictures',
  'voice',
  'documents',
  'community',
] as const;
export type Interest = (typeof interests)[number];

export const interestWords: Record<Interest, string> = {
  quests: 'Quests and scrolls',
  allies: 'Allies',
  writing: 'Writing and e-mail',
  pictures: 'Pictures',
  voice: 'Voice',
  documents: 'Documents',
  community: 'Community',
};

export const longestWhy = 500;
export const mostAtOnce = 500;
