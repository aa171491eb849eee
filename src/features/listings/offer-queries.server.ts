/** Offers and reviews as their two parties read them. */
import { and, avg, count, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { reviewsShowAfterDays } from './limits.ts';
import { listingContacts, listingOffers, listingReviews } from './table.server.ts';
import { personColumns } from './who.server.ts';

const mostOffers = 100;
const mostReviews = 10;
const day = 24 * 3600_000;

export type OfferRow = typeof listingOffers.$inferSelect;
export type ReviewRow = typeof listingReviews.$inferSelect;

const isParty = (who: string) => or(eq(listingOffers.hostId, who), eq(listingOffers.guestId, who));

export const listOfferRows = (db: Queryable, who: string, listingId?: string) =>
  db
    .select({ offer: listingOffers, other: personColumns, thread: listingContacts.threadId })
    .from(listingOffers)
    .leftJoin(
      listingContacts,
      and(
        eq(listingContacts.listingId, listingOffers.listingId),
        eq(listingContacts.ownerId, listingOffers.guestId),
      ),
    )
    .leftJoin(
      users,
      sql`${users.id} = case when ${listingOffers.hostId} = ${who} then ${listingOffers.guestId} else ${listingOffers.hostId} end`,
    )
    .where(and(isParty(who), listingId ? eq(listingOffers.listingId, listingId) : undefined))
    .orderBy(desc(listingOffers.id))
    .limit(mostOffers);

export async function ownOffer(db: Queryable, id: string, who: string): Promise<OfferRow> {
  const [row] = await db
    .select()
    .from(listingOffers)
    .where(and(eq(listingOffers.id, id), isParty(who)));
  if (!row) throw notFound();
  return row;
}

const notFound = () => new AppError('not_found:offer', { message: 'This offer no longer exists.' });

/** One of the caller's, held until the transaction is over: two decisions come one after the other. */
export async function holdOffer(tx: Queryable, id: string, who: string): Promise<OfferRow> {
  const [row] = await tx
    .select()
    .from(listingOffers)
    .where(and(eq(listingOffers.id, id), isParty(who)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export const otherParty = ({ hostId, guestId }: OfferRow, who: string) => (hostId === who ? guestId : hostId);

export const listReviewRows = (db: Queryable, who: string) =>
  db
    .select({ review: listingReviews, author: personColumns })
    .from(listingReviews)
    .innerJoin(listingOffers, eq(listingOffers.id, listingReviews.offerId))
    .leftJoin(users, eq(users.id, listingReviews.authorId))
    .where(isParty(who));

const answer = alias(listingReviews, 'answer');

/** Both wrote one, or the time for the other is over. */
const isShown = (
  now: Date,
) => sql`(${listingReviews.createdAt} < ${new Date(now.getTime() - reviewsShowAfterDays * day).toISOString()}::timestamptz
  or exists (select 1 from listing_review ${sql.identifier('answer')} where ${answer.offerId} = ${listingReviews.offerId}
    and ${answer.id} <> ${listingReviews.id}))`;

export async function reviewsAbout(db: Queryable, aboutId: string, now: Date) {
  const isAbout = and(eq(listingReviews.aboutId, aboutId), isShown(now));
  const [sums] = await db
    .select({ count: count(), average: avg(listingReviews.stars) })
    .from(listingReviews)
    .where(isAbout);
  const items = await db
    .select({
      author: personColumns,
      stars: listingReviews.stars,
      text: listingReviews.text,
      createdAt: listingReviews.createdAt,
    })
    .from(listingReviews)
    .leftJoin(users, eq(users.id, listingReviews.authorId))
    .where(isAbout)
    .orderBy(desc(listingReviews.id))
    .limit(mostReviews);
  const average = sums?.average ? Math.round(Number(sums.average) * 10) / 10 : null;
  return { count: sums?.count ?? 0, average, items };
}

export const showsAlone = ({ createdAt }: Pick<ReviewRow, 'createdAt'>, now: Date) =>
  now.getTime() - createdAt.getTime() > reviewsShowAfterDays * day;
