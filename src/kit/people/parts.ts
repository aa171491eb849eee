/** What can be seen of a person beside name, handle and picture, as a table of data; and who may see a part. */

export const audiences = ['everyone', 'members', 'followers', 'nobody'] as const;
export type Audience = (typeof audiences)[number];

export const audienceWords: Record<Audience, string> = {
  everyone: 'Everyone',
  members: 'Members',
  followers: 'Followers',
  nobody: 'Only you',
};

const partTable = {
  listed: { label: 'Being found', hint: 'Whether you are in the directory, on the map and in search.' },
  about: { label: 'About you', hint: 'The words below your name.' },
  links: { label: 'Links', hint: 'Your pages elsewhere.' },
  offerings: { label: 'Offerings and skills', hint: 'What you offer, what you are good at, your languages.' },
  place: { label: 'Place', hint: 'Your pin on the map and the place on your profile.' },
  creations: { label: 'Creations', hint: 'The list on your profile. The gallery itself is public.' },
  answers: { label: 'Answers', hint: 'The list on your profile. Questions and answers are public.' },
  badges: { label: 'Badges', hint: 'What you have reached here.' },
  pandas: { label: 'Pandas', hint: 'The panda that you adopted.' },
  thanks: { label: 'Thanks', hint: 'Public thanks that you received, and how many.' },
  soulprint: { label: 'Soulprint', hint: 'What you are about, as you approved it.' },
  activity: { label: 'Activity', hint: 'What you do, in the pulse.' },
} as const satisfies Record<string, { label: string; hint: string }>;

export type Part = keyof typeof partTable;
export const parts = Object.keys(partTable) as [Part, ...Part[]];
export const partWords = (part: Part) => partTable[part];

/** How a reader stands to a person. */
export type Standing = 'stranger' | 'member' | 'follower' | 'self' | 'blocked';

const seenBy: Record<Standing, readonly Audience[]> = {
  stranger: ['everyone'],
  member: ['everyone', 'members'],
  follower: ['everyone', 'members', 'followers'],
  self: audiences,
  blocked: [],
};

/** The rule, once; `audience.server.ts` says the same in SQL, and a test holds them together. */
export const mayRead = (standing: Standing, audience: Audience) => seenBy[standing].includes(audience);
