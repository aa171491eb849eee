/** What a business has was made by people: those who look at it there read by whom. One's own things need no name. */
import { eq, inArray } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { runs } from './table.server.ts';

/** By the id of the run; those that an API key made have none. */
export async function makersOf(
  { caller, db }: Pick<Context, 'caller' | 'db'>,
  rows: readonly { id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (caller.kind !== 'member' || !caller.business || rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const made = await db
    .select({ id: runs.id, name: users.name })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.personId))
    .where(inArray(runs.id, ids));
  return new Map(made.map(({ id, name }) => [id, name]));
}
