/** What stewards do with single listings. Each act is told to its owner, and counted in public. */
import { eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { pathOf, quoted, notifyMember } from './notify.server.ts';
import { goLive } from './publish.server.ts';
import { recordAct, requireSteward } from './stewards.server.ts';
import { careForListing } from './stewards-contract.ts';
import { listings } from './table.server.ts';
import { holdListing, seenListing } from './who.server.ts';

const acts = {
  approve: 'approved',
  decline: 'declined',
  pin: 'pinned',
  unpin: 'unpinned',
  merge: 'merged',
} as const;

export const careEndpoints = [
  implement(careForListing, async ({ params: { id }, body: { act, reason, into } }, context) =>
    context.bus.transact(async (tx) => {
      await holdListing(tx, id);
      const { listing } = await seenListing(context, tx, id);
      await requireSteward(context, tx, listing.section);
      const { ownerId, section, title, state } = listing;
      if (ownerId === context.caller.user.id)
        throw new AppError('forbidden:own', { message: 'Another steward decides on your own listing.' });
      const needs = act === 'approve' ? 'held' : act === 'decline' ? undefined : 'live';
      const isReady = needs ? state === needs : state === 'held' || state === 'live';
      if (!isReady)
        throw new AppError('conflict:state', { message: 'Its state changed meanwhile. Reload the page.' });
      if ((act === 'decline' || act === 'merge') && reason === '') {
        const message = 'Say why. Its owner reads it.';
        throw new AppError('invalid:reason', { message, issues: [{ path: 'reason', message }] });
      }
      const now = context.clock.now();
      const set = (change: Partial<typeof listings.$inferInsert>) =>
        tx.update(listings).set(change).where(eq(listings.id, id));
      if (act === 'approve') await goLive(tx, context, listing, { approvedAt: now, mergedInto: null });
      if (act === 'decline') await set({ state: 'draft', heldWhy: [reason], approvedAt: null });
      if (act === 'pin' || act === 'unpin') await set({ pinnedAt: act === 'pin' ? now : null });
      if (act === 'merge') {
        const { listing: kept } = into ? await seenListing(context, tx, into) : { listing: undefined };
        if (!kept || kept.id === id || kept.section !== section || kept.state !== 'live')
          throw new AppError('invalid:into', {
            message: 'Choose an open listing of the same section to keep.',
          });
        await set({ state: 'closed', mergedInto: kept.id, pinnedAt: null });
      }
      const stewardId = context.caller.user.id;
      await recordAct(tx, { section, stewardId, act: acts[act], listingId: id, reason });
      await notifyMember(tx, context, {
        to: ownerId,
        kind: 'listing.care',
        title: `A steward ${acts[act]} ${quoted(title)}`,
        text: reason || (act === 'approve' ? 'It’s now published.' : 'You don’t need to do anything.'),
        path: pathOf(id),
      });
      return { success: true } as const;
    }),
  ),
];
