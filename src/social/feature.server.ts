/** What people are to each other: who follows whom, who sees what, what was reported. */
import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { boundaryEndpoints } from './boundaries/server.ts';
import { followDeeds } from './people/deeds.server.ts';
import { peopleEndpoints } from './people/server.ts';
import { followPolicies, followRequests, follows, partAudiences } from './people/table.server.ts';
import { reportEndpoints } from './reports/server.ts';
import { hiddenThings, reports } from './reports/table.server.ts';

export const social = defineServerFeature({
  endpoints: peopleEndpoints,
  endpointsOfAll: [
    (features) => boundaryEndpoints(gather(features, 'whenBlocked')),
    (features) => reportEndpoints(gather(features, 'reportTargets')),
  ],
  deedKinds: [followDeeds],
  personalData: [
    { table: follows, export: ownedRows(follows, follows.ownerId), erase: 'cascade' },
    {
      table: followRequests,
      export: ownedRows(followRequests, followRequests.ownerId),
      erase: 'cascade',
    },
    { table: followPolicies, export: ownedRows(followPolicies, followPolicies.ownerId), erase: 'cascade' },
    { table: partAudiences, export: ownedRows(partAudiences, partAudiences.ownerId), erase: 'cascade' },
    { table: reports, export: ownedRows(reports, reports.ownerId), erase: 'cascade' },
    { table: hiddenThings, export: ownedRows(hiddenThings, hiddenThings.ownerId), erase: 'cascade' },
  ],
});
