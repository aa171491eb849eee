import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useMemo } from 'react';
import { answeredBy, asksIn } from '../write/asks.ts';
import { pointsIn } from '../write/points.ts';

/** What the mail asks of its reader, and which of it the points answer. */
export function AskList({ mail, points }: { mail: string; points: string }) {
  const answers = useMemo(() => answeredBy(asksIn(mail), pointsIn(points)).answers, [mail, points]);
  if (answers.length === 0)
    return <p className="text-sm text-muted">No question or request was found in it.</p>;
  return (
    <section aria-label="What they ask" className="grid gap-2 rounded-lg bg-sunken p-4">
      <p className="text-sm font-semibold">What they ask</p>
      <ol className="grid gap-2">
        {answers.map(({ words, by, answer }, at) => (
          <li key={at} className="flex gap-2">
            {answer === null ? (
              <CircleDashed aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            ) : (
              <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-bamboo-deep" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {at + 1}. {words}
              <span className="block text-sm text-muted">
                {answer === null ? 'Still open' : `Answered: ${answer}`}
                {by && ` · by ${by}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
