/** Experiments that are for members or followers, by the words of their titles and wishes: the index of the site does not hold them. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { askedIn, columnVector, queryFor } from '#kit/db/words.server.ts';
import { experiments } from './table.server.ts';
import { isSeenBy } from './visible.server.ts';

const words = columnVector(
  'simple',
  sql`${experiments.title} || ' ' || ${experiments.wanted} || ' ' || array_to_string(${experiments.tags}, ' ')`,
);

export async function findByWords(db: Queryable, q: string, reader: string, limit: number) {
  const asked = askedIn(q);
  if (asked.length === 0) return [];
  const rows = await db
    .select({ id: experiments.id })
    .from(experiments)
    .leftJoin(users, eq(users.id, experiments.authorId))
    .where(and(ne(experiments.audience, 'everyone'), isSeenBy(reader), sql`${words} @@ ${queryFor(asked)}`))
    .orderBy(desc(experiments.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
