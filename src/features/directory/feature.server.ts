import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { ownFacets } from './facet-sources.server.ts';
import { offeringsOnProfile } from './profile-part.server.ts';
import { offeringSearch } from './search-source.server.ts';
import { directoryViews, memberFacets } from './table.server.ts';
import { directoryEndpoints } from './server.ts';

export const directory = defineServerFeature({
  endpointsOfAll: [
    (features) =>
      directoryEndpoints({
        sources: gather(features, 'facetSources'),
        places: gather(features, 'placesOfPeople'),
        placeNames: gather(features, 'namesOfPlaces'),
      }),
  ],
  facetSources: ownFacets,
  profileParts: [offeringsOnProfile],
  searchSources: [offeringSearch],
  personalData: [
    { table: memberFacets, export: ownedRows(memberFacets, memberFacets.ownerId), erase: 'cascade' },
    { table: directoryViews, export: ownedRows(directoryViews, directoryViews.ownerId), erase: 'cascade' },
  ],
});
