/** Blocks of an article as Markdown again, for answers that keep their links. */
import type { Block, Inline, Line } from './blocks.ts';

export function asMarkdown(blocks: readonly Block[]): string {
  return blocks.map(written).join('\n\n');
}

function written(block: Block): string {
  if (block.is === 'code') return `\`\`\`\n${block.text}\n\`\`\``;
  if (block.is !== 'list') return inLine(block.line);
  return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${inLine(item)}`).join('\n');
}

const inLine = (line: Line) => line.map(marked).join('');

function marked(part: Inline): string {
  if (part.is === 'link') return `[${part.text}](${part.href})`;
  return part.is === 'strong' ? `**${part.text}**` : part.is === 'code' ? `\`${part.text}\`` : part.text;
}
