/** Messages between whoever asks about a listing and its owner: one private thread for the two. */
import { and, eq } from 'drizzle-orm';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { contactOwner } from './contract.ts';
import { writeAboutOffer } from './deals-contract.ts';
import { otherParty, ownOffer, type OfferRow } from './offer-queries.server.ts';
import { listingContacts } from './table.server.ts';
import { seenListing, type ListingRow } from './who.server.ts';

const longestTitle = 100;

export async function threadAbout(db: Queryable, listingId: string, ownerId: string) {
  const [row] = await db
    .select({ threadId: listingContacts.threadId })
    .from(listingContacts)
    .where(and(eq(listingContacts.listingId, listingId), eq(listingContacts.ownerId, ownerId)));
  return row?.threadId ?? null;
}

/** Something open that belongs to someone else who has not blocked the caller. */
export async function listingToAnswer(
  context: MemberContext,
  db: Queryable,
  id: string,
): Promise<ListingRow> {
  const { listing } = await seenListing(context, db, id);
  const { user } = context.caller;
  if (listing.ownerId === user.id)
    throw new AppError('forbidden:own', { message: 'This is your own listing.' });
  const isOver = listing.expiresAt === null || listing.expiresAt <= context.clock.now();
  if (listing.state !== 'live' || listing.hiddenAt !== null || isOver)
    throw new AppError('conflict:closed', { message: 'This listing is no longer available.' });
  await mustBeWelcome(db, { from: user.id, to: listing.ownerId });
  return listing;
}

export const contactEndpoints = [
  implement(contactOwner, async ({ params: { id }, body: { text } }, context) => {
    const { title, ownerId } = await listingToAnswer(context, context.db, id);
    return say(context, { listingId: id, title, guestId: context.caller.user.id, to: ownerId, text });
  }),

  implement(writeAboutOffer, async ({ params: { id }, body: { text } }, context) => {
    const who = context.caller.user.id;
    const offer = await ownOffer(context.db, id, who);
    const to = otherParty(offer, who);
    if (to === null) throw new AppError('conflict:gone', { message: 'The other person has left.' });
    if (!offer.listingId || !writable.has(offer.state))
      throw new AppError('conflict:closed', { message: 'This offer is over.' });
    await mustBeWelcome(context.db, { from: who, to });
    const guestId = offer.hostId === who ? to : who;
    return say(context, { listingId: offer.listingId, title: offer.title, guestId, to, text });
  }),
];

const writable = new Set<OfferRow['state']>(['open', 'accepted']);

interface Message {
  listingId: string;
  title: string;
  /** Whose conversation about the listing it is; the other is its owner. */
  guestId: string;
  to: string;
  text: string;
}

async function say(context: MemberContext, { listingId, title, guestId, to, text }: Message) {
  const known = await threadAbout(context.db, listingId, guestId);
  if (known && (await context.conversations.say(context, known, text))) return { thread: known };
  const thread = await context.conversations.begin(context, {
    title: cutAtWord(title, longestTitle),
    with: to,
    message: text,
    async along(tx, threadId) {
      await tx
        .insert(listingContacts)
        .values({ listingId, ownerId: guestId, threadId })
        .onConflictDoUpdate({
          target: [listingContacts.listingId, listingContacts.ownerId],
          set: { threadId },
        });
    },
  });
  return { thread };
}
