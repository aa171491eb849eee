/** The part of an article to quote: the section that speaks most of the question, cut where a thought ends. */
import type { HelpArticle } from './article.ts';
import { textOf, type Block } from './blocks.ts';
import type { HelpIndex } from './help-index.ts';
import { isEmptyTerm } from './terms.ts';
import { blockText } from './weigh.ts';

const longestPassage = 260;
/** The beginning holds the steps; another section has to be clearly nearer. */
const beginningBonus = 1.5;

export function passageOf({ title, summary, blocks }: HelpArticle, question: string, index: HelpIndex): string {
  const wanted = new Set(index.terms(question).filter((term) => !isEmptyTerm(term)));
  const shared = (texts: readonly string[]) => {
    const there = new Set(texts.flatMap((text) => index.terms(text)));
    return [...wanted.intersection(there)].reduce((sum, term) => sum + index.rarity(term), 0);
  };
  const rated = sectionsOf(blocks).map((section, place) => {
    const headings = section.filter(({ is }) => is === 'heading').map(blockText);
    // The article's own title stands over its beginning.
    const above = place === 0 ? [title, summary, ...headings] : headings;
    // What stands above counts again.
    const value = shared([...above, ...section.map(blockText)]) + shared(above);
    return { section, value: place === 0 ? value * beginningBonus : value };
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return cut(best.section.filter(({ is }) => is !== 'heading').flatMap(linesOf));
}

/** A heading begins a section, and belongs to it. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.is === 'heading' && sections.at(-1)!.length > 0) sections.push([]);
    sections.at(-1)!.push(block);
  }
  return sections;
}

function linesOf(block: Block): string[] {
  if (block.is !== 'list') return [blockText(block)];
  return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${textOf(item)}`);
}

function cut(lines: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (kept.length > 0 && length + line.length > longestPassage) return `${kept.join('\n')}\n…`;
    kept.push(line);
    length += line.length;
  }
  return kept.join('\n');
}
