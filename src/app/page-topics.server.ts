/** Our own pages as something that is found by topic, and where to go on from a topic that has nothing. */
import type { TopicResult, TopicSource } from '#kit/topics/topic-source.server.ts';
import { isAbout } from '#kit/topics/topic.ts';
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

export const pageSource: TopicSource = {
  kind: 'Pages',
  find(_, topic, limit) {
    const byName = findable.filter((row) => isAbout(topic, nameOf(row)));
    const byDescription = findable.filter((row) => isAbout(topic, `${nameOf(row)} ${row.description}`));
    return [...new Set([...byName, ...byDescription])].slice(0, limit).map(present);
  },
};

export const suggestions = findable
  .slice(0, mostSuggestions)
  .map((row) => ({ ...present(row), kind: pageSource.kind }));

const nameOf = ({ title, path, category, aliases }: PageRow) => [title, category, path, ...aliases].join(' ');

function present({ title, description, path }: PageRow): TopicResult {
  return { title, description, href: plainAddress(path)! };
}
