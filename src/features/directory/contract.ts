/** Who is here, what they offer, and searches of that which one keeps. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { mapPlace, peopledCountry } from '#features/world/contract.ts';
import { personShape } from '#kit/people/contract.ts';
import { offeringFields, viewName } from './fields.ts';

export const longestDirectorySearch = 100;

/** Values of one facet, apart by commas; whoever is found has all of them. */
const chosen = z.string().max(400, 'That is too much to choose at once.').optional();

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
  summary:
    'Members who want to be found, by words, meaning and facets. What they hide from you finds nobody and counts nowhere.',
  access: 'public',
  query: wanted.extend({ before: z.uuid().optional() }),
  output: z.object({
    items: z.array(directoryPerson),
    next: z.string().nullable(),
    /** All of them, on whatever page. */
    people: z.number(),
    facets: z.array(facet),
  }),
});
export type DirectoryQuery = z.input<typeof searchDirectory.query>;

export const directoryPlaces = endpoint({
  method: 'GET',
  path: '/api/directory/places',
  summary: 'Where the members whom such a search finds chose to be shown, and how many are there.',
  access: 'public',
  query: wanted,
  output: z.object({ places: z.array(mapPlace), countries: z.array(peopledCountry) }),
});

export const ownOfferings = endpoint({
  method: 'GET',
  path: '/api/account/offerings',
  summary: 'What you offer, what you can do, and the languages you speak.',
  access: 'member',
  output: offeringFields,
});

export const putOfferings = endpoint({
  method: 'PUT',
  path: '/api/account/offerings',
  summary: 'Change what you offer, can do and speak.',
  access: 'member',
  body: offeringFields,
  output: offeringFields,
});

const view = z.object({ id: z.string(), name: z.string(), search: z.string() });

export const listViews = endpoint({
  method: 'GET',
  path: '/api/directory-views',
  summary: 'Searches of the directory that you keep, by name.',
  access: 'member',
  output: z.object({ items: z.array(view) }),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/directory-views',
  summary: 'Keep a search of the directory.',
  access: 'member',
  body: z.strictObject({ name: viewName, search: z.string().max(1000, 'That search is too long to keep.') }),
  output: view,
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/directory-views/:id',
  summary: 'Keep a search no longer.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
