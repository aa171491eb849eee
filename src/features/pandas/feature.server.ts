import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { pandaDeeds } from './deeds.server.ts';
import { pandaEndpoints } from './server.ts';
import { pandaThings } from './thing-kind.server.ts';
import { pandas as pandaRows } from './table.server.ts';

export const pandas = defineServerFeature({
  endpoints: pandaEndpoints,
  thingKinds: [pandaThings],
  deedKinds: [pandaDeeds],
  personalData: [{ table: pandaRows, export: ownedRows(pandaRows, pandaRows.ownerId), erase: 'cascade' }],
});
