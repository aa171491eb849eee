import { memo, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { cn } from '../cn.ts';
import { completeTail } from './complete-tail.ts';
import { drawBlock } from './draw-block.tsx';
import type { Drawing } from './drawing.ts';
import { areSameMarks, marksWithin, type ClaimMark } from './marks.ts';
import { createReader, type ReadMarkdown } from './read-markdown.ts';
import { useDrawnInSight } from './use-drawn-in-sight.ts';
import { useInSight } from './use-in-sight.ts';
import { useInTurn } from './use-in-turn.ts';

export interface MarkdownProps {
  text: string;
  /** The text is still being written: what it breaks off in is completed, and it is drawn in turn with others. */
  streaming?: boolean;
  /** Places in the text to mark. */
  marks?: readonly ClaimMark[];
  /** The mark that the pointer or the keyboard is on, or that it has left. */
  onMark?: (id: string | undefined) => void;
  /** The level of the highest heading: one below that of the place it stands in. */
  topHeading?: number;
  className?: string;
}

/** What an engine or a person wrote. Only elements of ours are made from it, so nothing in it can run or load. */
export function Markdown({ text, streaming = false, ...props }: MarkdownProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place, streaming);
  const id = useId();
  const isDrawn = useDrawnInSight(place, text, id);
  const shown = useInTurn(text, streaming, isInSight);
  return isDrawn ? (
    <Drawn {...props} place={place} text={shown} streaming={streaming} />
  ) : (
    <div ref={place} id={id} className={cn(looks, props.className)}>
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}

const looks = 'grid max-w-[40em] grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere';

const noMarks: readonly ClaimMark[] = [];

interface DrawnProps extends MarkdownProps {
  place: RefObject<HTMLDivElement | null>;
}

export const Drawn = memo(function Drawn(props: DrawnProps) {
  const { place, text, streaming = false, marks = noMarks, onMark, topHeading = 3, className } = props;
  const [read] = useState(() => createReader());
  const markdown = read(streaming ? completeTail(text) : text);
  const { source, blocks, rest, definitions } = markdown;
  const headings = headingsIn(markdown);
  const scope = useId();
  const reportMark = ({ target }: SyntheticEvent) =>
    onMark?.((target as Element).closest<HTMLElement>('[data-claim]')?.dataset.claim);
  const clearMark = () => onMark?.(undefined);
  return (
    <div
      ref={place}
      className={cn(looks, className)}
      {...(onMark && {
        onPointerOver: reportMark,
        onFocus: reportMark,
        onPointerLeave: clearMark,
        onBlur: clearMark,
      })}
    >
      {blocks.map((block, index) => (
        <Block
          key={block.from}
          block={block}
          text={source.slice(block.from, block.to)}
          from={block.from}
          isGrowing={streaming && index === blocks.length - 1}
          definitions={definitions}
          marks={marks.length === 0 ? noMarks : marksWithin(marks, block.from, block.to)}
          hasMarkFocus={onMark !== undefined}
          headings={headings}
          topHeading={topHeading}
          scope={scope}
        />
      ))}
      {rest && <p className="whitespace-pre-wrap">{rest}</p>}
    </div>
  );
});

/** Drawn again only when something about it has changed: while a text grows, that is its last block alone. */
const Block = memo(drawTop, (before, now) => {
  const { block, marks, ...rest } = before;
  const { block: nowBlock, marks: nowMarks, ...nowRest } = now;
  return (
    block.name === nowBlock.name &&
    areSameMarks(marks, nowMarks) &&
    Object.entries(rest).every(([key, value]) => value === nowRest[key as keyof typeof nowRest])
  );
});

function drawTop(drawing: Drawing) {
  return drawBlock(drawing, drawing.block);
}

const headingsIn = ({ blocks }: ReadMarkdown) =>
  [...new Set(blocks.flatMap(({ name }) => /Heading(\d)$/.exec(name)?.[1] ?? []))].sort().join('');
