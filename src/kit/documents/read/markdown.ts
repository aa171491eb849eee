/** Markdown as blocks, by the grammar that answers are drawn with; its marks are left out. */
import type { SyntaxNode } from '@lezer/common';
import { grammar, isTooDeep } from '#kit/ui/markdown/grammar.ts';
import { childrenOf } from '#kit/ui/markdown/read-markdown.ts';
import type { ReadBlock } from './document.ts';
import { textOfRows } from './parts.ts';
import { readText } from './plain-text.ts';

const deepest = 12;

export function readMarkdownDocument(source: string): ReadBlock[] {
  if (isTooDeep(source)) return readText(source);
  return childrenOf(grammar.parse(source).topNode).flatMap((node) => blocksOf(node, source, 0, 0));
}

function blocksOf(node: SyntaxNode, source: string, lists: number, depth: number): ReadBlock[] {
  const { name } = node;
  const heading = /^(?:ATX|Setext)Heading(\d)$/.exec(name);
  if (heading) return kept({ role: 'heading', level: Number(heading[1]), text: plain(node, source) });
  if (name === 'FencedCode' || name === 'CodeBlock')
    return kept({
      role: 'code',
      text: node
        .getChildren('CodeText')
        .map(({ from, to }) => source.slice(from, to))
        .join(''),
    });
  if (name === 'Table') {
    const rows = [...node.getChildren('TableHeader'), ...node.getChildren('TableRow')].map((row) =>
      row.getChildren('TableCell').map((cell) => plain(cell, source)),
    );
    return kept({ role: 'table', text: textOfRows(rows), table: { rows, heads: 1 } });
  }
  if (name === 'Paragraph' || name === 'Task')
    return kept(
      lists > 0
        ? { role: 'list-item', level: lists, text: plain(node, source) }
        : { role: 'paragraph', text: plain(node, source) },
    );
  if (name === 'HorizontalRule' || name === 'HTMLBlock' || name === 'CommentBlock' || name.endsWith('Mark'))
    return [];
  if (depth > deepest) return kept({ role: 'paragraph', text: source.slice(node.from, node.to) });
  const isList = name === 'BulletList' || name === 'OrderedList';
  return childrenOf(node).flatMap((child) => blocksOf(child, source, lists + Number(isList), depth + 1));
}

const kept = (block: ReadBlock): ReadBlock[] => (block.text.trim() === '' ? [] : [block]);

/** What is read: without the marks, and of a link its words. */
function plain(node: SyntaxNode, source: string): string {
  let text = '';
  let at = node.from;
  const cursor = node.cursor();
  while (cursor.next() && cursor.from < node.to) {
    if (!isMark(cursor.name) || cursor.from < at) continue;
    text += source.slice(at, cursor.from);
    at = cursor.to;
  }
  return (text + source.slice(at, node.to)).replaceAll(/\s+/g, ' ').trim();
}

const isMark = (name: string) =>
  name.endsWith('Mark') ||
  name === 'TaskMarker' ||
  name === 'URL' ||
  name === 'LinkTitle' ||
  name === 'HTMLTag' ||
  name === 'LinkLabel';
