/** That someone is asked to own a business. It stands with the business: there is one at a time, and it is over by itself. */
import { and, eq } from 'drizzle-orm';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { publishBusinessChanged } from '#kit/businesses/events.server.ts';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { mostOwned } from './limits.ts';
import { countOwned, isMember, type BusinessRow } from './queries.server.ts';

/** Whom it is offered to by now, if anyone. */
export const askedOf = ({ offeredTo, offeredUntil }: Pick<BusinessRow, 'offeredTo' | 'offeredUntil'>) =>
  offeredTo !== null && offeredUntil !== null && offeredUntil > new Date()
    ? { to: offeredTo, until: offeredUntil }
    : undefined;

export async function forgetOffer(tx: Queryable, businessId: string, { to }: { to?: string } = {}) {
  await tx
    .update(businesses)
    .set({ offeredTo: null, offeredUntil: null })
    .where(and(eq(businesses.id, businessId), to === undefined ? undefined : eq(businesses.offeredTo, to)));
}

/** As those within see it: the offer, where it is theirs or they made it, and whether their owner can act. */
export async function describeOwner(db: Queryable, business: BusinessRow, viewer: string) {
  const [owner] = await db
    .select({ id: users.id, name: users.name, suspendedAt: users.suspendedAt })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.memberId))
    .where(and(eq(businessMembers.businessId, business.id), eq(businessMembers.role, 'owner')));
  const asked = askedOf(business);
  const isSeen = asked !== undefined && (viewer === asked.to || viewer === owner?.id);
  const [person] = isSeen ? await db.select().from(users).where(eq(users.id, asked.to)) : [];
  return {
    ownerSuspended: owner !== undefined && owner.suspendedAt !== null,
    offer:
      asked && person
        ? { to: person.name, by: owner?.name ?? null, until: asked.until, isYours: viewer === asked.to }
        : null,
  };
}

/** The business is held. `from` stays as an admin; its money and emails are the new owner's from now on. */
export async function passOn(
  tx: BusTransaction,
  { businessId, from, to }: { businessId: string; from?: string; to: string },
  tooMany: string,
) {
  await holdOwner(tx, to);
  if ((await countOwned(tx, to)) >= mostOwned)
    throw new AppError('conflict:businesses', { message: tooMany });
  if (from) await tx.update(businessMembers).set({ role: 'admin' }).where(isMember(businessId, from));
  await tx.update(businessMembers).set({ role: 'owner' }).where(isMember(businessId, to));
  await forgetOffer(tx, businessId);
  for (const person of from ? [from, to] : [to]) announceChange(tx, person);
  publishBusinessChanged(tx, businessId);
}
