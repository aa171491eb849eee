/** Who may see an experiment, once, for pages, lists, counts, feeds, files and what people are told. */
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { isFor, type Reader } from '#social/people/audience.server.ts';
import { experiments } from './table.server.ts';

/** Joined to `users` by its author. What an admin hid is still seen by whoever made it, and by admins. */
export function isSeenBy(reader: Reader, { isAdmin = false } = {}): SQL | undefined {
  return and(
    isNull(experiments.deletedAt),
    isNull(users.suspendedAt),
    isFor(reader, experiments.authorId, experiments.audience),
    reader === undefined ? undefined : isWelcomeAt(reader, experiments.authorId),
    isAdmin
      ? undefined
      : or(isNull(experiments.hiddenAt), reader === undefined ? undefined : eq(experiments.authorId, reader)),
  );
}

/** The same where the reader is a column: who of many may still be told. */
export const isSeenByColumn = (reader: SQL): SQL => sql`(
  ${experiments.deletedAt} is null and ${experiments.hiddenAt} is null
  and (${experiments.audience} in ('everyone', 'members') or (${experiments.audience} = 'followers' and exists (
    select 1 from follow followed where followed.owner_id = ${reader} and followed.other_id = ${experiments.authorId})))
  and ${isWelcomeAt(reader, experiments.authorId)})`;
