/** A suspended owner leaves nobody who may act as owner: an admin of the installation hands the business on, and nothing else of it is theirs. */
import { and, eq } from 'drizzle-orm';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { isAtLeast } from '#kit/businesses/roles.ts';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { giveBusiness, ownedBusinesses } from './give/contract.ts';
import { mostOwned } from './limits.ts';
import { passOn } from './offer.server.ts';
import { ownerOf } from './owner.server.ts';
import { colleague } from './people.server.ts';
import { holdBusiness, listPeople } from './queries.server.ts';

export const adminBusinessEndpoints: Implementation[] = [
  implement(ownedBusinesses, async ({ params: { id } }, { db }) => {
    const owned = await db
      .select({ id: businesses.id, name: businesses.name, handle: businesses.handle })
      .from(businessMembers)
      .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
      .where(and(eq(businessMembers.memberId, id), eq(businessMembers.role, 'owner')))
      .orderBy(businesses.name);
    const items = [];
    for (const business of owned) {
      const people = (await listPeople(db, business.id))
        .filter(({ member, suspendedAt }) => member.role !== 'owner' && suspendedAt === null)
        .map(({ member, name }) => ({ id: member.memberId, name, role: member.role }))
        .toSorted((a, b) => Number(isAtLeast(b.role, 'admin')) - Number(isAtLeast(a.role, 'admin')));
      items.push({ ...business, people });
    }
    return { items };
  }),

  implement(giveBusiness, async ({ params: { id }, body: { member: to, why } }, context) => {
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      const from = await ownerOf(tx, id);
      const [owner] = from ? await tx.select().from(users).where(eq(users.id, from)) : [];
      // Businesses are their people's: those whose owner can act are none of ours.
      if (!owner?.suspendedAt)
        throw new AppError('conflict:owner', {
          message: 'Its owner isn’t suspended, so only they can transfer it.',
        });
      const next = await colleague(tx, id, to);
      if (next.suspendedAt)
        throw new AppError('conflict:suspended', {
          message: `The account of ${next.name} is suspended. Choose someone else.`,
        });
      await passOn(
        tx,
        { businessId: id, from: owner.id, to },
        `${next.name} already owns ${mostOwned} businesses.`,
      );
      await writeAudit(tx, byCaller(context), {
        action: 'business.given',
        subjectId: id,
        details: { name: next.name, member: to, why },
      });
      for (const { member } of await listPeople(tx, id))
        await notify(tx, context, {
          ownerId: member.memberId,
          kind: 'business.changed',
          data: {
            title:
              member.memberId === to
                ? `You now own ${business.name}`
                : `${next.name} now owns ${business.name}`,
            text: `The account of its owner, ${owner.name}, is suspended, so those who look after ${context.settings.product.name} transferred the business to ${member.memberId === to ? 'you, with its plan, its cards and its invoices' : next.name}.`,
            path: href('/business/:businessId/dashboard', { businessId: id }),
          },
        });
    });
    return { success: true } as const;
  }),
];
