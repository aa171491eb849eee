import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { eraseDeleted } from '#kit/privacy/erase-deleted.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { commentTrash } from './comments.server.ts';
import { galleryChannel } from './channel.server.ts';
import { collectionDeeds, creationDeeds, creationLineage, likeDeeds } from './deeds.server.ts';
import { exampleEndpoints } from './examples/server.ts';
import { creationFileGrant } from './file-grant.server.ts';
import { collectionsMade, commentsMade } from './own-things.server.ts';
import { creationsAtPlace } from './place-source.server.ts';
import { forgetItems, noticeItems } from './queries.server.ts';
import { itemsCollectedBy } from './collections/queries.server.ts';
import { galleryReportTargets } from './report-targets.server.ts';
import { creationSearch } from './search-source.server.ts';
import { galleryEndpoints } from './server.ts';
import { creationsOnProfile, creationThings } from './thing-kind.server.ts';
import {
  collectionFollows,
  collectionItems,
  collections,
  galleryComments,
  galleryItems,
  galleryLikes,
  galleryViews,
} from './table.server.ts';

export const gallery = defineServerFeature({
  endpoints: galleryEndpoints,
  endpointsOfAll: [(features) => exampleEndpoints(gather(features, 'galleryExamples'))],
  thingKinds: [creationThings],
  ownThings: [collectionsMade, commentsMade],
  deedKinds: [creationDeeds, likeDeeds, collectionDeeds],
  lineages: [creationLineage],
  profileParts: [creationsOnProfile],
  channels: [galleryChannel],
  fileGrants: [creationFileGrant],
  forgetSubjects: [forgetItems],
  noticeSubjects: [noticeItems],
  placeSources: [creationsAtPlace],
  reportTargets: galleryReportTargets,
  trash: [commentTrash],
  searchSources: [creationSearch],
  personalData: [
    {
      table: galleryItems,
      export: ownedRows(galleryItems, galleryItems.ownerId, { omit: ['search'] }),
      erase: 'cascade',
    },
    { table: galleryLikes, export: ownedRows(galleryLikes, galleryLikes.ownerId), erase: 'cascade' },
    // How often, not by whom; it goes with the creation.
    { table: galleryViews, erase: 'cascade' },
    { table: collections, export: ownedRows(collections, collections.ownerId), erase: 'cascade' },
    {
      table: collectionItems,
      export: (db, { id }) => itemsCollectedBy(db, id),
      erase: 'cascade',
    },
    {
      table: collectionFollows,
      export: ownedRows(collectionFollows, collectionFollows.ownerId),
      erase: 'cascade',
    },
    // Said in a place of others: it stays there without the name, as the page on which one deletes an account says.
    {
      table: galleryComments,
      export: ownedRows(galleryComments, galleryComments.ownerId),
      erase: eraseDeleted(galleryComments, { ...commentTrash, author: galleryComments.ownerId }),
    },
  ],
});
