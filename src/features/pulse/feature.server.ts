import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { pulseChannel } from './channel.server.ts';
import { activeFacet } from './facet-source.server.ts';
import { pulseEndpoints } from './server.ts';
import { activities, lastActivities, pulseCursor, pulseVisits } from './table.server.ts';
import { keepPulse } from './keep-pulse.server.ts';

export const pulse = defineServerFeature({
  endpoints: pulseEndpoints,
  channels: [pulseChannel],
  loops: [
    (services) => {
      services.pulse = keepPulse(services);
      return services.pulse.close;
    },
  ],
  facetSources: [activeFacet],
  personalData: [
    { table: activities, export: ownedRows(activities, activities.actorId), erase: 'cascade' },
    // Says no more than the rows before.
    { table: lastActivities, erase: 'cascade' },
    // A place in the outbox.
    { table: pulseCursor, erase: 'keep' },
    { table: pulseVisits, export: ownedRows(pulseVisits, pulseVisits.ownerId), erase: 'cascade' },
  ],
});
