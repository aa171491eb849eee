/** When an owner's account is deleted: the longest-serving admin follows; without one the business has two weeks to find an owner. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '#kit/audit/audit.server.ts';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { publishBusinessChanged } from '#kit/businesses/events.server.ts';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import { noticeDays } from './limits.ts';
import { forgetOffer } from './offer.server.ts';
import { endKeys } from './keys-of-leavers.server.ts';
import { revokeInvitesBy } from './people.server.ts';
import { holdBusiness, isMember, listPeople } from './queries.server.ts';

type Needs = Pick<Services, 'jobs' | 'settings'>;
const answeredByRules = { actorId: null };

/** In the transaction in which the person goes. */
export async function leaveAll(tx: BusTransaction, personId: string, services: Needs) {
  const own = await tx
    .select({ id: businessMembers.businessId })
    .from(businessMembers)
    .where(eq(businessMembers.memberId, personId))
    // Always in the same order: two who go at once do not wait for each other.
    .orderBy(asc(businessMembers.businessId));
  for (const { id } of own) {
    const { name } = await holdBusiness(tx, id);
    const [left] = await tx
      .delete(businessMembers)
      .where(isMember(id, personId))
      .returning({ role: businessMembers.role });
    // Whoever is asked was asked by the owner who is gone; whoever goes can no longer answer.
    await forgetOffer(tx, id, left?.role === 'owner' ? {} : { to: personId });
    if (left?.role === 'owner') await follow(tx, { id, name }, services);
    await revokeInvitesBy(tx, id, personId);
    await endKeys(tx, { businessId: id, maker: personId });
  }
}

async function follow(tx: BusTransaction, { id, name }: { id: string; name: string }, services: Needs) {
  const [next] = await tx
    .select({ id: businessMembers.memberId, name: users.name })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.memberId))
    .where(
      and(eq(businessMembers.businessId, id), eq(businessMembers.role, 'admin'), isNull(users.suspendedAt)),
    )
    .orderBy(asc(businessMembers.createdAt), asc(businessMembers.memberId))
    .limit(1);
  const path = `/business/${id}/dashboard`;
  if (next) {
    await tx.update(businessMembers).set({ role: 'owner' }).where(isMember(id, next.id));
    announceChange(tx, next.id);
    publishBusinessChanged(tx, id);
    await writeAudit(tx, answeredByRules, {
      action: 'business.inherit',
      subjectId: id,
      details: { name: next.name },
    });
    await notify(tx, services, {
      ownerId: next.id,
      kind: 'business.changed',
      data: { title: `You now own ${name}`, text: 'Its owner deleted their account.', path },
    });
    return;
  }
  const people = await listPeople(tx, id);
  // With nobody left to ask, it goes at the next look.
  const dissolvesAt = new Date(Date.now() + (people.length === 0 ? 0 : noticeDays * 24 * 3600_000));
  await tx.update(businesses).set({ dissolvesAt }).where(eq(businesses.id, id));
  await writeAudit(tx, answeredByRules, { action: 'business.ownerless', subjectId: id });
  const day = dissolvesAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (const { member } of people)
    await notify(tx, services, {
      ownerId: member.memberId,
      kind: 'business.changed',
      data: {
        title: `${name} needs an owner`,
        text: `Its owner deleted their account. Take it over on its dashboard, or it will be dissolved on ${day} with everything in it.`,
        path,
      },
    });
}
