import { sql } from 'drizzle-orm';
import { isPartShown } from '#social/people/audience.server.ts';
import type { FacetSource } from '#social/people/facet-source.server.ts';
import type { FacetKind } from './fields.ts';

const ofKind = (id: FacetKind, title: string): FacetSource => ({
  id,
  title,
  values: (reader) => sql`select m.owner_id, m.value, m.label from member_facet m
    where m.kind = ${id} and ${isPartShown(reader, sql`m.owner_id`, 'offerings')}`,
});

export const ownFacets = [
  ofKind('offering', 'Offers'),
  ofKind('skill', 'Skills'),
  ofKind('language', 'Languages'),
];
