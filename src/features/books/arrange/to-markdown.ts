/** Blocks of a document that was read, as Markdown. */
import { boundTable, mostExportedCells, widestRow } from '#kit/documents/table-bounds.ts';
import type { ReadBlock, ReadPage } from '#kit/documents/read/document.ts';

export const pagesToMarkdown = (pages: readonly ReadPage[]) =>
  pages
    .flatMap(({ blocks }) => blocks.filter(({ role }) => role !== 'running-head'))
    .reduce((text, block, at, all) => text + between(all[at - 1], block) + written(block), '')
    .trim();

const between = (before: ReadBlock | undefined, block: ReadBlock) =>
  before?.role === 'list-item' && block.role === 'list-item' ? '\n' : '\n\n';

function written({ role, text, level = 1, table }: ReadBlock): string {
  switch (role) {
    case 'heading':
      return `${'#'.repeat(Math.min(level, 6))} ${escaped(text).replaceAll('\n', ' ')}`;
    case 'list-item':
      return `${'  '.repeat(level - 1)}- ${escaped(text)}`;
    case 'table':
      return table ? tableOf(table.rows) : escaped(text);
    case 'code':
      return `\`\`\`\n${text.replaceAll('```', '` ` `')}\n\`\`\``;
    case 'caption':
      return `*${escaped(text)}*`;
    default:
      return escaped(text);
  }
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const { rows: shown } = boundTable(rows, mostExportedCells);
  const width = widestRow(shown);
  // A short row is whole in Markdown: only the heads name every column.
  const line = (row: readonly string[]) => `| ${row.map(cell).join(' | ')} |`;
  const [head = [], ...rest] = shown;
  const named = [...head, ...Array.from({ length: width - head.length }, () => '')];
  return [line(named), `|${' --- |'.repeat(width)}`, ...rest.map(line)].join('\n');
}

const cell = (text: string) => escaped(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Signs that Markdown would take for its own. */
const escaped = (text: string) =>
  text.replaceAll(/[\\`*_[\]<]/g, '\\$&').replaceAll(/^(\s*)([#>+-]|\d+(?=[.)]\s))/gm, leading);

const leading = (_: string, space: string, sign: string) =>
  /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`;
