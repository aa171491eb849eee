import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { Point } from '../data.ts';

/** Each point of the plan while it is looked into: contents that fill up. */
export function PlanProgress({ points, idOf }: { points: readonly Point[]; idOf: (at: number) => string }) {
  return (
    <ol className="grid gap-1">
      {points.map((point, at) => (
        <li key={idOf(at)}>
          <a
            href={`#${idOf(at)}`}
            className="flex items-start gap-2.5 rounded-md px-2 py-1.5 text-ink no-underline hover:bg-sunken"
          >
            <Mark point={point} />
            <span className="grid min-w-0">
              <span dir="auto" className="line-clamp-2 wrap-anywhere">
                {point.text}
              </span>
              <Words point={point} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Mark({ point: { state, notes } }: { point: Point }) {
  const look = 'mt-1 size-4 shrink-0';
  if (state === 'working') return <Spinner className={look} />;
  if (state === 'waiting') return <Circle aria-hidden className={`${look} text-muted`} />;
  return state === 'done' && notes.length > 0 ? (
    <Check aria-hidden className={`${look} text-bamboo-deep`} />
  ) : (
    <CircleSlash aria-hidden className={`${look} text-muted`} />
  );
}

/** That nothing was found is told in its section; here the mark says it. */
function Words({ point }: { point: Point }) {
  if (point.state === 'done' && point.notes.length === 0)
    return <span className="sr-only">Nothing found</span>;
  return <span className="text-sm text-muted">{wordsOn(point)}</span>;
}

function wordsOn({ state, notes, contests }: Point): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'working') return 'Searching and reading';
  if (state === 'failed') return 'Failed';
  const count = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  return contests.length > 0 ? `${count}, ${contests.length} contested` : count;
}
