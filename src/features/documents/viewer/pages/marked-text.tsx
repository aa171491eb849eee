/** A block's text with its marks in it. `from` is where this piece of it begins. */
import { use } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { BringIntoView } from '../bring-into-view.ts';
import type { Mark } from '../marks.ts';
import { cutByMarks } from './cut-by-marks.ts';

export function MarkedText({
  text,
  marks,
  from = 0,
}: {
  text: string;
  marks: readonly Mark[];
  from?: number;
}) {
  const bring = use(BringIntoView);
  return cutByMarks(text, marks, from).map(({ text, mark }, index) =>
    mark ? (
      <mark
        key={`${mark.look} ${mark.start} ${mark.end} ${index}`}
        ref={mark.isCurrent ? bring : undefined}
        data-mark={mark.isCurrent ? 'current' : mark.look}
        className={cn(
          'rounded-[3px] text-[#1d1d1d]',
          mark.look === 'hit' ? 'bg-[#a8dcff]' : 'bg-[#ffe680]',
          mark.isCurrent && 'bg-[#ffc94d] outline-2 outline-[#b45309]',
        )}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
