import { Badge } from '#kit/ui/badge.tsx';
import type { Contest, ResearchSource } from '../data.ts';
import { Citation } from './citation.tsx';

/** Where sources contradict each other: each side in its own words, side by side. */
export function ContestCard({ contest, sources }: { contest: Contest; sources: readonly ResearchSource[] }) {
  const { difference, sides, settledBy } = contest;
  return (
    <aside
      aria-label={`Contested: ${difference}`}
      className="@container grid gap-3 rounded-card bg-honey p-4 sm:p-5"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="outline">Contested</Badge>
        <span className="font-medium first-letter:uppercase">{difference}</span>
      </p>
      <ul className="grid gap-3 @xl:grid-cols-2">
        {sides.map((side) => (
          <li
            key={side.map(({ sentence }) => sentence).join(' ')}
            className="grid content-start gap-2 rounded-lg bg-surface p-4"
          >
            {side.map(({ source, sentence, href }) => (
              <p key={`${source} ${sentence}`} dir="auto" className="wrap-anywhere">
                <q>{sentence}</q>{' '}
                <Citation
                  number={source}
                  title={sources.find(({ id }) => id === source)?.title ?? ''}
                  href={href}
                  passage={sentence}
                />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-sm">What would settle it: {settledBy}</p>
    </aside>
  );
}
