/** A page as it is read: from words at places to blocks in order. */
import type { ReadBlock } from '../document.ts';
import { appendWords, type BlockText, type DrawnWord } from '../block-text.ts';
import { regionsOf } from './columns.ts';
import { joinColumns } from './join-columns.ts';
import { piecesOf, rowsOf, type Piece } from './lines.ts';
import { blocksOf, lineOf, type Line, type Look } from './paragraphs.ts';
import { takeRuledTables, type Rule, type RuledTable } from './ruled-tables.ts';
import { isRunningHead } from './running-heads.ts';
import { partsOf, type DrawnTable } from './tables.ts';
import type { Word } from './words.ts';

export interface DrawnPage {
  words: readonly Word[];
  rules: readonly Rule[];
  height: number;
}

/** Whole lines, before columns are distinguished: enough for what stands at the edges. */
export const linesOf = (words: readonly Word[]): Line[] =>
  rowsOf(piecesOf(words.map((word) => ({ ...word })))).map(lineOf);

/** `around`: what stands at the edges of the pages before and after. */
export function layOut(page: DrawnPage, look: Look, around: readonly ReadonlySet<string>[]): ReadBlock[] {
  const { tables, rest } = takeRuledTables(page.words, page.rules);
  const pieces = piecesOf(rest.map((word) => ({ ...word })));
  const heads: Piece[][] = [];
  const body: Piece[] = [];
  for (const row of rowsOf(pieces))
    if (isRunningHead(lineOf(row), page.height, around)) heads.push(row);
    else body.push(...row);
  const headBlocks = heads.map((row): ReadBlock => ({
    ...blocksOf([lineOf(row)], look)[0]!,
    role: 'running-head',
  }));
  const [above, below] = [
    headBlocks.filter((_, at) => lineOf(heads[at]!).top < page.height / 2),
    headBlocks.filter((_, at) => lineOf(heads[at]!).top >= page.height / 2),
  ];
  const blocks = joinColumns(regionsOf(body).map((region) => blocksOfRegion(region, tables, look)));
  for (const table of tables.filter((one) => !placed.has(one))) blocks.push(tableBlock(table, look));
  return [...above, ...footnotesLast(blocks), ...below].filter(({ text }) => text !== '').map(plainBlock);
}

const placed = new WeakSet<RuledTable>();

/** A ruled table stands between the rows above and below it, in the column that it is drawn in. */
function blocksOfRegion(region: readonly Piece[], tables: readonly RuledTable[], look: Look): ReadBlock[] {
  const [x, right] = [
    Math.min(...region.map((piece) => piece.x)),
    Math.max(...region.map((piece) => piece.right)),
  ];
  const bottom = Math.max(...region.map((piece) => piece.bottom));
  const blocks: ReadBlock[] = [];
  let lines: Line[] = [];
  const flush = () => {
    blocks.push(...blocksOf(lines, look));
    lines = [];
  };
  const putTables = (before: number) => {
    for (const table of tables) {
      if (
        placed.has(table) ||
        table.top >= before ||
        Math.min(right, table.right) - Math.max(x, table.x) < 0.3 * (table.right - table.x)
      )
        continue;
      placed.add(table);
      flush();
      blocks.push(tableBlock(table, look));
    }
  };
  for (const part of partsOf(region)) {
    const top = 'row' in part ? lineOf(part.row).top : part.table.rows[0]!.flat()[0]!.top;
    putTables(top);
    if ('row' in part) lines.push(lineOf(part.row));
    else {
      flush();
      blocks.push(tableBlock(part.table, look));
    }
  }
  putTables(bottom + 2);
  flush();
  return blocks;
}

function tableBlock({ rows, heads }: DrawnTable, look: Look): ReadBlock {
  const built: BlockText = { text: '', words: [] };
  const cells: string[][] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0) built.text += '\n';
    cells.push(
      row.map((cell, column) => {
        if (column > 0) built.text += '\t';
        const from = built.text.length;
        const drawn: DrawnWord[] = rowsOf(cell)
          .flat()
          .flatMap(({ words }) => words.map(look.place));
        appendWords(built, drawn);
        return built.text.slice(from);
      }),
    );
  }
  return { role: 'table', ...built, table: { rows: cells, heads } };
}

/** Footnotes of the first of two columns stand in the middle of the text otherwise. */
const footnotesLast = (blocks: readonly ReadBlock[]) => [
  ...blocks.filter(({ role }) => role !== 'footnote'),
  ...blocks.filter(({ role }) => role === 'footnote'),
];

const round = (share: number) => Math.round(share * 1e4) / 1e4;

/** Four digits place a word to a tenth of a millimetre; the rest would only be kept. */
function plainBlock(block: ReadBlock): ReadBlock {
  if (!block.words) return block;
  const words = block.words.map(({ at, length, x, y, width, height }) => ({
    at,
    length,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  }));
  return { ...block, words };
}
