import type { Photo } from '../content.ts';
import { shownAfter, stepWords } from '../steps.ts';

interface StepsListProps {
  photo: Photo;
  /** To how it was after so many steps. */
  onGoTo: (count: number) => void;
}

/** Everything that was done, to go back to and on again. */
export function StepsList({ photo, onGoTo }: StepsListProps) {
  const all = [...photo.steps, ...photo.undone.toReversed()];
  if (!photo.base || all.length === 0) return null;
  const words = all.map((step, at) => stepWords(step, shownAfter(photo.base!, all.slice(0, at)).look));
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">
        {photo.steps.length === 1 ? '1 step' : `${photo.steps.length} steps`}
        {photo.undone.length > 0 && `, ${photo.undone.length} undone`}
      </summary>
      <ol aria-label="Steps" className="mt-2 grid gap-1">
        {['The original', ...words].map((word, count) => (
          <li key={`${count} ${word}`}>
            <button
              type="button"
              aria-current={count === photo.steps.length ? 'step' : undefined}
              className="w-full rounded-sm px-2 py-1.5 text-left hover:bg-sunken aria-[current=step]:bg-bamboo-soft aria-[current=step]:font-medium"
              onClick={() => onGoTo(count)}
            >
              {word}
              {count > photo.steps.length && <span className="text-muted"> (undone)</span>}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
