import { briefly } from '#kit/db/briefly.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf } from '#social/people/audience.server.ts';
import type { FacetSource } from '#social/people/facet-source.server.ts';
import type { NamesOfPlaces, PlacesOfPeople } from '#social/places/people-places.server.ts';
import { findPassages } from '#kit/search/find.server.ts';
import { directoryPlaces, searchDirectory, type DirectoryQuery } from './contract.ts';
import { ownEndpoints } from './own.server.ts';
import {
  countFacet,
  countWanted,
  facetsOf,
  idsWanted,
  listWanted,
  matchWords,
  type Wanted,
} from './queries.server.ts';

const longestAbout = 200;
const mostChosen = 5;
const mostMeant = 50;

interface Needs {
  sources: readonly FacetSource[];
  places: readonly PlacesOfPeople[];
  placeNames: readonly NamesOfPlaces[];
}

/** Made from all manifests: any feature may have a facet of people. */
export const directoryEndpoints = ({ sources, places, placeNames }: Needs) => [
  implement(searchDirectory, async ({ query: { before, ...query } }, context) => {
    const reader = readerOf(context);
    const listFilter = await wantedBy(context, sources, query);
    const page = await briefly(context, async (tx) => {
      const { rows, next } = await listWanted(tx, listFilter, before);
      const ids = rows.map(({ id }) => id);
      const placed = new Map<string, string>();
      for (const namesOf of ids.length > 0 ? placeNames : [])
        for (const [id, name] of await namesOf(tx, reader, ids)) placed.set(id, name);
      const counted = [];
      for (const source of sources)
        counted.push({ source, values: await countFacet(tx, listFilter, source) });
      return {
        rows,
        next,
        counted,
        people: await countWanted(tx, listFilter),
        said: ids.length > 0 ? await facetsOf(tx, reader, ids) : [],
        placed,
      };
    });
    return {
      items: page.rows.map(({ id, about, ...person }) => {
        const of = (kind: string) =>
          page.said.filter((one) => one.ownerId === id && one.kind === kind).map(({ label }) => label);
        return {
          ...person,
          about: cutAtWord(about, longestAbout),
          place: page.placed.get(id) ?? null,
          offerings: of('offering'),
          skills: of('skill'),
          languages: of('language'),
        };
      }),
      next: page.next,
      people: page.people,
      facets: page.counted.map(({ source: { id, title, labelOf }, values }) => ({
        id,
        title,
        values: values.map((one) => (labelOf ? { ...one, label: labelOf(one.value) } : one)),
      })),
    };
  }),

  implement(directoryPlaces, async ({ query }, context) => {
    const listFilter = await wantedBy(context, sources, query);
    const page = await briefly(context, async (tx) => {
      const all = [];
      for (const placesOf of places) all.push(await placesOf(tx, listFilter.reader, idsWanted(listFilter)));
      return all;
    });
    return {
      places: page.flatMap((one) => one.places),
      countries: page.flatMap((one) => one.countries),
    };
  }),

  ...ownEndpoints,
];

/** What an address asks for, as the tables are asked. */
async function wantedBy(
  context: Context,
  sources: readonly FacetSource[],
  { q, offers, ...facets }: Omit<DirectoryQuery, 'before'>,
): Promise<Wanted> {
  const chosen = new Map(
    Object.entries(facets).map(([id, values]) => [
      id,
      (values ?? '').split(',').filter(Boolean).slice(0, mostChosen),
    ]),
  );
  return {
    reader: readerOf(context),
    sources,
    chosen,
    having: offers ? ['offering'] : [],
    ids: q ? await matching(context, sources, q) : undefined,
  };
}

/** By their words first, then by what they mean; the index holds only what everyone may see. */
async function matching(context: Context, sources: readonly FacetSource[], q: string): Promise<string[]> {
  const reader = readerOf(context);
  const byWords = await briefly(context, (tx) => matchWords(tx, { reader, sources }, q));
  const { hits } = await findPassages(context, {
    q,
    sources: ['person', 'offering'],
    shared: true,
    limit: mostMeant,
  });
  return [...new Set([...byWords, ...hits.map(({ subject }) => subject)])];
}
