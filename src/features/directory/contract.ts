/** Who is here, what they offer, and searches of that which one keeps. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { mapPlace, peopledCountry } from '#features/world/contract.ts';
import { personShape } from '#social/people/contract.ts';
import { offeringFields, viewName } from './fields.ts';

export const longestDirectorySearch = 100;

/** Values of one facet, apart by commas; whoever is found has all of them. */
const chosen = z.string().max(400, 'Choose fewer filters.').optional();

const directoryPerson = personShape.extend({
  about: z.string(),
  memberSince: moment,
  /** Where they chose to be shown; null where they did not, or not to you. */
  place: z.string().nullable(),
  offerings: z.array(z.string()),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
});
export type DirectoryPerson = z.output<typeof directoryPerson>;

const facet = z.object({
  id: z.string(),
  title: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
});
export type Facet = z.output<typeof facet>;

const wanted = z.strictObject({
  q: z
    .string()
    .trim()
    .max(longestDirectorySearch, `Use at most ${longestDirectorySearch} characters.`)
    .optional(),
  offering: chosen,
  skill: chosen,
  language: chosen,
  country: chosen,
  active: chosen,
  /** Only people who offer something. */
  offers: z.literal('something').optional(),
});

export const searchDirectory = endpoint({
  method: 'GET',
  path: '/api/directory',
  summary: 'Search members by words, meaning and facets. Hidden fields aren’t searched or counted.',
  access: 'public',
  query: wanted.extend({ before: z.uuid().optional() }),
  output: page(directoryPerson).extend({
    /** All of them, on whatever page. */
    people: z.number(),
    facets: z.array(facet),
  }),
});
export type DirectoryQuery = z.input<typeof searchDirectory.query>;

export const directoryPlaces = endpoint({
  method: 'GET',
  path: '/api/directory/places',
  summary: 'Get map locations and counts for a member search.',
  access: 'public',
  query: wanted,
  output: z.object({ places: z.array(mapPlace), countries: z.array(peopledCountry) }),
});

export const ownOfferings = endpoint({
  method: 'GET',
  path: '/api/account/offerings',
  summary: 'Get your offerings, skills and languages.',
  access: 'member',
  output: offeringFields,
});

export const putOfferings = endpoint({
  method: 'PUT',
  path: '/api/account/offerings',
  summary: 'Update your offerings, skills and languages.',
  access: 'member',
  body: offeringFields,
  output: offeringFields,
});

const view = z.object({ id: z.string(), name: z.string(), search: z.string() });

export const listViews = endpoint({
  method: 'GET',
  path: '/api/directory-views',
  summary: 'List your saved directory searches.',
  access: 'member',
  output: z.object({ items: z.array(view) }),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/directory-views',
  summary: 'Save a directory search.',
  access: 'member',
  body: z.strictObject({ name: viewName, search: z.string().max(1000, 'That search is too long to save.') }),
  output: view,
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/directory-views/:id',
  summary: 'Delete a saved search.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
