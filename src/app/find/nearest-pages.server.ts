/** Pages by what they are for: "make my text shorter" is a summary, though neither word stands on the page. */
import { dot } from '#features/assistant/help/meaning.server.ts';
import { keepVectors, type VectorServices } from '#features/assistant/help/vectors.server.ts';
import { isBuilt, plainAddress } from '../page-row.ts';
import { pages } from '../pages.ts';

const mostPages = 4;
/** Below this two texts have little more in common than their language. */
const likely = 0.32;

const findable = pages.filter(
  (row) =>
    isBuilt(row) && !row.noindex && !row.devOnly && row.access !== 'admin' && plainAddress(row.path) !== null,
);
const store = keepVectors(
  findable.map(({ title, description }) => `${title}. ${description}`),
  'page-vectors',
);

/** Begins to make them where the model is at hand; until then, words have to do. */
export const knowsMeaning = (services: VectorServices) => store.now(services) !== undefined;

/** Ids, the nearest first; none as long as the vectors are not there. */
export function nearestPages(vector: Float32Array, services: VectorServices): string[] {
  const row = store.now(services);
  if (!row) return [];
  return findable
    .map(({ id }, at) => ({ id, nearness: dot(vector, row, at * vector.length) }))
    .filter(({ nearness }) => nearness >= likely)
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, mostPages)
    .map(({ id }) => id);
}
