import { briefly } from '#kit/db/briefly.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf } from '#kit/people/audience.server.ts';
import type { FacetSource } from '#kit/people/facet-source.server.ts';
import type { NamesOfPlaces, PlacesOfPeople } from '#kit/places/people-places.server.ts';
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

/** Made by `app/`, which alone knows every room that has a facet of people. */
export const directoryEndpoints = ({ sources, places, placeNames }: Needs) => [
  implement(searchDirectory, async ({ query: { before, ...query } }, context) => {
    const reader = readerOf(context);
    const wanted = await wantedBy(context, sources, query);
    const found = await briefly(context, async (tx) => {
      const { rows, next } = await listWanted(tx, wanted, before);
      const ids = rows.map(({ id }) => id);
      const placed = new Map<string, string>();
      for (const namesOf of ids.length > 0 ? placeNames : [])
        for (const [id, name] of await namesOf(tx, reader, ids)) placed.set(id, name);
      const counted = [];
      for (const source of sources) counted.push({ source, values: await countFacet(tx, wanted, source) });
      return {
        rows,
        next,
        counted,
        people: await countWanted(tx, wanted),
        said: ids.length > 0 ? await facetsOf(tx, reader, ids) : [],
        placed,
      };
    });
    return {
      items: found.rows.map(({ id, about, ...person }) => {
        const of = (kind: string) =>
          found.said.filter((one) => one.ownerId === id && one.kind === kind).map(({ label }) => label);
        return {
          ...person,
          about: cutAtWord(about, longestAbout),
          place: found.placed.get(id) ?? null,
          offerings: of('offering'),
          skills: of('skill'),
          languages: of('language'),
        };
      }),
      next: found.next,
      people: found.people,
      facets: found.counted.map(({ source: { id, title, labelOf }, values }) => ({
        id,
        title,
        values: values.map((one) => (labelOf ? { ...one, label: labelOf(one.value) } : one)),
      })),
    };
  }),

  implement(directoryPlaces, async ({ query }, context) => {
    const wanted = await wantedBy(context, sources, query);
    const found = await briefly(context, async (tx) => {
      const all = [];
      for (const placesOf of places) all.push(await placesOf(tx, wanted.reader, idsWanted(wanted)));
      return all;
    });
    return {
      places: found.flatMap((one) => one.places),
      countries: found.flatMap((one) => one.countries),
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
