/** A page without fixed places: its blocks as text that is good to read. */
import { memo } from 'react';
import type { ReadBlock, ReadPage } from '#kit/documents/read/document.ts';
import type { Mark } from '../marks.ts';
import { FlowTable } from './flow-table.tsx';
import { MarkedText } from './marked-text.tsx';

export const FlowText = memo(function FlowText({ page, marks }: { page: ReadPage; marks: readonly Mark[] }) {
  return (
    <div className="mx-auto grid max-w-[42em] gap-[0.8em] leading-relaxed select-text selection:bg-focus/35">
      {page.blocks.map((block, index) => (
        <FlowBlock
          key={index}
          index={index}
          block={block}
          marks={marks.filter((mark) => mark.block === index)}
        />
      ))}
    </div>
  );
});

interface FlowBlockProps {
  block: ReadBlock;
  index: number;
  marks: readonly Mark[];
}

const headingSizes = ['1.6em', '1.35em', '1.15em', '1.05em', '1em', '1em'];

function FlowBlock({ block, index, marks }: FlowBlockProps) {
  const { role, text, level = 1, table } = block;
  const place = { 'data-block': index, 'data-at': 0, dir: 'auto' };
  const words = <MarkedText text={text} marks={marks} />;
  if (role === 'table' && table)
    return <FlowTable index={index} rows={table.rows} heads={table.heads} marks={marks} />;
  if (role === 'heading')
    return (
      // The page's own headings are those of what surrounds it.
      <div
        {...place}
        role="heading"
        aria-level={Math.min(6, level + 2)}
        className="mt-[0.6em] font-display leading-tight font-semibold"
        style={{ fontSize: headingSizes[Math.min(6, level) - 1] }}
      >
        {words}
      </div>
    );
  if (role === 'code')
    return (
      <pre {...place} dir="ltr" className="overflow-x-auto rounded-md bg-sunken p-3 font-mono text-[0.9em]">
        {words}
      </pre>
    );
  if (role === 'list-item')
    return (
      <div className="flex gap-[0.6em]" style={{ marginInlineStart: `${(level - 1) * 1.4}em` }}>
        <span aria-hidden className="select-none">
          •
        </span>
        <p {...place} className="min-w-0 whitespace-pre-wrap">
          {words}
        </p>
      </div>
    );
  const quiet = role === 'footnote' || role === 'caption' || role === 'running-head';
  return (
    <p {...place} className={quiet ? 'text-[0.9em] whitespace-pre-wrap text-muted' : 'whitespace-pre-wrap'}>
      {words}
    </p>
  );
}
