import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Added, Removed } from '#kit/ui/diff/diff-text.tsx';
import type { Piece } from '#kit/ui/diff/word-diff.ts';
import type { Review } from './use-review.ts';

interface ChangeListProps {
  changes: readonly Extract<Piece, { kind: 'change' }>[];
  review: Review;
  active: string | undefined;
  onActive: (key: string | undefined) => void;
}

export const keyOfChange = (number: number) => `change-${number}`;
/** More than this is read in the text, not in a list. */
const mostListed = 200;
const longest = 160;

/** Each change of the last revision, to be kept or undone. */
export function ChangeList({ changes, review, active, onActive }: ChangeListProps) {
  const isNone = review.refused.size === changes.length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-sm text-muted">
          {changes.length - review.refused.size} of{' '}
          {changes.length === 1 ? '1 change' : `${changes.length} changes`} kept
        </p>
        <Button variant="ghost" size="sm" onClick={() => review.setAll(isNone)}>
          {isNone ? 'Keep all' : 'Undo all'}
        </Button>
      </div>
      <ol aria-label="Changes" className="grid gap-3">
        {changes.slice(0, mostListed).map((change, number) => (
          <li
            key={number}
            id={keyOfChange(number)}
            tabIndex={-1}
            onPointerEnter={() => onActive(keyOfChange(number))}
            onPointerLeave={() => onActive(undefined)}
            className={cn(
              'flex scroll-my-24 items-start gap-3 rounded-lg border border-line bg-surface p-3 pl-4',
              active === keyOfChange(number) && 'border-edge bg-honey',
            )}
          >
            <p dir="auto" className="min-w-0 flex-1 py-1 whitespace-pre-wrap wrap-anywhere">
              {review.refused.has(number) ? (
                <LeftAlone>{shortened(change.was)}</LeftAlone>
              ) : (
                <Shown change={change} />
              )}
            </p>
            <KeepButton
              isKept={!review.refused.has(number)}
              onClick={() => review.toggle(number)}
              number={number + 1}
            />
          </li>
        ))}
      </ol>
      {changes.length > mostListed && (
        <p className="text-sm text-muted">
          The first {mostListed} of {changes.length}; the rest are in the text.
        </p>
      )}
    </div>
  );
}

function Shown({ change: { was, now } }: { change: Extract<Piece, { kind: 'change' }> }) {
  return (
    <>
      {was !== '' && <Removed>{listed(was)}</Removed>}
      {was !== '' && now !== '' && ' '}
      {now !== '' && <Added>{listed(now)}</Added>}
    </>
  );
}

function LeftAlone({ children }: { children: string }) {
  return (
    <>
      <span className="text-sm text-muted">Undone: </span>
      {children.trim() === '' ? 'nothing added' : children}
    </>
  );
}

function KeepButton({ isKept, number, onClick }: { isKept: boolean; number: number; onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={isKept ? `Undo change ${number}` : `Keep change ${number}`}
      onClick={onClick}
    >
      {isKept ? <Undo2 aria-hidden /> : <Check aria-hidden />}
      {isKept ? 'Undo' : 'Keep'}
    </Button>
  );
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

/** In a list the space around words says nothing, and space alone needs a name. */
function listed(text: string): string {
  if (text.trim() !== '') return shortened(text.trim());
  return text.includes('\n') ? 'a new line' : 'a space';
}
