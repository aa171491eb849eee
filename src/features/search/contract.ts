/** Searching without a run: for pages that are read without scripts, and for browsers' own search boxes. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { searchData } from './data.ts';
import { searchFilters } from './filters.ts';

export const searchOnce = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'An answer in quotations with the passages they stand in, in one piece. Nothing is kept of it.',
  access: 'guest',
  rate: 'post',
  query: z.strictObject({
    q: z.string().max(2000),
    filter: z.enum(searchFilters).default('web'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  output: searchData,
});

export const searchDescription = endpoint({
  method: 'GET',
  path: '/opensearch.xml',
  summary: 'How browsers can offer this search in their address bar.',
  access: 'public',
  streaming: true,
  output: z.unknown(),
});
