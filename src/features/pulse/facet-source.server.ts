import { sql } from 'drizzle-orm';
import { isFor, isPartShown } from '#kit/people/audience.server.ts';
import type { FacetSource } from '#kit/people/facet-source.server.ts';

/** Who did something lately that this reader may know of. Asked of each person, for whom one is enough, and not of all that happened. */
export const activeFacet: FacetSource = {
  id: 'active',
  title: 'Active',
  values: (reader) => sql`select p.id as owner_id, 'month' as value, 'month' as label from "user" p
    where exists (select 1 from activity a where a.actor_id = p.id and a.created_at > now() - interval '30 days'
      and ${isFor(reader, sql`a.actor_id`, sql`a.audience`)})
    and ${isPartShown(reader, sql`p.id`, 'activity')}`,
  labelOf: () => 'In the last 30 days',
};
