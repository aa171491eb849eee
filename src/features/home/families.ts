/** The tools of the product in families: what each is for, and which pages of the page table it holds. */
import type { Place } from '#kit/place.ts';

export const familyIds = [
  'ask',
  'speak',
  'picture',
  'read',
  'book',
  'code',
  'care',
  'together',
  'mail',
  'further',
  'learn',
  'trade',
  'home',
] as const;
export type FamilyId = (typeof familyIds)[number];

export interface Family {
  id: FamilyId;
  title: string;
  text: string;
  tools: readonly Place[];
}

interface Words {
  title: string;
  text: string;
  categories: readonly string[];
}

const familyWords: Record<FamilyId, Words> = {
  ask: {
    title: 'Ask and find',
    text: 'Ask several engines at once and see where they agree.',
    categories: ['AI tools', 'Search'],
  },
  speak: {
    title: 'Speak',
    text: 'Speak, and get a finished e-mail.',
    categories: ['Voice and e-mail'],
  },
  picture: {
    title: 'Create',
    text: 'Pictures, posters and videos from a description.',
    categories: ['Images and video'],
  },
  read: {
    title: 'Read',
    text: 'Summaries and answers, with sources.',
    categories: ['Documents'],
  },
  book: {
    title: 'Write a book',
    text: 'E-books and manuals, from outline to cover.',
    categories: ['Books and manuals'],
  },
  code: {
    title: 'Build',
    text: 'Describe a small app and see it run.',
    categories: ['Code'],
  },
  care: {
    title: 'Talk it through',
    text: 'Someone to listen, and the law in plain words.',
    categories: ['Services'],
  },
  together: {
    title: 'Together',
    text: 'Discuss, decide, and share your work.',
    categories: ['Threads', 'Community'],
  },
  mail: {
    title: 'Answer mail',
    text: 'One shared inbox for your team.',
    categories: ['Inbox'],
  },
  further: {
    title: 'Go further',
    text: 'Advanced tools, and allies that remember.',
    categories: ['V2 tools', 'Quests and allies'],
  },
  learn: {
    title: 'Learn',
    text: 'Interactive lessons.',
    categories: ['Learn'],
  },
  trade: {
    title: 'Trade',
    text: 'Sell, buy and manage.',
    categories: ['Marketplace', 'NFT', 'Business', 'Plans'],
  },
  home: {
    title: 'Your account',
    text: 'Your panda, and help when you’re stuck.',
    categories: ['Pandas and wallet', 'Help', 'Account'],
  },
};

/** Pages that are no tools, and one that is among others by its brand alone. */
const leftOut: ReadonlySet<string> = new Set(['privacy-policy', 'terms-of-service']);
const placed: Readonly<Record<string, FamilyId>> = { 'about-pandas': 'home' };

/** The open tools, those of the largest family first; one's own pages are not for discovering. Words narrow them. */
export function familiesOf(places: readonly Place[], typed = ''): Family[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const tools = places.filter(({ id, personal, open }) => open && !personal && !leftOut.has(id));
  return familyIds
    .map((id) => {
      const { title, text } = familyWords[id];
      const fits = (tool: Place) =>
        words.every((word) => `${tool.title} ${title} ${text}`.toLowerCase().includes(word));
      return { id, title, text, tools: tools.filter((tool) => familyOf(tool) === id && fits(tool)) };
    })
    .filter((family) => family.tools.length > 0)
    .sort((a, b) => b.tools.length - a.tools.length);
}

function familyOf({ id, category }: Place): FamilyId | undefined {
  return placed[id] ?? familyIds.find((family) => familyWords[family].categories.includes(category));
}
