/** A manual as one text in Markdown. */
import type { Manual } from './manual.ts';
import { manualDocument, type Block } from './manual-document.ts';

export function manualText(title: string, manual: Manual): string {
  const { edition, sections } = manualDocument(title, manual);
  return [
    `# ${title}`,
    [manual.maker, manual.model, edition].filter(Boolean).join(' · '),
    ...sections.flatMap((section) => [`## ${section.title}`, ...section.blocks.map(blockText)]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function blockText(block: Block): string {
  switch (block.is) {
    case 'paragraph':
      return block.label ? `**${block.label}:** ${block.text}` : block.text;
    case 'notice':
      return `**${block.word}: ${block.danger}** ${block.consequence} ${block.avoidance}`.trim();
    case 'figure':
      return [
        `*${block.number}: ${block.caption || block.alt}*`,
        ...block.callouts.map(({ number, label }) => `${number}. ${label}`),
      ].join('\n\n');
    case 'steps':
      return block.items.map(({ number, text }) => `${number}. ${text.replaceAll('\n', ' ')}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows.map(({ cells }) => cells)]
        .map(
          (cells) =>
            `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`,
        )
        .join('\n');
  }
}
