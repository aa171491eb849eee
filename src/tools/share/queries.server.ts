import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { runColumns, type RunRow } from '#tools/run/run-queries.server.ts';
import { runs } from '#tools/run/table.server.ts';
import type { ForgetSubjects, ShareRow } from './subject.server.ts';
import type { Subjects } from './subjects.server.ts';
import { shares } from './table.server.ts';

const { secretHash: _neverShown, ...shown } = getTableColumns(shares);
const isValid = or(isNull(shares.expiresAt), gt(shares.expiresAt, sql`now()`));
/** Of one person: all that lead somewhere are listed, so that each can be taken back. */
export const mostShares = 500;
const mostEarlier = 100;

export interface SubjectRef {
  kind: string;
  id: string;
}

interface WhichShares {
  ownerId: string;
  id?: string;
  ids?: readonly string[];
  secretHashes?: readonly string[];
  createdBy?: string;
}

const leadsTo = ({ kind, id }: SubjectRef) => and(eq(shares.subjectKind, kind), eq(shares.subjectId, id));

export async function insertShare(db: Queryable, values: typeof shares.$inferInsert): Promise<ShareRow> {
  const [row] = await db.insert(shares).values(values).returning(shown);
  return row!;
}

/** With those to what is deleted, which may come back. */
export const countOwnShares = (db: Queryable, ownerId: string) =>
  db.$count(shares, and(eq(shares.ownerId, ownerId), isValid));

/** Those that lead somewhere, the newest first; to one thing, if it is named. */
export async function listOwnShares(
  { db, subjects }: { db: Queryable; subjects: Subjects },
  { ownerId, subject }: { ownerId: string; subject?: SubjectRef },
): Promise<ShareRow[]> {
  return db
    .select(shown)
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        subject && leadsTo(subject),
        subjects.isThere(shares.subjectKind, shares.subjectId),
        isValid,
      ),
    )
    .orderBy(desc(shares.id))
    .limit(mostShares);
}

/** Those of these that lead somewhere. */
export async function listSharesById(
  { db, subjects }: { db: Queryable; subjects: Subjects },
  ids: readonly string[],
): Promise<ShareRow[]> {
  return db
    .select(shown)
    .from(shares)
    .where(
      and(inArray(shares.id, [...ids]), subjects.isThere(shares.subjectKind, shares.subjectId), isValid),
    );
}

/** Whether an admin hid a link to it. */
export async function hasHiddenShare(db: Queryable, subject: SubjectRef): Promise<boolean> {
  return (await db.$count(shares, and(leadsTo(subject), isNotNull(shares.hiddenAt)))) > 0;
}

export async function updateShare(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  change: Partial<Pick<ShareRow, 'name' | 'expiresAt'>>,
): Promise<ShareRow | undefined> {
  const which = and(eq(shares.id, id), eq(shares.ownerId, ownerId), isValid);
  const [row] =
    Object.keys(change).length > 0
      ? await db.update(shares).set(change).where(which).returning(shown)
      : await db.select(shown).from(shares).where(which);
  return row;
}

/** Of a business: those that nobody who is in it by now made, the newest first. */
export async function listLeftShares(
  db: Queryable,
  { ownerId, within }: { ownerId: string; within: string[] },
) {
  return db
    .select({ id: shares.id, createdBy: shares.createdBy })
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        or(isNull(shares.createdBy), notInArray(shares.createdBy, within)),
        isNull(shares.hiddenAt),
        isValid,
      ),
    )
    .orderBy(desc(shares.id))
    .limit(mostShares);
}

/** One of them or some, those with these secrets, those that someone made, or all; answers how many there were. Those that an admin hid stay, as a note of it. */
export async function removeShares(
  db: Queryable,
  { ownerId, id, ids, secretHashes, createdBy }: WhichShares,
): Promise<number> {
  const gone = await db
    .delete(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        isNull(shares.hiddenAt),
        id === undefined ? undefined : eq(shares.id, id),
        ids && inArray(shares.id, [...ids]),
        secretHashes && inArray(shares.secretHash, [...secretHashes]),
        createdBy === undefined ? undefined : eq(shares.createdBy, createdBy),
      ),
    )
    .returning({ id: shares.id });
  return gone.length;
}

export const forgetShares: ForgetSubjects = async (tx, { kind, ids }) => {
  await tx.delete(shares).where(and(eq(shares.subjectKind, kind), inArray(shares.subjectId, ids)));
};

/** Nothing where it was revoked, hidden or has expired, where what it leads to is deleted, or where its owner is suspended. */
export async function findShare(
  { db, subjects }: { db: Queryable; subjects: Subjects },
  secretHash: string,
): Promise<ShareRow | undefined> {
  const [row] = await db
    .select(shown)
    .from(shares)
    .leftJoin(users, eq(users.id, shares.ownerId))
    .where(
      and(
        eq(shares.secretHash, secretHash),
        isNull(shares.hiddenAt),
        isNull(users.suspendedAt),
        subjects.isThere(shares.subjectKind, shares.subjectId),
        isValid,
      ),
    );
  return row;
}

export async function findSharesById(db: Queryable, ids: string[]): Promise<ShareRow[]> {
  return db.select(shown).from(shares).where(inArray(shares.id, ids));
}

/** What a run follows up on, the first one first. What was deleted meanwhile is left out, and what comes later never found. */
export async function listEarlier(db: Queryable, { parentId, ownerId }: RunRow): Promise<RunRow[]> {
  if (parentId === null) return [];
  const chain = sql`with recursive chain as (
    select id, parent_id, 1 as depth from run where id = ${parentId}
    union all
    select r.id, r.parent_id, c.depth + 1 from run r join chain c on r.id = c.parent_id where c.depth < ${mostEarlier}
  ) select id from chain`;
  return db
    .select(runColumns)
    .from(runs)
    .where(and(sql`${runs.id} in (${chain})`, eq(runs.ownerId, ownerId), isNull(runs.deletedAt)))
    .orderBy(runs.id);
}

/** A glance at the clock and a number; who it was is not asked. */
export async function countOpening(db: Queryable, id: string) {
  await db
    .update(shares)
    .set({ openings: sql`${shares.openings} + 1`, lastOpenedAt: sql`now()` })
    .where(eq(shares.id, id));
}
