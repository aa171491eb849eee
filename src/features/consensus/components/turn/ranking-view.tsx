import { useId } from 'react';
import type { Ranking } from '#features/consensus/data.ts';

interface RankingViewProps {
  ranking: Ranking;
  nameOf: (member: string) => string;
}

/** How the council ranked its own answers, without knowing whose they are. */
export function RankingView({ ranking, nameOf }: RankingViewProps) {
  const id = useId();
  const { places, ballots, without, chair } = ranking;
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lg">
        How they ranked each other
      </h3>
      <p className="text-muted">
        Each ranked the others’ answers anonymously, each in a different order.
        {chair && ` The answer of ${nameOf(chair)} came first and is shown above.`}
        {without.length > 0 && ` The ballot of ${without.map(nameOf).join(' and ')} couldn’t be read.`}
      </p>
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ member, meanPlace, rankedBy }, index) => (
          <li
            key={member}
            className="flex items-baseline gap-3 rounded-card border border-line bg-surface p-4"
          >
            <span className="font-display text-2xl font-bold text-bamboo tabular-nums">{index + 1}</span>
            <span className="grid min-w-0">
              <span className="truncate font-semibold">{nameOf(member)}</span>
              <span className="text-sm text-muted">
                place {meanPlace.toFixed(1).replace('.0', '')} on average, ranked by {rankedBy}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <details className="rounded-md">
        <summary className="min-h-9 text-sm font-medium text-bamboo-deep">Every ballot</summary>
        <ul className="grid gap-3 pt-2">
          {ballots.map(({ by, order, why }) => (
            <li key={by}>
              <p className="font-medium">
                {nameOf(by)}: {order.map(nameOf).join(', then ')}
              </p>
              {why && <p className="text-sm text-muted wrap-anywhere">{why}</p>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
