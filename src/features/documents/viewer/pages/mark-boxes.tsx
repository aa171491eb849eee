/** Marks on a page that is drawn: a rectangle for each line of what is marked. */
import { use } from 'react';
import { boxesOf, type ReadPage } from '#kit/documents/read/document.ts';
import { cn } from '#kit/ui/cn.ts';
import { BringIntoView } from '../bring-into-view.ts';
import type { Mark } from '../marks.ts';

/** Letters reach a little over the box that they were read in. */
const bleed = 2;

interface MarkBoxesProps {
  page: ReadPage;
  marks: readonly Mark[];
  dark: boolean;
}

export function MarkBoxes({ page, marks, dark }: MarkBoxesProps) {
  const bring = use(BringIntoView);
  return (
    <div
      aria-hidden
      className={cn('pointer-events-none absolute inset-0', !dark && '[mix-blend-mode:multiply]')}
    >
      {marks.flatMap((mark) => {
        const block = page.blocks[mark.block];
        return (block ? boxesOf(block, mark.start, mark.end) : []).map((box, line) => (
          <div
            key={`${mark.look} ${mark.block} ${mark.start} ${mark.end} ${line}`}
            ref={mark.isCurrent && line === 0 ? bring : undefined}
            data-mark={mark.isCurrent ? 'current' : mark.look}
            className={cn(
              'absolute rounded-[3px]',
              dark && 'opacity-45',
              mark.look === 'hit' ? 'bg-[#a8dcff]' : 'bg-[#ffe680]',
              mark.isCurrent && 'bg-[#ffc94d] outline-2 outline-[#b45309]',
            )}
            style={{
              left: `calc(${box.x * 100}% - ${bleed}px)`,
              top: `calc(${box.y * 100}% - ${bleed}px)`,
              width: `calc(${box.width * 100}% + ${2 * bleed}px)`,
              height: `calc(${box.height * 100}% + ${2 * bleed}px)`,
            }}
          />
        ));
      })}
    </div>
  );
}
