import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { suggestForListing } from '../contract.ts';
import type { Draft } from '../draft.ts';
import { formatMoney } from '../money.ts';
import { sectionOf, type SectionId } from '../sections.ts';
import { ListingGrid } from './listing-card.tsx';

/** What listings here say about what is being typed: never more than they do. */
export function Suggestions({ draft, onSection }: { draft: Draft; onSection(section: SectionId): void }) {
  const q = useSettled(draft.title.trim(), 400);
  const isAsked = q.length > 3;
  const { data } = useQuery({
    ...query(suggestForListing, { query: { q, kind: draft.kind } }),
    enabled: isAsked,
  });
  if (!isAsked || !data) return null;
  const { section, prices, matches } = data;
  return (
    <div className="grid gap-4">
      {section && section !== draft.section && (
        <p>
          Similar listings are in {sectionOf(section).title}.{' '}
          <Button variant="link" onClick={() => onSection(section)}>
            Use {sectionOf(section).title}
          </Button>
        </p>
      )}
      {prices && (
        <p className="text-muted">
          {prices.listings} similar listings here ask {formatMoney(prices.low, prices.currency)} to{' '}
          {formatMoney(prices.high, prices.currency)}.
        </p>
      )}
      {matches.length > 0 && (
        <section aria-labelledby="matches" className="grid gap-3">
          <h2 id="matches" className="text-xl">
            {draft.kind === 'wanted' ? 'This may already be here' : 'People looking for this'}
          </h2>
          <ListingGrid label="Matches" listings={matches} />
        </section>
      )}
    </div>
  );
}
