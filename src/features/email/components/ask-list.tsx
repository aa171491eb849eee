import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useMemo } from 'react';
import { Input } from '#kit/ui/input.tsx';
import { answeredBy, asksIn } from '../write/asks.ts';
import { answerTo, withAnswer } from '../write/numbered-answers.ts';
import { longestPoints } from '../write/tool.ts';
import { pointsIn } from '../write/points.ts';

interface AskListProps {
  mail: string;
  points: string;
  /** The points with an answer to one of the questions in them. */
  onAnswer: (points: string) => void;
}

/** What the mail asks of its reader, which of it the points answer, and a field for each answer. */
export default function AskList({ mail, points, onAnswer }: AskListProps) {
  const answers = useMemo(() => answeredBy(asksIn(mail), pointsIn(points)).answers, [mail, points]);
  if (answers.length === 0) return <p className="text-sm text-muted">No questions or requests found.</p>;
  return (
    <section aria-label="What they’re asking" className="grid gap-2 rounded-lg bg-sunken p-4">
      <p className="text-sm font-semibold">What they’re asking</p>
      <ol className="grid gap-2">
        {answers.map(({ words, by, answer }, at) => (
          <li key={at} className="flex gap-2">
            {answer === null ? (
              <CircleDashed aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            ) : (
              <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-bamboo-deep" />
            )}
            <span className="min-w-0 flex-1 wrap-anywhere">
              {at + 1}. {words}
              <span className="block text-sm text-muted">
                {answer === null ? 'Still open' : `Answered: ${answer}`}
                {by && ` · by ${by}`}
              </span>
              <Input
                aria-label={`Answer to question ${at + 1}`}
                placeholder="Your answer"
                dir="auto"
                className="mt-1.5"
                value={answerTo(points, at + 1)}
                onChange={({ target }) =>
                  onAnswer(withAnswer(points, at + 1, target.value).slice(0, longestPoints))
                }
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
