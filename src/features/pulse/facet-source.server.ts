import { sql } from 'drizzle-orm';
import { isFor, isPartShown } from '#social/people/audience.server.ts';
import type { FacetSource } from '#social/people/facet-source.server.ts';

/** Who did something lately that this reader may know of. */
export const activeFacet: FacetSource = {
  id: 'active',
  title: 'Active',
  values: (
    reader,
  ) => sql`select a.actor_id as owner_id, 'month' as value, 'month' as label from activity_last a
    where a.at > now() - interval '30 days' and ${isFor(reader, sql`a.actor_id`, sql`a.audience`)}
      and ${isPartShown(reader, sql`a.actor_id`, 'activity')}
    group by a.actor_id`,
  labelOf: () => 'In the last 30 days',
};
