/** Finding listings by words and meaning, and what the address of a list asks for. */
import type { InputOf } from '#kit/contract/endpoint.ts';
import { briefly } from '#kit/db/briefly.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { findPassages, type Hit } from '#kit/search/find.server.ts';
import type { listListings } from './contract.ts';
import { countFacets, countMatches, listPinned, listRows, pageSize, type Wanted } from './queries.server.ts';
import { listingSource } from './search-source.server.ts';
import { viewerOf } from './who.server.ts';

const mostFound = 100;
const usualDistance = 50;

type Query = InputOf<typeof listListings>['query'];

/** A place that is not known is nowhere, so nothing is near it. */
const nowhere = { latitude: 0, longitude: 0, within: -1 };

export async function wantedBy(
  context: Context,
  query: Omit<Query, 'sort' | 'page' | 'q'>,
  ids?: readonly string[],
): Promise<Wanted> {
  const { section, kind, facets, lowest, highest, currency, near, within, area } = query;
  const place = near ? await context.places.byId(near) : undefined;
  const km = Number(within ?? usualDistance);
  return {
    reader: viewerOf(context)?.id,
    now: context.clock.now(),
    section,
    kind,
    facets: facets?.split(',') ?? [],
    lowest: lowest === undefined ? undefined : Number(lowest),
    highest: highest === undefined ? undefined : Number(highest),
    currency,
    around: near ? (place ? { ...place, within: km } : nowhere) : undefined,
    area: area ? (area.split(',').map(Number) as [number, number, number, number]) : undefined,
    ids,
  };
}

export async function findHits(context: Context, q: string, hurried = false): Promise<Hit[]> {
  const { hits } = await findPassages(context, { q, sources: [listingSource], limit: mostFound, hurried });
  return hits;
}

export async function findListings(context: Context, { q, sort, page, ...query }: Query) {
  const ids = q ? (await findHits(context, q)).map(({ subject }) => subject) : undefined;
  const wanted = await wantedBy(context, query, ids);
  const isFirst = (page ?? '1') === '1';
  const order = sort ?? (q ? 'best' : 'new');
  return briefly(context, async (tx) => {
    const total = await countMatches(tx, wanted);
    const facets = query.section ? await countFacets(tx, wanted) : [];
    const skip = (Number(page ?? 1) - 1) * pageSize;
    if (ids && order === 'best') {
      const rows = new Map((await listRows(tx, wanted, { most: mostFound })).map((row) => [row.id, row]));
      const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
      return {
        rows: inOrder.slice(skip, skip + pageSize),
        hasMore: inOrder.length > skip + pageSize,
        total,
        facets,
      };
    }
    const rows = await listRows(tx, wanted, { sort: order === 'best' ? 'new' : order, skip });
    const pinned = query.section && isFirst && !q && order === 'new' ? await listPinned(tx, wanted) : [];
    const pinnedIds = new Set(pinned.map(({ id }) => id));
    const shown = rows.slice(0, pageSize).filter(({ id }) => !pinnedIds.has(id));
    return { rows: [...pinned, ...shown], hasMore: rows.length > pageSize, total, facets };
  });
}
