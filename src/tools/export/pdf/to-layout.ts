/** Blocks as the values that the layout program draws. */
import type { Span } from './blocks.ts';
import { createHeadingLevels } from './heading-levels.ts';
import { indents, textWidth } from './layout.ts';
import { layoutCode } from './layout-code.ts';
import {
  asLine,
  bodySize,
  createLines,
  direction,
  textOf,
  type LayoutBlock,
  type LayoutOptions,
} from './layout-lines.ts';
import { layoutTable } from './layout-table.ts';
import type { PrintBlock } from './print-blocks.ts';

const sizes = { note: 9, question: 11.5, heading: 17 };

export function toLayout(blocks: readonly PrintBlock[], options: LayoutOptions): LayoutBlock[] {
  const { settable, width: full = textWidth } = options;
  const lines = createLines(options);
  const { line, paragraphs } = lines;
  const levels = createHeadingLevels();

  function draw(block: PrintBlock, width: number): LayoutBlock[] {
    switch (block.is) {
      case 'paragraph':
        return paragraphs(block.spans, width);
      case 'heading':
        return [
          heading(block.spans, {
            level: levels.ofText(block.rank),
            look: looks[Math.min(block.rank, 3) - 1]!,
          }),
        ];
      case 'section':
        return [
          heading([{ text: block.text }], {
            level: levels.ofSection(block.level),
            look: block.level === 2 ? 'section' : 'subsection',
          }),
        ];
      case 'title':
        return [{ is: 'title', ...direction(block.text), text: settable(block.text) }];
      case 'note':
      case 'question': {
        const text = block.text.trim();
        return [{ is: block.is, ...direction(text), spans: line([{ text }], width - 32, sizes[block.is]) }];
      }
      case 'points':
        return [{ is: 'points', ...direction(block.items[0]?.text ?? ''), items: block.items.map(point) }];
      case 'list': {
        const items = block.items.map((item) =>
          asLine(item.flatMap((inner) => draw(inner, width - indents.list))),
        );
        return [
          { is: 'list', ...(items[0]?.[0]?.rtl ? { rtl: items[0][0].rtl } : {}), first: block.first, items },
        ];
      }
      case 'quote': {
        const inner = block.blocks.flatMap((one) => draw(one, width - indents.quote));
        return [{ is: 'quote', ...(inner[0]?.rtl ? { rtl: inner[0].rtl } : {}), blocks: inner }];
      }
      case 'code':
        return layoutCode(settable(block.text), width);
      case 'table':
        return layoutTable(block, width, lines);
      case 'rule':
        return [{ is: 'rule' }];
    }
  }

  const heading = (
    spans: readonly Span[],
    { level, look }: { level: number; look: string },
  ): LayoutBlock => ({
    is: 'heading',
    ...direction(textOf(spans)),
    level,
    look,
    spans: line(spans, full, sizes.heading),
  });

  const point = ({ text, note }: { text: string; note: string }) => ({
    text: line([{ text }], full - indents.list, bodySize),
    note: line([{ text: note }], full - indents.list, sizes.note),
  });

  return blocks.flatMap((block) => draw(block, full));
}

const looks = ['first', 'second', 'third'];
