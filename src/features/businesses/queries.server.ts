import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { skeletonIn, skeletonOf } from '#kit/auth/look-alike.server.ts';
import { isHandleOfBusiness } from '#kit/businesses/handle.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { businesses, businessInvites, businessMembers } from '#kit/businesses/table.server.ts';
import type { Queryable, Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';

export type BusinessRow = typeof businesses.$inferSelect;
export type InviteRow = typeof businessInvites.$inferSelect;

export const isMember = (businessId: string, memberId: string) =>
  and(eq(businessMembers.businessId, businessId), eq(businessMembers.memberId, memberId));

/** One change of a business's people at a time, until the transaction is over. */
export async function holdBusiness(tx: Transaction, id: string): Promise<BusinessRow> {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, id)).for('update');
  if (!row) throw new AppError('not_found:business');
  return row;
}

export async function findBusiness(db: Queryable, id: string): Promise<BusinessRow> {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  if (!row) throw new AppError('not_found:business');
  return row;
}

export function listOf(db: Queryable, memberId: string) {
  // Of these alone: grouped beforehand, everyone's businesses would be counted.
  const members = sql<number>`(select count(*)::int from business_member of_it where of_it.business_id = ${businesses.id})`;
  return db
    .select({ business: businesses, role: businessMembers.role, members })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(eq(businessMembers.memberId, memberId))
    .orderBy(asc(businesses.name), asc(businesses.id))
    .limit(200);
}

export const countOwned = (db: Queryable, memberId: string) =>
  db.$count(businessMembers, and(eq(businessMembers.memberId, memberId), eq(businessMembers.role, 'owner')));

export const countMembers = (db: Queryable, businessId: string) =>
  db.$count(businessMembers, eq(businessMembers.businessId, businessId));

export function listPeople(db: Queryable, businessId: string) {
  return db
    .select({
      member: businessMembers,
      name: users.name,
      handle: users.displayUsername,
      picture: users.image,
      suspendedAt: users.suspendedAt,
    })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.memberId))
    .where(eq(businessMembers.businessId, businessId))
    .orderBy(asc(businessMembers.createdAt), asc(businessMembers.memberId));
}

/** Also one that a reader would take for another's. */
export async function isHandleTaken(db: Queryable, handle: string, by?: string): Promise<boolean> {
  const looks = skeletonOf(handle);
  return (
    (await isHandleOfBusiness(db, handle, by)) ||
    (await db.$count(users, sql`${skeletonIn(users.displayUsername)} = ${looks}`)) > 0
  );
}

/** When someone who was in it before last left or was removed. */
export async function leftAt(db: Queryable, businessId: string, personId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: auditEntries.createdAt })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, businessId),
        or(
          and(eq(auditEntries.action, 'business.leave'), eq(auditEntries.actorId, personId)),
          and(
            eq(auditEntries.action, 'business.remove'),
            sql`${auditEntries.details} ->> 'member' = ${personId}`,
          ),
        ),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row?.at;
}

export const stillWorks = and(
  isNull(businessInvites.revokedAt),
  gt(businessInvites.expiresAt, sql`now()`),
  lt(businessInvites.uses, businessInvites.most),
);

export const listInviteRows = (db: Queryable, businessId: string) =>
  db
    .select()
    .from(businessInvites)
    .where(and(eq(businessInvites.businessId, businessId), stillWorks))
    .orderBy(desc(businessInvites.id))
    .limit(100);

/** With the names that are shown to whoever is invited. */
export const findInvites = (db: Queryable, which: ReturnType<typeof or>) =>
  db
    .select({ invite: businessInvites, business: businesses.name, by: users.name })
    .from(businessInvites)
    .innerJoin(businesses, eq(businesses.id, businessInvites.businessId))
    .leftJoin(users, eq(users.id, businessInvites.createdBy))
    .where(which)
    .orderBy(desc(businessInvites.id))
    .limit(50);
