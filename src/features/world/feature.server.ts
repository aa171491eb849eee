/** The endpoints are made by `app/`, which alone knows what every room shows at a place. */
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { countryFacet } from './facet-source.server.ts';
import { namesOfPlaces, placesOfPeople } from './places-of-people.server.ts';
import { memberPlaces } from './table.server.ts';

export const world = defineServerFeature({
  facetSources: [countryFacet],
  placesOfPeople: [placesOfPeople],
  namesOfPlaces: [namesOfPlaces],
  personalData: [
    { table: memberPlaces, export: ownedRows(memberPlaces, memberPlaces.ownerId), erase: 'cascade' },
  ],
});
