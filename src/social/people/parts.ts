/** What can be seen of a person beside name, handle and picture, as a table of data; and who may see a part. */

export const audiences = ['everyone', 'members', 'followers', 'nobody'] as const;
export type Audience = (typeof audiences)[number];

export const audienceWords: Record<Audience, string> = {
  everyone: 'Everyone',
  members: 'Members',
  followers: 'Followers',
  nobody: 'Only you',
};

/** Who may become one of someone's followers. */
export const followPolicies = ['everyone', 'approved', 'nobody'] as const;
export type FollowPolicy = (typeof followPolicies)[number];

export const followPolicyWords: Record<FollowPolicy, string> = {
  everyone: 'Any member',
  approved: 'Members you approve',
  nobody: 'No one new',
};

const partTable = {
  listed: { label: 'Discoverable', hint: 'Whether you appear in the directory, on the map and in search.' },
  about: { label: 'About you', hint: 'Your bio.' },
  links: { label: 'Links', hint: 'Your other pages.' },
  offerings: { label: 'Offerings and skills', hint: 'Your offerings, skills and languages.' },
  place: { label: 'Place', hint: 'Your pin on the map and the place on your profile.' },
  creations: { label: 'Creations', hint: 'The list on your profile. The gallery itself is public.' },
  answers: { label: 'Answers', hint: 'The list on your profile. Questions and answers are public.' },
  badges: { label: 'Badges', hint: 'Your achievements.' },
  pandas: { label: 'Pandas', hint: 'Your adopted panda.' },
  thanks: { label: 'Thanks', hint: 'Public thanks you’ve received.' },
  soulprint: { label: 'Soulprint', hint: 'What you’re about, as you approved it.' },
  activity: { label: 'Activity', hint: 'Your activity in the pulse.' },
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
