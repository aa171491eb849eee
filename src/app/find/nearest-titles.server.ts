/** What one made, by what its title means. Vectors of titles are kept in memory and nowhere else. */
import { dot } from '#features/assistant/help/meaning.server.ts';
import type { Services } from '#kit/services.server.ts';

const mostKept = 2000;
const likely = 0.4;

const kept = new Map<string, Float32Array>();

export async function nearestTitles<Titled extends { title: string }>(
  vector: Float32Array,
  rows: readonly Titled[],
  { log, models }: Pick<Services, 'log' | 'models'>,
): Promise<Titled[]> {
  const unknown = [...new Set(rows.map(({ title }) => title))].filter((title) => !kept.has(title));
  try {
    const made = unknown.length > 0 ? await models.embed(unknown) : [];
    for (const [at, title] of unknown.entries()) keep(title, made[at]!);
  } catch (error) {
    // What holds the words themselves is found all the same.
    log.warn({ err: error }, 'titles got no vectors');
    return [];
  }
  return rows
    .map((row) => ({ row, nearness: dot(vector, kept.get(row.title)!, 0) }))
    .filter(({ nearness }) => nearness >= likely)
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ row }) => row);
}

function keep(title: string, vector: Float32Array) {
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(title, vector);
}
