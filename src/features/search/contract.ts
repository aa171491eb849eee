/** Searching without a run: for pages that are read without scripts, and for browsers' own search boxes; and searches that people keep. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { searchData } from './data.ts';
import { searchFields } from './fields.ts';
import { searchFilters } from './filters.ts';

export const searchOnce = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Search and answer with quotes and their sources. Nothing is stored.',
  access: 'guest',
  business: 'member',
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
  summary: 'OpenSearch description for browsers.',
  access: 'public',
  streaming: true,
  output: z.unknown(),
});

export const mostSaved = 100;

const savedSearch = z.object({
  id: z.string(),
  /** Of the page that searches again, without its path. */
  address: z.string(),
  q: z.string(),
  filter: z.enum(searchFilters),
});

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'List your saved searches, newest first.',
  access: 'guest',
  business: 'member',
  output: z.object({ items: z.array(savedSearch) }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Save a search.',
  access: 'guest',
  business: 'member',
  body: searchFields,
  output: savedSearch,
});

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Delete a saved search.',
  access: 'guest',
  business: 'member',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ success: z.literal(true) }),
});
