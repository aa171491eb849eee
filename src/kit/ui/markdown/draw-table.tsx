import type { SyntaxNode } from '@lezer/common';
import { cn } from '../cn.ts';
import { drawInline } from './draw-inline.tsx';
import { sourceOf, type Drawing } from './drawing.ts';
import { childrenOf } from './read-markdown.ts';

const sides = { left: 'text-left', center: 'text-center', right: 'text-right', none: 'text-start' };
type Side = keyof typeof sides;

/** Wider than the screen, it scrolls within itself; the keyboard reaches it there. */
export function drawTable(drawing: Drawing, node: SyntaxNode) {
  const [head, rule, ...rows] = childrenOf(node);
  const columns = sourceOf(drawing, rule!)
    .replaceAll(/[\s>]|^\||\|$/g, '')
    .split('|')
    .map(sideOf);
  const cells = (row: SyntaxNode, Cell: 'th' | 'td') => {
    const written = cellsOf(row);
    return columns.map((side, column) => (
      // A column has no other name than its place.
      // oxlint-disable-next-line react/no-array-index-key
      <Cell
        key={column}
        scope={Cell === 'th' ? 'col' : undefined}
        dir="auto"
        className={cn(looks[Cell], sides[side])}
      >
        {written[column] && drawInline(drawing, written[column])}
      </Cell>
    ));
  };
  return (
    <div
      role="group"
      aria-label="Table"
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line focus-visible:-outline-offset-2"
    >
      <table className="w-max min-w-full border-collapse wrap-break-word">
        <thead className="bg-sunken">
          <tr>{cells(head!, 'th')}</tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.from}>{row.name === 'TableRow' && cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const looks = {
  th: 'min-w-16 max-w-72 px-4 py-2.5 align-bottom font-semibold whitespace-pre-line',
  td: 'min-w-16 max-w-72 px-4 py-2.5 align-top whitespace-pre-line',
};

/** Between two delimiters lies a cell, and where there is nothing between them an empty one. */
function cellsOf(row: SyntaxNode) {
  const cells: (SyntaxNode | undefined)[] = [];
  let isEmpty = false;
  for (const child of childrenOf(row)) {
    if (child.name === 'TableCell') cells.push(child);
    else if (isEmpty) cells.push(undefined);
    isEmpty = child.name !== 'TableCell';
  }
  return cells;
}

function sideOf(rule: string): Side {
  const [left, right] = [rule.startsWith(':'), rule.endsWith(':')];
  if (left && right) return 'center';
  return left ? 'left' : right ? 'right' : 'none';
}
