import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { countryFacet } from './facet-source.server.ts';
import { knownPlaces } from './known-places.server.ts';
import { namesOfPlaces, placesOfPeople } from './places-of-people.server.ts';
import { memberPlaces } from './table.server.ts';
import { worldEndpoints } from './server.ts';

export const world = defineServerFeature({
  endpointsOfAll: [(features) => worldEndpoints({ sources: gather(features, 'placeSources') })],
  services: [() => ({ places: knownPlaces })],
  facetSources: [countryFacet],
  placesOfPeople: [placesOfPeople],
  namesOfPlaces: [namesOfPlaces],
  personalData: [
    { table: memberPlaces, export: ownedRows(memberPlaces, memberPlaces.ownerId), erase: 'cascade' },
  ],
});
