/** What listings here say about something new: which section it belongs to, what such things cost, and who may want it. */
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Context } from '#kit/http/context.server.ts';
import type { Hit } from '#kit/search/find.server.ts';
import type { suggestForListing } from './contract.ts';
import { findHits, wantedBy } from './find.server.ts';
import { presentListed } from './present.server.ts';
import { listRows } from './queries.server.ts';

const mostMatches = 3;
const fewestPrices = 5;
/** How much of what is described a listing has to speak of. */
const likely = { share: 0.6, nearness: 0.5 };
export const isLikely = ({ share, nearness }: Hit) =>
  share >= likely.share || (nearness ?? 0) >= likely.nearness;

export async function suggest(context: Context, { q, kind }: InputOf<typeof suggestForListing>['query']) {
  const hits = (await findHits(context, q, true)).filter(isLikely);
  const ids = hits.map(({ subject }) => subject);
  const rows =
    ids.length === 0 ? [] : await listRows(context.db, await wantedBy(context, {}, ids), { most: 100 });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const alike = ids.flatMap((id) => byId.get(id) ?? []);
  const counts = Map.groupBy(alike, ({ section }) => section);
  const section = [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
  const priced = alike.filter(
    (row) => row.priceKind === 'fixed' && row.kind === 'offer' && row.section === section,
  );
  const [first] = priced;
  const prices = priced
    .filter((row) => row.currency === first!.currency && row.unit === first!.unit)
    .map(({ price }) => price!)
    .sort((a, b) => a - b);
  return {
    section,
    prices:
      prices.length < fewestPrices
        ? null
        : {
            low: prices[Math.floor(prices.length / 4)]!,
            high: prices[Math.ceil((prices.length * 3) / 4) - 1]!,
            currency: first!.currency,
            listings: prices.length,
          },
    matches: alike
      .filter((row) => row.kind !== kind)
      .slice(0, mostMatches)
      .map(presentListed),
  };
}
