/** The part of an article to quote: the section that speaks most of the question, cut where a thought ends. */
import type { HelpArticle } from './article.ts';
import { textOf, type Block } from './blocks.ts';
import type { HelpIndex } from './help-index.ts';
import { isEmptyTerm } from './terms.ts';
import { blockText } from './weigh.ts';

const longestPassage = 260;
/** The beginning holds the steps; another section has to be clearly nearer. */
const beginningBonus = 1.5;

export function passageOf({ title, blocks }: HelpArticle, question: string, index: HelpIndex): string {
  const telling = (text: string) => new Set(index.terms(text).filter((term) => !isEmptyTerm(term)));
  const wanted = telling(question);
  // What the title says, every section is about; what it does not say tells them apart.
  const particular = wanted.difference(telling(title));
  const sections = sectionsOf(blocks);
  const rate = (sought: ReadonlySet<string>) =>
    sections.map((section, place) => {
      const shared = (texts: string[]) =>
        [...sought.intersection(telling(texts.join('\n')))].reduce(
          (sum, term) => sum + index.rarity(term),
          0,
        );
      const headings = section.filter(({ is }) => is === 'heading').map(blockText);
      const texts = section.map(blockText);
      return place === 0 ? shared([title, ...texts]) * beginningBonus : shared(texts) + shared(headings);
    });
  const ratings = [rate(particular), rate(wanted)].find((values) => Math.max(...values) > 0) ?? [1];
  const best = sections[ratings.indexOf(Math.max(...ratings))]!;
  return cut(best.filter(({ is }) => is !== 'heading').flatMap(linesOf));
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
