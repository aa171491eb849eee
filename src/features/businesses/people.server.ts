/** Who is in a business and what they may do. Whoever loses a right loses it at once, in open pages too. */
import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { isAtLeast, roleNames } from '#kit/businesses/roles.ts';
import { businessInvites, businessMembers } from '#kit/businesses/table.server.ts';
import { toCredits, toMicroDollars } from '#kit/credits/plans.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { files } from '#kit/files/table.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { removeShares } from '#tools/share/queries.server.ts';
import { removeFromWorksOf } from '#tools/work/collaborator-queries.server.ts';
import { workRightsChanged } from '#tools/work/news.server.ts';
import { note } from './audit.server.ts';
import { changeColleague, leaveBusiness, listColleagues, removeColleague } from './contract.ts';
import { endKeys, takeOverKeys } from './keys-of-leavers.server.ts';
import { forgetOffer } from './offer.server.ts';
import { holdBusiness, isMember, listInviteRows, listPeople } from './queries.server.ts';

const done = { success: true } as const;

export const peopleEndpoints: Implementation[] = [
  implement(listColleagues, async (_, { db, credits, caller }) => {
    const { id, role } = caller.business!;
    const account = (await credits.account(id))!;
    const spent = await credits.spentByPerson(account.id);
    const seesMoney = (who: string) => isAtLeast(role, 'billing') || who === caller.user.id;
    const people = await listPeople(db, id);
    return {
      items: people.map(({ member: { memberId, role: as, createdAt, monthlyLimit }, ...person }) => ({
        ...person,
        id: memberId,
        role: as,
        since: createdAt,
        spent: seesMoney(memberId) ? toCredits(spent.get(memberId) ?? 0) : null,
        limit: seesMoney(memberId) && monthlyLimit !== null ? toCredits(monthlyLimit) : null,
      })),
      invites: isAtLeast(role, 'admin') ? await listInviteRows(db, id) : [],
      me: caller.user.id,
    };
  }),

  implement(changeColleague, async ({ params: { member: who }, body: { role, limit } }, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      await mustStillBe(tx, context, 'admin');
      const before = await colleague(tx, id, who);
      if (role !== undefined && role !== before.role) {
        if (before.role === 'owner') throw ownerStays('Transfer the business to change its owner’s role.');
        await tx.update(businessMembers).set({ role }).where(isMember(id, who));
        if (!isAtLeast(role, 'admin')) await revokeInvitesBy(tx, id, who);
        await note(tx, context, id, 'business.role', { name: before.name, from: before.role, to: role });
        announceChange(tx, who);
        if (who !== context.caller.user.id)
          await tell(tx, context, who, id, {
            title: `Your role in ${business.name} has changed`,
            text: `${context.caller.user.name} made you ${roleNames[role]}.`,
          });
      }
      if (limit !== undefined) {
        const monthlyLimit = limit === null ? null : toMicroDollars(limit);
        await tx.update(businessMembers).set({ monthlyLimit }).where(isMember(id, who));
        await note(tx, context, id, 'business.limit', { name: before.name, limit });
      }
    });
    return done;
  }),

  implement(removeColleague, async ({ params: { member: who }, query: { links, keys } }, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      await mustStillBe(tx, context, 'admin');
      const { name, role } = await colleague(tx, id, who);
      if (role === 'owner') throw ownerStays('The owner cannot be removed.');
      if (keys === 'keep') await keepKeys(tx, context, who);
      await remove(tx, id, who);
      const ended = links === 'end' ? await removeShares(tx, { ownerId: id, createdBy: who }) : 0;
      await note(tx, context, id, 'business.remove', { name, member: who, ...(ended > 0 ? { ended } : {}) });
      await tell(tx, context, who, undefined, {
        title: `You were removed from ${business.name}`,
        text: `${context.caller.user.name} removed you. Your work stays with the business.`,
      });
    });
    return done;
  }),

  implement(leaveBusiness, async (_, context) => {
    const { id } = context.caller.business!;
    const who = context.caller.user.id;
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      const { role } = await colleague(tx, id, who);
      if (role === 'owner')
        throw ownerStays('You own this business. Hand it over to someone first, or dissolve it.');
      const ended = await remove(tx, id, who);
      await note(tx, context, id, 'business.leave');
      if (ended.length > 0) await notifyOwner(tx, context, business, ended);
    });
    return done;
  }),
];

/** The business is held: what was true when the request came in may not be any more. */
export async function mustStillBe(tx: Queryable, { caller }: MemberContext, wanted: 'admin' | 'owner') {
  const { id } = caller.business!;
  const [row] = await tx.select().from(businessMembers).where(isMember(id, caller.user.id));
  if (!row || !isAtLeast(row.role, wanted))
    throw new AppError('forbidden:role', { message: 'Your role in this business has just changed.' });
}

export async function colleague(tx: Queryable, businessId: string, memberId: string) {
  const [row] = await tx
    .select({ role: businessMembers.role, name: users.name, suspendedAt: users.suspendedAt })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.memberId))
    .where(isMember(businessId, memberId));
  if (!row) throw new AppError('not_found:member', { message: 'They’re not a member of this business.' });
  return row;
}

async function keepKeys(tx: BusTransaction, context: MemberContext, maker: string) {
  const { business, user } = context.caller;
  if (business!.role !== 'owner')
    throw new AppError('forbidden:role', {
      message: 'Only the owner can keep API keys of someone who is removed.',
    });
  await mustStillBe(tx, context, 'owner');
  await takeOverKeys(tx, { businessId: business!.id, maker }, { owner: user.id });
}

/** Programs of the business stop working with the keys of whoever left. */
async function notifyOwner(
  tx: BusTransaction,
  context: MemberContext,
  { id, name }: { id: string; name: string },
  ended: readonly string[],
) {
  const [owner] = await tx
    .select({ id: businessMembers.memberId })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, id), eq(businessMembers.role, 'owner')));
  if (owner)
    await tell(tx, context, owner.id, id, {
      title: `${context.caller.user.name} left ${name}`,
      text: `API keys they made have ended: ${ended.join(', ')}. Make new ones where programs still need them.`,
    });
}

/** With everything by which they would still have something of it, or come back by themselves. Answers which keys ended. */
async function remove(tx: BusTransaction, businessId: string, memberId: string): Promise<string[]> {
  await revokeInvitesBy(tx, businessId, memberId);
  const ended = await endKeys(tx, { businessId, maker: memberId });
  await revokeInvitesTo(tx, businessId, memberId);
  await endArchives(tx, businessId, memberId);
  await forgetOffer(tx, businessId, { to: memberId });
  for (const work of await removeFromWorksOf(tx, { ownerId: businessId, memberId }))
    workRightsChanged(tx, work);
  await tx
    .delete(businessMembers)
    .where(and(isMember(businessId, memberId), ne(businessMembers.role, 'owner')));
  announceChange(tx, memberId);
  return ended;
}

async function revokeInvitesTo(tx: Queryable, businessId: string, memberId: string) {
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, memberId));
  await revokeInvites(tx, businessId, inArray(businessInvites.email, address));
}

/** An archive has the id of the job that made it. */
async function endArchives(tx: Queryable, businessId: string, memberId: string) {
  const made = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.ownerId, businessId));
  await tx
    .update(files)
    .set({ deletedAt: new Date() })
    .where(and(eq(files.ownerId, memberId), inArray(files.id, made)));
}

/** Nobody comes in by a link of someone who may no longer make one. */
export async function revokeInvitesBy(tx: Queryable, businessId: string, maker: string) {
  await revokeInvites(tx, businessId, eq(businessInvites.createdBy, maker));
}

async function revokeInvites(tx: Queryable, businessId: string, which: SQL) {
  await tx
    .update(businessInvites)
    .set({ revokedAt: new Date() })
    .where(and(eq(businessInvites.businessId, businessId), which, isNull(businessInvites.revokedAt)));
}

const ownerStays = (message: string) => new AppError('conflict:owner', { message });

export function tell(
  tx: BusTransaction,
  context: MemberContext,
  ownerId: string,
  businessId: string | undefined,
  words: { title: string; text: string },
) {
  const path =
    businessId === undefined
      ? '/business/my-businesses'
      : href('/business/:businessId/dashboard', { businessId });
  return notify(tx, context, {
    ownerId,
    from: context.caller.user.id,
    kind: 'business.changed',
    data: { ...words, path },
  });
}
