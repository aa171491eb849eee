import { and, eq, or } from 'drizzle-orm';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { expireListings } from './jobs.server.ts';
import { matchSearches } from './match.server.ts';
import { listingPhotoGrant, listingPhotoUpload } from './photos.server.ts';
import { listingReports } from './report-target.server.ts';
import { listingSearch } from './search-source.server.ts';
import { listingEndpoints } from './server.ts';
import {
  listingActions,
  listingContacts,
  listingOffers,
  listingReviews,
  listingRules,
  listings,
  listingSearches,
  listingStewards,
} from './table.server.ts';
import { listingTrash } from './trash.server.ts';

export const listingsFeature = defineServerFeature({
  endpoints: listingEndpoints,
  jobs: [matchSearches, expireListings],
  trash: [listingTrash],
  reportTargets: [listingReports],
  searchSources: [listingSearch],
  uploadUses: [listingPhotoUpload],
  fileGrants: [listingPhotoGrant],
  personalData: [
    // Before its owner goes: a deal loses its listing and its host one after the other, as the database wants it.
    {
      table: listings,
      export: ownedRows(listings, listings.ownerId),
      async erase(tx, { id }) {
        await tx.delete(listings).where(eq(listings.ownerId, id));
      },
    },
    // What was agreed stays with the other party, without the name and the words of whoever leaves; what was open is over.
    {
      table: listingOffers,
      export: ownedRows(listingOffers, listingOffers.fromId),
      async erase(tx, { id }) {
        await tx.update(listingOffers).set({ message: '' }).where(eq(listingOffers.fromId, id));
        await tx
          .update(listingOffers)
          .set({ state: 'withdrawn', decidedAt: new Date() })
          .where(
            and(
              eq(listingOffers.state, 'open'),
              or(eq(listingOffers.hostId, id), eq(listingOffers.guestId, id)),
            ),
          );
      },
    },
    { table: listingContacts, export: ownedRows(listingContacts, listingContacts.ownerId), erase: 'cascade' },
    // A review stays with whom it is about, without the name of its author.
    { table: listingReviews, export: ownedRows(listingReviews, listingReviews.authorId), erase: 'keep' },
    { table: listingSearches, export: ownedRows(listingSearches, listingSearches.ownerId), erase: 'cascade' },
    { table: listingStewards, export: ownedRows(listingStewards, listingStewards.ownerId), erase: 'cascade' },
    // The rules are the section's; who wrote them is forgotten.
    { table: listingRules, erase: 'keep' },
    // What was done for a section stays, without the name.
    { table: listingActions, export: ownedRows(listingActions, listingActions.stewardId), erase: 'keep' },
  ],
});
