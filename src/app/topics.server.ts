/** Everything that can be found by topic, one line per source. */
import type { TopicResult, TopicSource } from '#kit/topics/topic-source.server.ts';
import { isAbout } from '#kit/topics/topic.ts';
import { peopleSource } from '#features/topics/people.server.ts';
import { topicEndpoints } from '#features/topics/server.ts';
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

const pageSource: TopicSource = {
  kind: 'Pages',
  find(_, topic, limit) {
    const byName = findable.filter((row) => isAbout(topic, nameOf(row)));
    const byDescription = findable.filter((row) => isAbout(topic, `${nameOf(row)} ${row.description}`));
    return [...new Set([...byName, ...byDescription])].slice(0, limit).map(present);
  },
};

const sources: TopicSource[] = [pageSource, peopleSource];

const suggestions = findable
  .slice(0, mostSuggestions)
  .map((row) => ({ ...present(row), kind: pageSource.kind }));

export const topicImplementations = topicEndpoints({ sources, suggestions });

const nameOf = ({ title, path, category, aliases }: PageRow) => [title, category, path, ...aliases].join(' ');

function present({ title, description, path }: PageRow): TopicResult {
  return { title, description, href: plainAddress(path)! };
}
