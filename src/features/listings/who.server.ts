/** What the caller may see and change; anything else is as if it were not there. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { isOwner, maySee } from './policy.ts';
import type { SectionId } from './sections.ts';
import { listings, listingStewards } from './table.server.ts';

export type ListingRow = typeof listings.$inferSelect;

export const viewerOf = ({ caller }: Pick<Context, 'caller'>) =>
  caller.kind === 'member' ? caller.user : null;

export const noSuchListing = () =>
  new AppError('not_found:listing', { message: 'This listing no longer exists.' });

export const personColumns = {
  name: users.name,
  handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
  picture: users.image,
};

export async function isStewardOf(db: Queryable, memberId: string, section: SectionId): Promise<boolean> {
  const [row] = await db
    .select({ state: listingStewards.state })
    .from(listingStewards)
    .where(
      and(
        eq(listingStewards.section, section),
        eq(listingStewards.ownerId, memberId),
        eq(listingStewards.state, 'active'),
      ),
    );
  return row !== undefined;
}

export interface SeenListing {
  listing: ListingRow;
  owner: { name: string; handle: string | null; picture: string | null };
  isSteward: boolean;
}

export async function seenListing(
  context: Pick<Context, 'caller'>,
  db: Queryable,
  id: string,
): Promise<SeenListing> {
  const viewer = viewerOf(context);
  const [row] = await db
    .select({
      listing: listings,
      owner: personColumns,
      isWelcome: sql<boolean>`${viewer ? isWelcomeAt(viewer.id, listings.ownerId) : sql`true`}`,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(listings.id, id), isNull(listings.deletedAt), isNull(users.suspendedAt)));
  if (!row) throw noSuchListing();
  const isSteward = viewer !== null && (await isStewardOf(db, viewer.id, row.listing.section));
  if (!maySee(viewer, row.listing, { isSteward, isWelcome: row.isWelcome })) throw noSuchListing();
  return { listing: row.listing, owner: row.owner, isSteward: isSteward || viewer?.role === 'admin' };
}

/** Held until the transaction is over, so that two changes come one after the other. */
export async function holdListing(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('update');
}

export async function ownListing(context: MemberContext, tx: Queryable, id: string): Promise<ListingRow> {
  await holdListing(tx, id);
  const { listing } = await seenListing(context, tx, id);
  if (!isOwner(viewerOf(context), listing))
    throw new AppError('forbidden:listing', { message: 'Only its owner can do that.' });
  return listing;
}
