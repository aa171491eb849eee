/** The tools of the product in families: what each is for, and which rooms of the page table it holds. */
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

const words: Record<FamilyId, Words> = {
  ask: {
    title: 'Ask and find',
    text: 'One question to several engines, and where they agree.',
    categories: ['AI tools', 'Search'],
  },
  speak: {
    title: 'Speak',
    text: 'Say it, and it becomes a letter worth sending.',
    categories: ['Voice and e-mail'],
  },
  picture: {
    title: 'Picture and film',
    text: 'Pictures, posters and short films from your words.',
    categories: ['Images and video'],
  },
  read: {
    title: 'Read for me',
    text: 'Long things made short, with the passage shown.',
    categories: ['Documents'],
  },
  book: {
    title: 'Write a book',
    text: 'From an outline to a cover, and manuals too.',
    categories: ['Books and manuals'],
  },
  code: {
    title: 'Build',
    text: 'Describe something small and see it run.',
    categories: ['Code'],
  },
  care: {
    title: 'Talk it through',
    text: 'A patient ear, and the law in plain words.',
    categories: ['Services'],
  },
  together: {
    title: 'Together',
    text: 'Talk, decide, and show what you made.',
    categories: ['Threads', 'Community'],
  },
  mail: {
    title: 'Answer mail',
    text: 'One inbox for everyone who answers.',
    categories: ['Inbox'],
  },
  further: {
    title: 'Go further',
    text: 'Bigger tools, and allies that remember.',
    categories: ['V2 tools', 'Quests and allies'],
  },
  learn: {
    title: 'Learn',
    text: 'Lessons that run in the page.',
    categories: ['Learn'],
  },
  trade: {
    title: 'Trade',
    text: 'Offer, find and keep the books.',
    categories: ['Marketplace', 'NFT', 'Business', 'Plans'],
  },
  home: {
    title: 'Feel at home',
    text: 'A panda of your own, and help when you are stuck.',
    categories: ['Pandas and wallet', 'Help', 'Account'],
  },
};

/** Pages that are no tools, and one that is among others by its brand alone. */
const leftOut: ReadonlySet<string> = new Set(['privacy-policy', 'terms-of-service']);
const placed: Readonly<Record<string, FamilyId>> = { 'about-pandas': 'home' };

/** Those with something open first, and in each the open tools first. One's own pages are not for discovering. */
export function familiesOf(places: readonly Place[]): Family[] {
  const tools = places.filter(({ id, personal }) => !personal && !leftOut.has(id));
  return familyIds
    .map((id) => {
      const { title, text } = words[id];
      return { id, title, text, tools: tools.filter((tool) => familyOf(tool) === id).sort(openFirst) };
    })
    .filter(({ tools }) => tools.length > 0)
    .sort((a, b) => countOpen(b) - countOpen(a));
}

function familyOf({ id, category }: Place): FamilyId | undefined {
  return placed[id] ?? familyIds.find((family) => words[family].categories.includes(category));
}

export const countOpen = ({ tools }: Family) => tools.filter(({ open }) => open).length;

const openFirst = (a: Place, b: Place) => Number(b.open) - Number(a.open);
