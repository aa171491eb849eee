import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { href } from '#kit/href.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { lessonDeeds } from './deeds.server.ts';
import { lessons } from './lessons/library.server.ts';
import { lessonSearch } from './search-source.server.ts';
import { universityEndpoints } from './server.ts';
import {
  certificates,
  credentialKeys,
  exercisesDone,
  lessonProgress,
  reviewCards,
  revokedCredentials,
} from './table.server.ts';

export const university = defineServerFeature({
  endpoints: universityEndpoints,
  deedKinds: [lessonDeeds],
  searchSources: [lessonSearch],
  siteAddresses: [
    () => Promise.resolve(lessons.map(({ slug }) => href('/university/lesson/:slug', { slug }))),
  ],
  personalData: [
    { table: lessonProgress, export: ownedRows(lessonProgress, lessonProgress.ownerId), erase: 'cascade' },
    { table: exercisesDone, export: ownedRows(exercisesDone, exercisesDone.ownerId), erase: 'cascade' },
    { table: reviewCards, export: ownedRows(reviewCards, reviewCards.ownerId), erase: 'cascade' },
    { table: certificates, export: ownedRows(certificates, certificates.ownerId), erase: 'cascade' },
    // Ids and reasons, without anyone they belong to: what was revoked must stay so for whoever verifies it.
    { table: revokedCredentials, erase: 'keep' },
    // Keys of the installation: nothing in them is about people.
    { table: credentialKeys, erase: 'keep' },
  ],
});
