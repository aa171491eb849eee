import { sql } from 'drizzle-orm';
import { isFor, isPartShown } from '#kit/people/audience.server.ts';
import type { FacetSource } from '#kit/people/facet-source.server.ts';

/** Who did something lately that this reader may know of. */
export const activeFacet: FacetSource = {
  id: 'active',
  title: 'Active',
  values: (
    reader,
  ) => sql`select distinct a.actor_id as owner_id, 'month' as value, 'In the last 30 days' as label
    from activity a where a.created_at > now() - interval '30 days'
    and ${isFor(reader, sql`a.actor_id`, sql`a.audience`)} and ${isPartShown(reader, sql`a.actor_id`, 'activity')}`,
};
