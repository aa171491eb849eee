import { useEffect, useRef, type ReactNode } from 'react';
import type { Passage, ReadBlock, ReadPage } from '#kit/documents/read/document.ts';
import { cn } from '#kit/ui/cn.ts';

/** A page as it was read, with a passage marked on it. */
export function PageBlocks({ page, mark }: { page: ReadPage; mark: Passage | undefined }) {
  const place = useRef<HTMLElement>(null);
  const key = mark && `${mark.page}.${mark.block}.${mark.start}`;
  useEffect(() => {
    if (key) place.current?.scrollIntoView({ block: 'center' });
  }, [key]);
  if (page.blocks.length === 0) return <p className="text-muted">There is no text on this page.</p>;
  return (
    <div dir="auto" className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      {page.blocks.map((block, index) => (
        // Blocks of a page never move.
        <Block key={index} block={block} mark={mark?.block === index ? mark : undefined} place={place} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: ReadBlock;
  mark: Passage | undefined;
  place: React.RefObject<HTMLElement | null>;
}

const looks: Partial<Record<ReadBlock['role'], string>> = {
  caption: 'text-sm italic',
  footnote: 'border-t border-line pt-2 text-sm',
  'running-head': 'text-sm text-muted',
  code: 'overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-sm whitespace-pre-wrap',
};

function Block({ block, mark, place }: BlockProps) {
  const { role, text, level = 1, table } = block;
  if (table) return <Table table={table} marked={mark && rowsOf(text, mark)} place={place} />;
  const words = marked(text, mark, place);
  if (role === 'heading')
    return (
      <p className={cn('font-semibold', level <= 1 ? 'text-2xl' : level === 2 ? 'text-xl' : 'text-lg')}>
        {words}
      </p>
    );
  if (role === 'list-item') return <p className={cn('pl-4', level > 1 && 'pl-8')}>{words}</p>;
  return <p className={looks[role]}>{words}</p>;
}

function marked(text: string, mark: Passage | undefined, place: BlockProps['place']): ReactNode {
  if (!mark) return text;
  return (
    <>
      {text.slice(0, mark.start)}
      <mark ref={place} className="scroll-my-16 rounded-sm bg-honey text-ink">
        {text.slice(mark.start, mark.end)}
      </mark>
      {text.slice(mark.end)}
    </>
  );
}

/** Rows of a table are its lines of text. */
function rowsOf(text: string, { start, end }: Passage): [first: number, last: number] {
  const lineAt = (at: number) => text.slice(0, at).split('\n').length - 1;
  return [lineAt(start), lineAt(Math.max(start, end - 1))];
}

function Table({
  table: { rows, heads },
  marked: lines,
  place,
}: {
  table: NonNullable<ReadBlock['table']>;
  marked: [number, number] | undefined;
  place: BlockProps['place'];
}) {
  return (
    <div role="region" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="w-max min-w-full border-collapse text-left text-sm">
        <tbody>
          {rows.map((row, index) => {
            const isMarked = lines !== undefined && index >= lines[0] && index <= lines[1];
            return (
              <tr
                key={index}
                ref={
                  isMarked && index === lines[0]
                    ? (place as React.RefObject<HTMLTableRowElement | null>)
                    : undefined
                }
                className={cn('border-b border-line', isMarked && 'bg-honey text-ink')}
              >
                {row.map((cell, column) =>
                  index < heads ? (
                    <th key={column} scope="col" className="px-2 py-1.5 font-semibold">
                      {cell}
                    </th>
                  ) : (
                    <td key={column} className="px-2 py-1.5">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
