/** An answer's Markdown as the pieces of prose in it, each with its place; code, rules and pictures say nothing. */

export interface Block {
  /** The prose, without the marks of its line. */
  text: string;
  /** Where it stands in the answer. */
  start: number;
  end: number;
  /** A title is no claim, but what stands under it is about it. */
  kind: 'prose' | 'item' | 'row' | 'heading';
  /** The heading, or the line ending in a colon, that this stands under. */
  under: string;
}

const fence = /^\s{0,3}(?:`{3,}|~{3,})/;
const heading = /^\s{0,3}#{1,6}\s+/;
const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;
const quoted = /^\s{0,3}(?:>\s?)+/;
/** A longer line of dashes is neither a rule nor a table, and would take long to look through. */
const longestDashes = 300;
const rule = /^\s*(?:[-*_=]\s*){3,}$/;
const dashesOfTable = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/;

const isRule = (line: string) => line.length <= longestDashes && rule.test(line);
const isDashes = (line: string) => line.length <= longestDashes && dashesOfTable.test(line);

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let under = '';
  let inCode = false;
  let header: string[] | undefined;
  let offset = 0;
  const lines = markdown.split('\n');

  const close = () => {
    if (open && /[\p{L}\p{N}]/u.test(open.text)) {
      blocks.push({ ...open, end: open.start + open.text.length });
      if (open.kind !== 'item' && open.text.trimEnd().endsWith(':')) under = open.text;
    }
    open = undefined;
  };

  for (const [number, line] of lines.entries()) {
    const start = offset;
    offset += line.length + 1;
    if (fence.test(line)) {
      close();
      inCode = !inCode;
      continue;
    }
    if (inCode) continue;
    const isTable = line.includes('|') && (header !== undefined || isDashes(lines[number + 1] ?? ''));
    if (line.trim() === '' || isRule(line) || isDashes(line)) close();
    else if (isTable) {
      close();
      const cells = cellsOf(line);
      if (header)
        blocks.push({ text: rowInWords(header, cells), start, end: start + line.length, kind: 'row', under });
      else header = cells;
      continue;
    } else {
      const mark = heading.exec(line)?.[0] ?? item.exec(line)?.[0] ?? quoted.exec(line)?.[0] ?? '';
      const kind = heading.test(line) ? 'heading' : item.test(line) ? 'item' : 'prose';
      if (mark || !open) {
        close();
        open = { text: line.slice(mark.length), start: start + mark.length, end: 0, kind, under };
        if (kind === 'heading') {
          close();
          under = line.slice(mark.length);
        }
      } else open.text += `\n${line}`;
    }
    if (!isDashes(line)) header = undefined;
  }
  close();
  return blocks;
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** "| Everest | 8,849 m | Nepal |" reads "Everest: Height 8,849 m, Country Nepal"; with two columns the second needs no title. */
function rowInWords(header: readonly string[], [first = '', ...rest]: readonly string[]): string {
  const values = rest.flatMap((cell, at) =>
    cell ? [`${rest.length > 1 ? (header[at + 1] ?? '') : ''} ${cell}`.trim()] : [],
  );
  return `${first}: ${values.join(', ')}`;
}
