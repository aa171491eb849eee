import { and, count, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { personColumns } from '#social/people/audience.server.ts';
import type { CountJoins } from '#social/people/thing.server.ts';
import { inviteJoins, invites } from './table.server.ts';

const pageSize = 20;

export type InviteRow = typeof invites.$inferSelect;

export const stillWorks = and(
  isNull(invites.revokedAt),
  gt(invites.expiresAt, sql`now()`),
  lt(invites.uses, invites.most),
);

export async function listInviteRows(db: Queryable, ownerId: string, before?: string) {
  const rows = await db
    .select()
    .from(invites)
    .where(and(eq(invites.ownerId, ownerId), before ? lt(invites.id, before) : undefined))
    .orderBy(desc(invites.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

/** With a name only where whoever joined said so to the inviter; whether they are in public lists is another choice. */
export async function listJoins(db: Queryable, inviteIds: readonly string[], reader: string) {
  if (inviteIds.length === 0) return [];
  const mayName = and(
    eq(inviteJoins.showsName, true),
    isNotNull(users.username),
    isNull(users.suspendedAt),
    isHeardBy(reader, users.id),
    isWelcomeAt(reader, users.id),
  );
  return db
    .select({
      join: inviteJoins,
      person: personColumns,
      isNamed: sql<boolean>`coalesce(${mayName}, false)`,
    })
    .from(inviteJoins)
    .leftJoin(users, eq(users.id, inviteJoins.memberId))
    .where(inArray(inviteJoins.inviteId, [...inviteIds]))
    .orderBy(desc(inviteJoins.id));
}

/** One that can be used; for whoever joined by it, whatever became of it since. */
export async function findByCode(db: Queryable, code: string, joined?: string) {
  const isTheirs = joined
    ? exists(
        db
          .select({ id: inviteJoins.id })
          .from(inviteJoins)
          .where(and(eq(inviteJoins.inviteId, invites.id), eq(inviteJoins.memberId, joined))),
      )
    : undefined;
  const [row] = await db
    .select({ invite: invites, by: personColumns, ownerEmail: users.email })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.ownerId))
    .where(and(eq(invites.code, code.toLowerCase()), or(stillWorks, isTheirs), isNull(users.suspendedAt)));
  return row;
}

/** Counted by what invites show: people, each once. */
export const countJoins: CountJoins = async (db, ids) => {
  const creation = sql<string>`shown.creation`;
  const rows = await db
    .select({ creation, people: count() })
    .from(inviteJoins)
    .innerJoin(invites, eq(invites.id, inviteJoins.inviteId))
    .innerJoin(sql`lateral unnest(${invites.creations}) as shown(creation)`, sql`true`)
    .where(and(inArray(creation, [...ids]), isNotNull(inviteJoins.memberId)))
    .groupBy(creation);
  return new Map(rows.map(({ creation: id, people }) => [id, people]));
};
