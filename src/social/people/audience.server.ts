/** What every feature asks before it shows a part of someone, in a page, a list, a count or an order. */
import { and, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { boundaries } from '#kit/boundaries/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import type { Audience, Part, Standing } from './parts.ts';
import { follows, partAudiences } from './table.server.ts';

/** Whoever reads; undefined for strangers. */
export type Reader = string | undefined;

export const readerOf = ({ caller }: Pick<Context, 'caller'>): Reader =>
  caller.kind === 'member' ? caller.user.id : undefined;

/** Whether the reader belongs to an audience of this owner. Tables have long names here: `owner` may be of one with a short name. */
function isAmong(reader: string, owner: SQLWrapper, audience: SQLWrapper): SQL {
  return sql`(${audience} in ('everyone', 'members') or (${audience} = 'followers' and exists (
    select 1 from follow followed where followed.owner_id = ${reader} and followed.other_id = ${owner})))`;
}

/** For rows that have an audience of their own. Blocks are another matter: see `isPartShown`. */
export function isFor(reader: Reader, owner: SQLWrapper, audience: SQLWrapper): SQL {
  if (reader === undefined) return sql`${audience} = 'everyone'`;
  return sql`(${owner} = ${reader} or ${isAmong(reader, owner, audience)})`;
}

/**
 * Whether a part of someone is for this reader. What has no row is for everyone; whoever is blocked sees nothing. Oneself is left out
 * within, not by an `or` around: so lists of many people are joined against the few who hide something, and not asked one by one.
 */
export function isPartShown(reader: Reader, owner: SQLWrapper, part: Part): SQL {
  const row = sql`select 1 from part_audience kept where kept.owner_id = ${owner} and kept.part = ${part}`;
  if (reader === undefined) return sql`not exists (${row})`;
  return sql`(not exists (${row} and kept.owner_id <> ${reader}
      and not ${isAmong(reader, sql`kept.owner_id`, sql`kept.audience`)})
    and ${isWelcomeAt(reader, owner)})`;
}

/**
 * People who are in lists of people for this reader: with a handle, not suspended, who want to be found by them, whom they did not
 * mute or block, and who did not block them.
 */
export const isListed = (reader: Reader) =>
  and(
    isNotNull(users.username),
    isNull(users.suspendedAt),
    isPartShown(reader, users.id, 'listed'),
    isHeardBy(reader, users.id),
  );

export async function standingOf(db: Queryable, reader: Reader, ownerId: string): Promise<Standing> {
  if (reader === undefined) return 'stranger';
  if (reader === ownerId) return 'self';
  const [blocked] = await db
    .select({ kind: boundaries.kind })
    .from(boundaries)
    .where(
      and(eq(boundaries.ownerId, ownerId), eq(boundaries.otherId, reader), eq(boundaries.kind, 'block')),
    );
  if (blocked) return 'blocked';
  return (await isFollowing(db, reader, ownerId)) ? 'follower' : 'member';
}

export async function isFollowing(db: Queryable, ownerId: string, otherId: string) {
  const rows = await db
    .select({ ownerId: follows.ownerId })
    .from(follows)
    .where(and(eq(follows.ownerId, ownerId), eq(follows.otherId, otherId)));
  return rows.length > 0;
}

export async function audiencesOf(db: Queryable, ownerId: string): Promise<Map<Part, Audience>> {
  const rows = await db.select().from(partAudiences).where(eq(partAudiences.ownerId, ownerId));
  return new Map(rows.map(({ part, audience }) => [part, audience]));
}

/** The id of a member who is there, by handle in any letter case. */
export async function memberCalled(db: Queryable, handle: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, isPanda: sql<boolean>`${users.pandaCount} > 0` })
    .from(users)
    .where(and(eq(users.username, handle.toLowerCase()), isNull(users.suspendedAt)));
  return row;
}

/** How a person is named in lists. */
export const personColumns = {
  handle: sql<string>`coalesce(${users.displayUsername}, ${users.username}, '')`,
  name: users.name,
  picture: users.image,
};
