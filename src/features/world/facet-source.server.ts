import { sql } from 'drizzle-orm';
import type { FacetSource } from '#social/people/facet-source.server.ts';
import { isPartShown } from '#social/people/audience.server.ts';
import { nameOfCountry } from './gazetteer/countries.server.ts';

/** The country that members chose to be shown in; finer places are on the map. */
export const countryFacet: FacetSource = {
  id: 'country',
  title: 'Country',
  values: (reader) => sql`select p.owner_id, p.country as value, p.country as label from member_place p
    where ${isPartShown(reader, sql`p.owner_id`, 'place')}`,
  labelOf: nameOfCountry,
};
