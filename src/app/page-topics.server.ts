/** Our own pages as something that is found by topic, and where to go on from a topic that has nothing. */
import type { FoundOnTopic } from '#features/topics/contract.ts';
import { isAbout, type Topic } from '#social/topics/topic.ts';
import { inScope } from './brands.ts';
import { pageDescriptions } from './page-descriptions.ts';
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

function pagesAbout(topic: Topic): FoundOnTopic[] {
  const byName = findable.filter((row) => isAbout(topic, nameOf(row)));
  const byDescription = findable.filter((row) =>
    isAbout(topic, `${nameOf(row)} ${pageDescriptions[row.id]}`),
  );
  return [...new Set([...byName, ...byDescription])].slice(0, mostPages).map(present);
}

export const pagesByTopic = {
  about: pagesAbout,
  suggestions: findable.slice(0, mostSuggestions).map(present),
};

const nameOf = ({ title, path, category, aliases }: PageRow) => [title, category, path, ...aliases].join(' ');

function present({ id, title, path }: PageRow): FoundOnTopic {
  return { title, description: pageDescriptions[id]!, href: plainAddress(path)!, kind: 'Pages' };
}
