import Undo2 from 'lucide-react/icons/undo-2';
import { Fragment, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Changed } from '#kit/ui/diff/diff-text.tsx';
import { changesIn, textOf, type Piece } from '#kit/ui/diff/word-diff.ts';
import { whyCleaned } from '#language/speech.ts';

/** Each change with its reason; one that is not wanted is put back by a press, and the text is copied as it then reads. */
export function CleanChanges({ pieces }: { pieces: readonly Piece[] }) {
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const numbers = pieces.map((_, at) => changesIn(pieces.slice(0, at)).length);
  const toggle = (at: number) =>
    setRefused((before) => {
      const after = new Set(before);
      if (!after.delete(at)) after.add(at);
      return after;
    });
  return (
    <div className="grid gap-4">
      <p dir="auto" className="leading-loose whitespace-pre-line wrap-anywhere">
        {pieces.map((piece, at) => {
          if (piece.kind === 'same') return <Fragment key={at}>{piece.text}</Fragment>;
          const number = numbers[at]!;
          const isRefused = refused.has(number);
          return (
            <button
              key={at}
              type="button"
              title={`${whyCleaned(piece.was, piece.now)}: ${isRefused ? 'clean again' : 'undone'}`}
              aria-pressed={isRefused}
              onClick={() => toggle(number)}
              className="rounded-sm hover:bg-sunken"
            >
              {isRefused ? piece.was : <Changed was={piece.was} now={piece.now} />}
            </button>
          );
        })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton label="Copy this text" value={() => textOf(pieces, (number) => !refused.has(number))} />
        {refused.size > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setRefused(new Set())}>
            <Undo2 aria-hidden /> Redo all changes
          </Button>
        )}
        <span className="text-sm text-muted">Select a change to undo it.</span>
      </div>
    </div>
  );
}
