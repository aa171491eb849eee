/** A document as Markdown, without what is only suggested. Pictures stand in it as data where that is asked for, else as words. */
import { boundTable, mostExportedCells, tableCutNote, widestRow } from '#kit/documents/table-bounds.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { DocNode } from '../document/content.ts';
import { isPicture } from './to-html.ts';
import { settled } from '../document/settled.ts';

const signs: readonly (readonly [string, string])[] = [
  ['code', '`'],
  ['bold', '**'],
  ['italic', '*'],
  ['strike', '~~'],
];

export function toMarkdown(doc: DocNode, { withPictures = false } = {}): string {
  const notes: Written = Object.assign([], { withPictures });
  const body = blocks(settled(doc, false).content ?? [], notes);
  return [body, ...notes.map((text, at) => `[^${at + 1}]: ${text.replaceAll('\n', ' ')}`)]
    .join('\n\n')
    .trim();
}

interface Written extends Array<string> {
  withPictures: boolean;
}

const blocks = (nodes: readonly DocNode[], notes: Written): string =>
  nodes
    .map((node) => block(node, notes))
    .filter((one) => one !== '')
    .join('\n\n');

function block(node: DocNode, notes: Written): string {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Math.min(6, Number(attrs.level ?? 1)))} ${spans(content, notes)}`;
    case 'bulletList':
      return list(content, notes, () => '- ');
    case 'taskList':
      return list(content, notes, (item) => `- [${item.attrs?.checked ? 'x' : ' '}] `);
    case 'orderedList':
      return list(content, notes, (_, at) => `${Number(attrs.start ?? 1) + at}. `);
    case 'blockquote':
    case 'callout':
      return prefixed(blocks(content, notes), '> ');
    case 'codeBlock': {
      const code = content.map(({ text = '' }) => text).join('');
      const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      return `${fence}${String(attrs.language ?? '')}\n${code}\n${fence}`;
    }
    case 'blockMath':
      return `$$\n${String(attrs.latex ?? '')}\n$$`;
    case 'horizontalRule':
      return '---';
    case 'image':
      return picture(attrs, notes);
    case 'table':
      return table(content, notes);
    default:
      return content.some(({ type: inner }) => inner === 'paragraph')
        ? blocks(content, notes)
        : spans(content, notes);
  }
}

/** Never silently gone: whoever cannot have the picture reads that there was one. */
function picture({ src, alt }: Record<string, unknown> = {}, { withPictures }: Written): string {
  const words = escaped(String(alt ?? '').trim());
  if (withPictures && isPicture(src)) return `![${words}](${src})`;
  return `*${words ? `Picture: ${words}` : 'A picture'}*`;
}

const list = (items: readonly DocNode[], notes: Written, mark: (item: DocNode, at: number) => string) =>
  items
    .map((item, at) => {
      const lead = mark(item, at);
      const [first = '', ...rest] = blocks(item.content ?? [], notes).split('\n');
      return [
        lead + first,
        ...rest.map((line) => (line ? ' '.repeat(lead.startsWith('- ') ? 2 : lead.length) + line : '')),
      ].join('\n');
    })
    .join('\n');

const prefixed = (text: string, lead: string) =>
  text
    .split('\n')
    .map((line) => `${lead}${line}`.trimEnd())
    .join('\n');

const rules: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

/** Only the head is as wide as the widest row: others end with their last cell, as Markdown allows. */
function table(given: readonly DocNode[], notes: Written): string {
  const { rows, isCut } = boundTable(
    given.map(({ content = [] }) => content),
    mostExportedCells,
  );
  const cells = rows.map((row) =>
    row.map((cell) =>
      blocks(cell.content ?? [], notes)
        .replaceAll('\n', ' ')
        .replaceAll('|', '\\|'),
    ),
  );
  const columns = widestRow(cells);
  const [head = [], ...rest] = cells;
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const wide = Array.from({ length: columns }, (_, at) => head[at] ?? '');
  const rule = wide.map((_, at) => rules[String(rows[0]?.[at]?.attrs?.align)] ?? '---');
  const written = [line(wide), line(rule), ...rest.map(line)].join('\n');
  return isCut ? `${written}\n\n*${tableCutNote}*` : written;
}

function spans(nodes: readonly DocNode[], notes: Written): string {
  return nodes
    .map((node) => {
      if (node.type === 'hardBreak') return '\\\n';
      if (node.type === 'inlineMath') return `$${String(node.attrs?.latex ?? '')}$`;
      if (node.type === 'footnote') return `[^${notes.push(String(node.attrs?.text ?? ''))}]`;
      if (node.type === 'image') return picture(node.attrs, notes);
      return span(node);
    })
    .join('')
    .trim();
}

/** Spaces stay outside the marks: `** bold**` is none. */
function span({ text = '', marks = [] }: DocNode): string {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (!words) return text;
  let written = has('code') ? words : escaped(words);
  for (const [type, sign] of signs) if (has(type)) written = sign + written + sign;
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href;
  if (typeof href === 'string' && isSafeLink(href))
    written = `[${written}](${href.replaceAll(')', '%29').replaceAll(' ', '%20')})`;
  return before + written + after;
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>|~$]/g, (sign) => `\\${sign}`)
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, (_, space: string, mark: string) => `${space}\\${mark}`);
