import type { SyntaxNode } from '@lezer/common';
import { childrenOf, readWholeMarkdown, type ReadMarkdown } from '#kit/ui/markdown/read-markdown.ts';
import type { Align, Block } from './blocks.ts';
import { readSpans } from './read-spans.ts';

/** What is nested deeper is set as it was written. */
const deepest = 8;

export function readBlocks(source: string): Block[] {
  const read = readWholeMarkdown(source);
  const blocks = read.blocks.flatMap((node) => readBlock(read, node, 0));
  return read.rest.trim() === '' ? blocks : [...blocks, { is: 'paragraph', spans: [{ text: read.rest }] }];
}

function readBlock(read: ReadMarkdown, node: SyntaxNode, depth: number): Block[] {
  const { source } = read;
  if (depth > deepest) return [{ is: 'paragraph', spans: [{ text: source.slice(node.from, node.to) }] }];
  switch (node.name) {
    case 'Paragraph':
      return [{ is: 'paragraph', spans: readSpans(read, node) }];
    case 'BulletList':
    case 'OrderedList':
      return [
        {
          is: 'list',
          first: node.name === 'OrderedList' ? firstNumber(read, node) : null,
          items: node.getChildren('ListItem').map((item) => readItem(read, item, depth)),
        },
      ];
    case 'Blockquote':
      return [
        { is: 'quote', blocks: childrenOf(node).flatMap((child) => readBlock(read, child, depth + 1)) },
      ];
    case 'FencedCode':
    case 'CodeBlock':
      return [{ is: 'code', text: codeOf(read, node), ...languageOf(read, node) }];
    case 'MathBlock':
      return [{ is: 'code', text: source.slice(node.from, node.to) }];
    case 'Table':
      return [
        {
          is: 'table',
          rows: [...node.getChildren('TableHeader'), ...node.getChildren('TableRow')].map((row) =>
            cellsOf(row).map((cell) => (cell ? readSpans(read, cell) : [])),
          ),
          ...alignsOf(read, node),
        },
      ];
    case 'HorizontalRule':
      return [{ is: 'rule' }];
    default:
      return /^(?:ATX|Setext)Heading/.test(node.name)
        ? [{ is: 'heading', rank: Number(node.name.at(-1)), spans: readSpans(read, node) }]
        : [];
  }
}

function readItem(read: ReadMarkdown, item: SyntaxNode, depth: number): Block[] {
  return childrenOf(item).flatMap((child): Block[] => {
    if (child.name !== 'Task') return readBlock(read, child, depth + 1);
    const marker = child.getChild('TaskMarker')!;
    const isDone = /x/i.test(read.source.slice(marker.from, marker.to));
    return [
      {
        is: 'paragraph',
        spans: [{ text: isDone ? '[x] ' : '[ ] ' }, ...readSpans(read, child, marker.to + 1)],
      },
    ];
  });
}

function firstNumber({ source }: ReadMarkdown, list: SyntaxNode): number {
  const mark = list.firstChild?.getChild('ListMark');
  return mark ? Number.parseInt(source.slice(mark.from, mark.to), 10) : 1;
}

const codeOf = ({ source }: ReadMarkdown, node: SyntaxNode) =>
  node
    .getChildren('CodeText')
    .map(({ from, to }) => source.slice(from, to))
    .join('')
    .replace(/\n$/, '');

function languageOf({ source }: ReadMarkdown, node: SyntaxNode): { language?: string } {
  const info = node.getChild('CodeInfo');
  const language = info && /^[\w+#.-]{1,30}/.exec(source.slice(info.from, info.to))?.[0].toLowerCase();
  return language ? { language } : {};
}

/** `| :-- | :-: | --: |`, below the heads. */
function alignsOf({ source }: ReadMarkdown, table: SyntaxNode): { aligns?: (Align | null)[] } {
  const line = table.getChild('TableDelimiter');
  const aligns = (line ? source.slice(line.from, line.to) : '')
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell): Align | null => {
      const [, left, right] = /^\s*(:?)-+(:?)\s*$/.exec(cell) ?? [];
      return left && right ? 'center' : right ? 'right' : left ? 'left' : null;
    });
  return aligns.some(Boolean) ? { aligns } : {};
}

/** Between two delimiters lies a cell, and where there is nothing between them an empty one. */
function cellsOf(row: SyntaxNode): (SyntaxNode | undefined)[] {
  const cells: (SyntaxNode | undefined)[] = [];
  let isEmpty = false;
  for (const child of childrenOf(row)) {
    if (child.name === 'TableCell') cells.push(child);
    else if (isEmpty) cells.push(undefined);
    isEmpty = child.name !== 'TableCell';
  }
  return cells;
}
