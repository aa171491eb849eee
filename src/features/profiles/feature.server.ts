/** The endpoints are made by `app/`, which alone knows what every room shows of people. */
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { tellOfNewcomer } from './newcomer.server.ts';
import { memberThings } from './thing-kind.server.ts';
import { peopleSearch } from './search-source.server.ts';
import { profileExtras } from './table.server.ts';

export const profiles = defineServerFeature({
  searchSources: [peopleSearch],
  thingKinds: [memberThings],
  whenJoined: [tellOfNewcomer],
  personalData: [
    { table: profileExtras, export: ownedRows(profileExtras, profileExtras.ownerId), erase: 'cascade' },
  ],
});
