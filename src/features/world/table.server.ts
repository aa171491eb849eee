import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { precisions } from './place.ts';

/** Where members say they are, as coarse as they chose: what is finer is never written down, so that nothing can tell it. */
export const memberPlaces = pgTable(
  'member_place',
  {
    ownerId: ownerColumn().primaryKey(),
    precision: text('precision', { enum: precisions }).notNull(),
    placeId: text('place_id').notNull(),
    /** Null where only the country is known. */
    regionId: text('region_id'),
    country: text('country').notNull(),
    name: text('name').notNull(),
    area: text('area'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    placedAt: moment('placed_at').notNull().defaultNow(),
  },
  (table) => [
    index('member_place_place_idx').on(table.placeId),
    index('member_place_region_idx').on(table.regionId),
    index('member_place_country_idx').on(table.country),
  ],
);
