/** All words of a document, block by block, without what is only suggested. */
import type { DocNode } from './content.ts';
import { isTextblock, settled } from './settled.ts';

export function plainTextOf(doc: DocNode): string {
  return blocksOf(settled(doc, false)).join('\n\n').trim();
}

function blocksOf(node: DocNode): string[] {
  if (node.type === 'blockMath') return [String(node.attrs?.latex ?? '')];
  if (isTextblock(node)) return [inline(node)];
  if (node.type === 'table')
    return [
      (node.content ?? [])
        .map((row) => (row.content ?? []).map((cell) => blocksOf(cell).join(' ')).join('\t'))
        .join('\n'),
    ];
  if (node.type === 'bulletList' || node.type === 'orderedList' || node.type === 'taskList')
    return [(node.content ?? []).map((item) => (item.content ?? []).flatMap(blocksOf).join('\n')).join('\n')];
  return (node.content ?? []).flatMap(blocksOf);
}

export const inline = ({ content = [] }: DocNode): string =>
  content
    .map((one) => {
      if (one.type === 'hardBreak') return '\n';
      if (one.type === 'inlineMath') return String(one.attrs?.latex ?? '');
      if (one.type === 'footnote') return ` (${String(one.attrs?.text ?? '')})`;
      return one.text ?? '';
    })
    .join('');
