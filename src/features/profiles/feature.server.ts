import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { publishNewcomer } from './newcomer.server.ts';
import { memberThings } from './thing-kind.server.ts';
import { peopleSearch } from './search-source.server.ts';
import { profileExtras } from './table.server.ts';
import { profileEndpoints } from './server.ts';

export const profiles = defineServerFeature({
  endpointsOfAll: [(features) => profileEndpoints({ parts: gather(features, 'profileParts') })],
  searchSources: [peopleSearch],
  thingKinds: [memberThings],
  onSignUp: [publishNewcomer],
  personalData: [
    { table: profileExtras, export: ownedRows(profileExtras, profileExtras.ownerId), erase: 'cascade' },
  ],
});
