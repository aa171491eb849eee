/** Who owns a business: someone is asked and accepts, or takes over what nobody owns. Until they do, everything stays as it is. */
import { and, eq } from 'drizzle-orm';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { note } from './audit.server.ts';
import { answerOffer, claimBusiness, handOverBusiness, takeBackOffer } from './contract.ts';
import { mostOwned, offerDays } from './limits.ts';
import { askedOf, forgetOffer, passOn } from './offer.server.ts';
import { colleague, mustStillBe, tell } from './people.server.ts';
import { countOwned, holdBusiness } from './queries.server.ts';

const done = { success: true } as const;
const ownsEnough = `You already own ${mostOwned} businesses.`;

export const ownerEndpoints: Implementation[] = [
  implement(handOverBusiness, async ({ body: { member: to } }, context) => {
    const { id } = context.caller.business!;
    const { user } = context.caller;
    if (to === user.id) throw new AppError('invalid:own', { message: 'You already own it.' });
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      // Two at once: whoever came second no longer owns it.
      await mustStillBe(tx, context, 'owner');
      const { name, suspendedAt } = await colleague(tx, id, to);
      if (suspendedAt)
        throw new AppError('conflict:suspended', {
          message: `The account of ${name} is suspended. Choose someone else.`,
        });
      if ((await countOwned(tx, to)) >= mostOwned)
        throw new AppError('conflict:businesses', {
          message: `${name} already owns ${mostOwned} businesses.`,
        });
      const before = askedOf(business);
      if (before && before.to !== to)
        throw new AppError('conflict:offer', {
          message: 'Someone else has already been asked. Withdraw that offer first.',
        });
      const until = new Date(Date.now() + offerDays * 24 * 3600_000);
      await tx.update(businesses).set({ offeredTo: to, offeredUntil: until }).where(eq(businesses.id, id));
      // Asked twice they are told once.
      if (before) return;
      await note(tx, context, id, 'business.offer', { name });
      const day = until.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      await tell(tx, context, to, id, {
        title: `${user.name} offers you ownership of ${business.name}`,
        text: `You’d own its plan, cards and invoices, which will go to your e-mail address. Accept or decline on its page by ${day}. Until then ${user.name} stays the owner.`,
      });
    });
    return done;
  }),

  implement(takeBackOffer, async (_, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      await mustStillBe(tx, context, 'owner');
      const asked = askedOf(business);
      if (!asked)
        throw new AppError('conflict:offer', { message: 'There’s no ownership offer for this business.' });
      const { name } = await colleague(tx, id, asked.to);
      await forgetOffer(tx, id);
      await note(tx, context, id, 'business.offer-taken-back', { name });
      await tell(tx, context, asked.to, id, {
        title: `Ownership offer withdrawn: ${business.name}`,
        text: `${context.caller.user.name} withdrew the offer. Nothing changes for you.`,
      });
    });
    return done;
  }),

  implement(answerOffer, async ({ body: { accept } }, context) => {
    const { id } = context.caller.business!;
    const { user } = context.caller;
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      if (askedOf(business)?.to !== user.id) throw notAsked();
      const { suspendedAt } = await colleague(tx, id, user.id);
      if (suspendedAt) throw new AppError('forbidden:suspended', { message: 'Your account is suspended.' });
      const from = await ownerOf(tx, id);
      if (!accept) {
        await forgetOffer(tx, id);
        await note(tx, context, id, 'business.offer-declined');
      } else {
        await passOn(tx, { businessId: id, ...(from ? { from } : {}), to: user.id }, ownsEnough);
        await note(tx, context, id, 'business.offer-accepted');
      }
      if (from)
        await tell(tx, context, from, id, {
          title: accept
            ? `${user.name} now owns ${business.name}`
            : `${user.name} declined ownership of ${business.name}`,
          text: accept
            ? 'You stay as an admin. Invoices now go to them.'
            : 'You’re still the owner. You can ask someone else.',
        });
    });
    return done;
  }),

  implement(claimBusiness, async (_, context) => {
    const { id } = context.caller.business!;
    const who = context.caller.user.id;
    await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      if (business.dissolvesAt === null)
        throw new AppError('conflict:owner', { message: 'This business has an owner.' });
      await colleague(tx, id, who);
      await passOn(tx, { businessId: id, to: who }, ownsEnough);
      await tx.update(businesses).set({ dissolvesAt: null }).where(eq(businesses.id, id));
      await note(tx, context, id, 'business.claim');
    });
    return done;
  }),
];

const notAsked = () =>
  new AppError('conflict:offer', {
    message: 'This ownership offer was withdrawn, answered or has expired.',
  });

export async function ownerOf(db: Queryable, businessId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: businessMembers.memberId })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'owner')));
  return row?.id;
}
