/** Plain words, with the marks that lie over them. */
import { Fragment, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { sourceOf, type Drawing } from './drawing.ts';
import { cutAtMarks, type ClaimMark } from './marks.ts';

const tones: Record<ClaimMark['tone'], string> = {
  agreed: 'bg-leaf',
  alike: 'bg-honey',
  contested: 'bg-blush',
  single: 'bg-sky',
};

interface Piece {
  from: number;
  to: number;
}

export function drawWords(drawing: Drawing, piece: Piece, draw = drawLines): ReactNode {
  if (piece.from >= piece.to) return null;
  if (drawing.marks.length === 0) return draw(sourceOf(drawing, piece));
  return cutAtMarks(drawing.marks, piece.from, piece.to).map((part) => {
    const words = draw(sourceOf(drawing, part));
    return part.mark ? (
      <Mark key={part.from} mark={part.mark} isFocusable={drawing.hasMarkFocus && begins(drawing, part)}>
        {words}
      </Mark>
    ) : (
      <Fragment key={part.from}>{words}</Fragment>
    );
  });
}

/** Something that is drawn as a whole, such as a formula, is marked as a whole. */
export function drawWhole(drawing: Drawing, piece: Piece, whole: ReactNode): ReactNode {
  const [part] = cutAtMarks(drawing.marks, piece.from, piece.to).filter(({ mark }) => mark);
  return part?.mark ? <Mark mark={part.mark}>{whole}</Mark> : whole;
}

/** Line ends stay, and what indents a line in the source does not. Tables have no other way to begin a line than `<br>`. */
function drawLines(text: string): ReactNode {
  const lines = text
    .replaceAll('\r', '')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .split(/<br ?\/?>/i);
  if (lines.length === 1) return lines[0];
  return lines.map((line, index) => (
    // Lines of one text have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A claim takes one stop of the keyboard, at its first words. */
function begins({ block, text, from }: Drawing, { from: at, mark }: Piece & { mark?: ClaimMark }) {
  const start = Math.max(mark!.start, block.from);
  return !/[\p{L}\p{N}]/u.test(text.slice(start - from, at - from));
}

interface MarkProps {
  mark: ClaimMark;
  isFocusable?: boolean;
  children: ReactNode;
}

function Mark({ mark: { id, tone, active }, isFocusable = false, children }: MarkProps) {
  return (
    <mark
      data-claim={id}
      data-tone={tone}
      tabIndex={isFocusable ? 0 : undefined}
      className={cn(
        'rounded-[0.2em] box-decoration-clone text-ink transition-shadow',
        tones[tone],
        active && 'ring-2 ring-bamboo',
      )}
    >
      {children}
    </mark>
  );
}
