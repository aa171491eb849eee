import { vectorOf } from '#features/assistant/help/meaning.server.ts';
import { briefly } from '#kit/db/briefly.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { knownOwner } from '#kit/principals/known-owner.server.ts';
import { ownWork } from '#tools/follow/own-work.ts';
import { listLatestRuns } from '#tools/run/history-queries.server.ts';
import { find } from './contract.ts';
import { knowsMeaning, nearestPages } from './nearest-pages.server.ts';
import { nearestTitles } from './nearest-titles.server.ts';

const mostWork = 6;

export const findEndpoints = [
  implement(find, async ({ query: { q } }, context) => {
    const ownerId = await knownOwner(context);
    const vector = knowsMeaning(context) ? await vectorOf({ text: q, hurried: true }, context) : undefined;
    const [pages, runs] = await Promise.all([
      vector ? nearestPages(vector, context) : [],
      ownerId ? findRuns(context, { ownerId, q, vector }) : [],
    ]);
    return { pages, work: presentWork(runs, context).slice(0, mostWork) };
  }),
];

interface Wanted {
  ownerId: string;
  q: string;
  vector: Float32Array | undefined;
}

/** Those that hold the words, then those whose title means the same. */
async function findRuns(context: Context, { ownerId, q, vector }: Wanted) {
  const { rows: byWords } = await briefly(context, (db) => listLatestRuns(db, { ownerId, q }));
  if (!vector) return byWords;
  const { rows: newest } = await listLatestRuns(context.db, { ownerId });
  const near = await nearestTitles(vector, newest, context);
  return [...byWords, ...near.filter(({ id }) => !byWords.some((row) => row.id === id))];
}

function presentWork(rows: Awaited<ReturnType<typeof findRuns>>, { runs }: Context) {
  const tools = runs.tools.map(({ id, page = null }) => ({ id, page }));
  const listed = rows.map((row) => ({
    ...row,
    toolTitle: runs.titleOf(row.tool),
    createdAt: row.createdAt.toISOString(),
  }));
  return ownWork(listed, tools).map(({ id, title, toolTitle, href }) => ({ id, title, toolTitle, href }));
}
