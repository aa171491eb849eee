import type { SyntaxNode } from '@lezer/common';
import { boundTable, tableCutNote } from '#kit/documents/table-bounds.ts';
import { drawInline } from './draw-inline.tsx';
import { sourceOf, type Drawing } from './drawing.ts';
import { childrenOf } from './read-markdown.ts';

const sides = { left: 'text-left', center: 'text-center', right: 'text-right', none: undefined };
type Side = keyof typeof sides;

/** Wider than the screen, it scrolls within itself; the keyboard reaches it there. Only cells that were written are drawn. */
export function drawTable(drawing: Drawing, node: SyntaxNode) {
  const [head, rule, ...rest] = childrenOf(node);
  const body = rest.filter(({ name }) => name === 'TableRow');
  const columns = sourceOf(drawing, rule!)
    .replaceAll(/[\s>]|^\||\|$/g, '')
    .split('|')
    .map(sideOf);
  const { rows, isCut } = boundTable([head!, ...body].map((row) => cellsOf(row).slice(0, columns.length)));
  const cells = (row: readonly (SyntaxNode | undefined)[], Cell: 'th' | 'td') =>
    row.map((written, column) => (
      // A column has no other name than its place.
      // oxlint-disable-next-line react/no-array-index-key
      <Cell
        key={column}
        scope={Cell === 'th' ? 'col' : undefined}
        dir={written && 'auto'}
        className={sides[columns[column]!] ?? (Cell === 'th' ? 'text-start' : undefined)}
      >
        {written && drawInline(drawing, written)}
      </Cell>
    ));
  const [heads = [], ...others] = rows;
  return (
    <div
      role="group"
      aria-label="Table"
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line focus-visible:-outline-offset-2"
    >
      <table className={tableLook}>
        <thead className="bg-sunken">
          <tr>{cells(heads, 'th')}</tr>
        </thead>
        <tbody className="divide-y divide-line">
          {others.map((row, at) => (
            <tr key={body[at]!.from}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
      {isCut && <p className="px-4 py-2.5 text-muted">{tableCutNote}</p>}
    </div>
  );
}

/** Said once for all cells: thousands of them would say it again and again. */
const tableLook =
  'w-max min-w-full border-collapse wrap-break-word [&_td]:align-top [&_th]:align-bottom [&_th]:font-semibold [&_:is(th,td)]:min-w-16 [&_:is(th,td)]:max-w-72 [&_:is(th,td)]:px-4 [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:whitespace-pre-line';

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
