/** Under whose name stands what a tool made: the panda, an ally or the tool itself. */
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Services } from '#kit/services.server.ts';
import { runs as runTable } from '#tools/run/table.server.ts';
import { pandaTitle, pandaTool } from './mentions.ts';

type Titles = Pick<Services['runs'], 'titleOf'>;

/** Of a tool, and of the ally that answered through it. */
export const answererOf = (runs: Titles, tool: string, ally: string | null) =>
  tool === pandaTool ? pandaTitle : (ally ?? runs.titleOf(tool));

/** As the data of a run names whoever was called by a name of their own. */
export const allyIn = sql.raw(`output -> 'data' -> 'ally' ->> 'name'`);

export async function answerersOf(db: Queryable, runs: Titles, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ id: runTable.id, tool: runTable.tool, ally: sql<string | null>`${allyIn}` })
    .from(runTable)
    .where(inArray(runTable.id, [...ids]));
  return new Map(rows.map(({ id, tool, ally }) => [id, answererOf(runs, tool, ally)]));
}
