/** Which listings the address asks for. What makes no sense in it is left out. */
import type { ListingQuery } from './contract.ts';
import { longestTitle } from './limits.ts';
import { currencies, readAmount } from './money.ts';
import { sectionNamed } from './sections.ts';

const distances = ['5', '10', '25', '50', '100', '250', '1000'] as const;
export const sortWords = {
  best: 'Best match',
  new: 'Newest',
  cheap: 'Price: low to high',
  dear: 'Price: high to low',
  near: 'Nearest',
} as const;

export type Filter = ListingQuery & {
  /** As they were typed. */
  from?: string;
  to?: string;
  /** What the place is called. */
  nearName?: string;
};

export function filterIn(search: URLSearchParams, sectionId: string | undefined): Filter {
  const text = (name: string, most: number) => search.get(name)?.trim().slice(0, most) || undefined;
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === search.get(name));
  const section = sectionNamed(sectionId);
  const known = new Set(
    section?.fields.flatMap(({ id, options }) => options.map((one) => `${id}:${one.id}`)),
  );
  const facets = (section?.fields ?? [])
    .flatMap(({ id }) => search.getAll(id).map((value) => `${id}:${value}`))
    .filter((facet) => known.has(facet))
    .slice(0, 10)
    .join(',');
  const from = text('from', 20);
  const to = text('to', 20);
  const hasPrice = from !== undefined || to !== undefined;
  const currency = oneOf('currency', currencies) ?? (hasPrice ? 'EUR' : undefined);
  const amount = (typed: string | undefined) => {
    const minor = typed && currency ? readAmount(typed, currency) : null;
    return minor === null ? undefined : String(minor).slice(0, 13);
  };
  const near = text('near', 120);
  const page = /^(?:[1-9]|[1-4]\d|50)$/.test(search.get('page') ?? '') ? search.get('page')! : undefined;
  const area = /^-?\d{1,3}(\.\d{1,2})?(,-?\d{1,3}(\.\d{1,2})?){3}$/.test(search.get('area') ?? '')
    ? search.get('area')!
    : undefined;
  return withoutEmpty({
    q: text('q', longestTitle),
    section: section?.id,
    kind: oneOf('kind', ['offer', 'wanted']),
    facets: facets || undefined,
    lowest: amount(from),
    highest: amount(to),
    currency,
    near,
    within: near ? oneOf('within', distances) : undefined,
    area,
    sort: oneOf('sort', ['best', 'new', 'cheap', 'dear', 'near']),
    page,
    from,
    to,
    nearName: near ? text('place', 100) : undefined,
  });
}

/** What the server is asked. */
export function queryOf({ from: _from, to: _to, nearName: _name, ...query }: Filter): ListingQuery {
  return query;
}

function withoutEmpty(filter: Record<string, string | undefined>): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}
