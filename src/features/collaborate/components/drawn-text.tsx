import { Fragment, useMemo } from 'react';
import { Changed } from '#kit/ui/diff/diff-text.tsx';
import type { Piece } from '#kit/ui/diff/word-diff.ts';
import { changesOfText } from '#tools/work/merge-text.ts';
import { drawnIn } from '../drawn-in.ts';
import { keyOfChange } from './change-list.tsx';
import { DrawnChange } from './drawn-change.tsx';
import type { Review } from './use-review.ts';

interface DrawnTextProps {
  /** What changed from the version before to this text. */
  pieces: readonly Piece[];
  text: string;
  /** The same with the suggestions that were applied. */
  now: string;
  review: Review | undefined;
  active: string | undefined;
  onActive: (key: string | undefined) => void;
}

/** A version with its changes, and with the suggestions that were applied to it. */
export function DrawnText({ pieces, text, now, review, active, onActive }: DrawnTextProps) {
  const drawn = useMemo(() => drawnIn(pieces, changesOfText(text, now)), [pieces, text, now]);
  return (
    <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {drawn.map((piece, at) => {
        if ('text' in piece) return <Fragment key={at}>{piece.text}</Fragment>;
        const { number } = piece;
        if (number === undefined) return <Changed key={at} {...piece} />;
        return (
          <DrawnChange
            key={at}
            change={piece}
            isRefused={review?.refused.has(number) ?? false}
            isActive={active === keyOfChange(number)}
            onActive={(isOn) => onActive(isOn ? keyOfChange(number) : undefined)}
            target={review && keyOfChange(number)}
          />
        );
      })}
    </div>
  );
}
