import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { workCollaborators, works } from './table.server.ts';
import type { GivenRole } from './work-role.ts';

/** Beside its owner. */
export const mostCollaborators = 50;

const handle = sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`;
const person = { id: users.id, name: users.name, handle, picture: users.image };

export async function listCollaborators(db: Queryable, workId: string) {
  return db
    .select({ ...person, role: workCollaborators.role })
    .from(workCollaborators)
    .innerJoin(users, eq(users.id, workCollaborators.memberId))
    .where(eq(workCollaborators.workId, workId))
    .orderBy(asc(workCollaborators.createdAt));
}

export async function findPerson(db: Queryable, id: string) {
  const [row] = await db.select(person).from(users).where(eq(users.id, id));
  return row;
}

/** By handle; who is suspended is not found. */
export async function findMember(db: Queryable, who: string) {
  const known = who.trim().toLowerCase().replace(/^@/, '');
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.username, known), isNull(users.suspendedAt)));
  return row;
}

export const countCollaborators = (db: Queryable, workId: string) =>
  db.$count(workCollaborators, eq(workCollaborators.workId, workId));

export const isSharedWithOthers = async (db: Queryable, workId: string) =>
  (await countCollaborators(db, workId)) > 0;

/** Whoever is in already gets the new role; answers whether they are new. */
export async function putCollaborator(
  tx: Queryable,
  { workId, memberId, role }: { workId: string; memberId: string; role: GivenRole },
): Promise<void> {
  await tx
    .insert(workCollaborators)
    .values({ workId, memberId, role })
    .onConflictDoUpdate({ target: [workCollaborators.workId, workCollaborators.memberId], set: { role } });
}

const isThem = ({ workId, memberId }: { workId: string; memberId: string }) =>
  and(eq(workCollaborators.workId, workId), eq(workCollaborators.memberId, memberId));

export async function changeRole(
  tx: Queryable,
  { role, ...who }: { workId: string; memberId: string; role: GivenRole },
): Promise<boolean> {
  const changed = await tx
    .update(workCollaborators)
    .set({ role })
    .where(isThem(who))
    .returning({ id: workCollaborators.memberId });
  return changed.length > 0;
}

export async function removeCollaborator(
  tx: Queryable,
  who: { workId: string; memberId: string },
): Promise<boolean> {
  const gone = await tx
    .delete(workCollaborators)
    .where(isThem(who))
    .returning({ id: workCollaborators.memberId });
  return gone.length > 0;
}

/** Answers of which works. */
export async function removeFromWorksOf(
  tx: Queryable,
  { ownerId, memberId }: { ownerId: string; memberId: string },
): Promise<string[]> {
  const theirs = tx.select({ id: works.id }).from(works).where(eq(works.ownerId, ownerId));
  const gone = await tx
    .delete(workCollaborators)
    .where(and(eq(workCollaborators.memberId, memberId), inArray(workCollaborators.workId, theirs)))
    .returning({ id: workCollaborators.workId });
  return gone.map(({ id }) => id);
}
