/** Our own pages as something that is found by topic, and where to go on from a topic that has nothing. */
import type { FoundOnTopic } from '#features/topics/contract.ts';
import { isAbout, type Topic } from '#kit/topics/topic.ts';
import { inScope } from './brands.ts';
import { isBuilt, plainAddress, type PageRow } from './page-row.ts';
import { pages } from './pages.ts';

const mostSuggestions = 6;

/** Open to everyone, meant to be found, and at one fixed address. */
const findable = pages.filter(
  (row) =>
    isBuilt(row) &&
    row.access === 'everyone' &&
    !row.noindex &&
    !row.devOnly &&
    row.category !== 'Sign in' &&
    inScope('main', row) &&
    plainAddress(row.path) !== null,
);

const mostPages = 12;

export function pagesAbout(topic: Topic): FoundOnTopic[] {
  const byName = findable.filter((row) => isAbout(topic, nameOf(row)));
  const byDescription = findable.filter((row) => isAbout(topic, `${nameOf(row)} ${row.description}`));
  return [...new Set([...byName, ...byDescription])].slice(0, mostPages).map(present);
}

export const suggestions = findable.slice(0, mostSuggestions).map(present);

const nameOf = ({ title, path, category, aliases }: PageRow) => [title, category, path, ...aliases].join(' ');

function present({ title, description, path }: PageRow): FoundOnTopic {
  return { title, description, href: plainAddress(path)!, kind: 'Pages' };
}
