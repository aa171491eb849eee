/** The part of an article to quote: what speaks most of the question, and goes on, cut where a thought ends. */
import type { HelpArticle } from './article.ts';
import { textOf, type Block } from './blocks.ts';
import type { HelpIndex } from './help-index.ts';
import { blockText, partsOf } from './parts.ts';
import { isEmptyTerm } from './terms.ts';

const longestPassage = 260;
/** Less says too little: then the next line comes along, however long it is. */
const shortestPassage = 120;
/** The beginning holds the steps; another part has to say something that it does not, though it has a heading. */
const beginningBonus = 2;
/** What the words are worth beside the nearness in meaning. */
const wordsCount = 0.15;
/** A long text is less near to any question than a short one; the beginning is often long. */
const beginningNearer = 0.03;

/** `near` says how near the question is to each part in meaning, where that is known. */
export function passageOf(
  article: HelpArticle,
  question: string,
  index: HelpIndex,
  near?: readonly number[],
): string {
  const parts = partsOf(article.blocks);
  const byWords = rateByWords(article, parts, question, index);
  const most = Math.max(...byWords, 1);
  const ratings = byWords.map((rating, place) =>
    near ? wordsCount * (rating / most) + near[place]! + (place === 0 ? beginningNearer : 0) : rating,
  );
  const best = ratings.indexOf(Math.max(...ratings));
  return cut(
    sectionFrom(parts, best)
      .filter(({ is }) => is !== 'heading')
      .flatMap(linesOf),
  );
}

/** The part, and what follows it up to the next heading. */
function sectionFrom(parts: readonly Block[][], start: number): Block[] {
  const end = parts.findIndex(([first], place) => place > start && first?.is === 'heading');
  return parts.slice(start, end === -1 ? undefined : end).flat();
}

function rateByWords({ title }: HelpArticle, parts: Block[][], question: string, index: HelpIndex): number[] {
  const telling = (text: string) => new Set(index.terms(text).filter((term) => !isEmptyTerm(term)));
  const wanted = telling(question);
  // What the title says, every part is about; what it does not say tells them apart.
  const particular = wanted.difference(telling(title));
  const rate = (sought: ReadonlySet<string>) =>
    parts.map((part, place) => {
      const shared = (texts: string[]) =>
        [...sought.intersection(telling(texts.join('\n')))].reduce(
          (sum, term) => sum + index.rarity(term),
          0,
        );
      const headings = part.filter(({ is }) => is === 'heading').map(blockText);
      const texts = part.map(blockText);
      return place === 0 ? shared([title, ...texts]) * beginningBonus : shared(texts) + shared(headings);
    });
  return [rate(particular), rate(wanted)].find((values) => Math.max(...values) > 0) ?? parts.map(() => 0);
}

function linesOf(block: Block): string[] {
  if (block.is !== 'list') return [blockText(block)];
  return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${textOf(item)}`);
}

function cut(lines: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length >= shortestPassage && length + line.length > longestPassage) return `${kept.join('\n')}\n…`;
    kept.push(line);
    length += line.length;
  }
  return kept.join('\n');
}
