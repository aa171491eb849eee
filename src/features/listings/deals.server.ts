/** After an accepted offer: when and where to meet, and what each says of the other. */
import { eq } from 'drizzle-orm';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { meetingCalendar, planMeeting, reviewDeal } from './deals-contract.ts';
import { writeMeeting } from './meeting.ts';
import { quoted, notifyMember } from './notify.server.ts';
import { holdOffer, otherParty } from './offer-queries.server.ts';
import { listingOffers, listingReviews } from './table.server.ts';

const done = { success: true } as const;
const path = '/marketplace/yours';
/** A meeting may be noted a little late, and is not planned for another decade. */
const earliest = -24 * 3600_000;
const latest = 2 * 365 * 24 * 3600_000;

export const dealEndpoints = [
  implement(planMeeting, async ({ params: { id }, body: { at, where } }, context) =>
    context.bus.transact(async (tx) => {
      const { offer, to, who } = await acceptedOffer(tx, context, id);
      const meetAt = new Date(at);
      const ahead = meetAt.getTime() - context.clock.now().getTime();
      if (ahead < earliest || ahead > latest) {
        const message = 'Choose a time in the next two years.';
        throw new AppError('invalid:at', { message, issues: [{ path: 'at', message }] });
      }
      await tx.update(listingOffers).set({ meetAt, meetWhere: where }).where(eq(listingOffers.id, id));
      await notifyMember(tx, context, {
        to,
        from: who,
        kind: 'listing.offer',
        title: `${context.caller.user.name} proposed a meeting about ${quoted(offer.title)}`,
        text: where,
        path,
      });
      return done;
    }),
  ),

  implement(meetingCalendar, async ({ params: { id } }, context) => {
    const offer = await context.db.transaction((tx) => holdOffer(tx, id, context.caller.user.id));
    if (!offer.meetAt) throw new AppError('not_found:meeting', { message: 'No meeting is planned yet.' });
    const calendar = writeMeeting({
      id,
      title: offer.title,
      at: offer.meetAt,
      where: offer.meetWhere,
      url: context.settings.publicUrl + path,
      writtenAt: offer.decidedAt ?? offer.createdAt,
    });
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="meeting.ics"',
      },
    });
  }),

  implement(reviewDeal, async ({ params: { id }, body: { stars, text } }, context) =>
    context.bus.transact(async (tx) => {
      const { offer, to, who } = await acceptedOffer(tx, context, id);
      const [added] = await tx
        .insert(listingReviews)
        .values({ offerId: id, authorId: who, aboutId: to, stars, text })
        .onConflictDoNothing()
        .returning({ id: listingReviews.id });
      if (!added) throw new AppError('conflict:review', { message: 'You have already reviewed this deal.' });
      await notifyMember(tx, context, {
        to,
        from: who,
        kind: 'listing.offer',
        title: `${context.caller.user.name} reviewed your deal about ${quoted(offer.title)}`,
        text: 'Write yours to read it. Reviews show together, or after two weeks.',
        path,
      });
      return done;
    }),
  ),
];

async function acceptedOffer(tx: BusTransaction, context: MemberContext, id: string) {
  const who = context.caller.user.id;
  const offer = await holdOffer(tx, id, who);
  if (offer.state !== 'accepted')
    throw new AppError('conflict:open', { message: 'This is possible once the offer is accepted.' });
  const to = otherParty(offer, who);
  if (to === null) throw new AppError('conflict:gone', { message: 'The other person has left.' });
  await mustBeWelcome(tx, { from: who, to });
  return { offer, to, who };
}
