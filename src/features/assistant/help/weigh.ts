/** An article as the index knows it: each term with what it counts for, by where it stands and how long the text is. */
import type { HelpArticle } from './article.ts';
import { textOf, type Block } from './blocks.ts';
import { termsOf, wordsOf } from './terms.ts';

const fields = {
  title: { weight: 4, lengthPenalty: 0.3 },
  keywords: { weight: 3, lengthPenalty: 0.3 },
  summary: { weight: 2, lengthPenalty: 0.5 },
  body: { weight: 1, lengthPenalty: 0.75 },
} as const;
type FieldName = keyof typeof fields;
const fieldNames = Object.keys(fields) as FieldName[];

export interface WeighedArticle {
  article: HelpArticle;
  weights: ReadonlyMap<string, number>;
  /** Title and keywords, each as a question that may be asked. */
  asks: readonly ReadonlySet<string>[];
}

export function weighArticles(articles: readonly HelpArticle[]): WeighedArticle[] {
  const read = articles.map((article) => ({ article, terms: termsByField(article) }));
  const average = (name: FieldName) =>
    read.reduce((sum, { terms }) => sum + terms[name].length, 0) / Math.max(1, read.length);
  const averages = Object.fromEntries(fieldNames.map((name) => [name, average(name)]));
  return read.map(({ article, terms }) => {
    const weights = new Map<string, number>();
    for (const name of fieldNames) {
      const { weight, lengthPenalty } = fields[name];
      const length = terms[name].length / Math.max(1, averages[name]!);
      const each = weight / (1 - lengthPenalty + lengthPenalty * length);
      for (const term of terms[name]) weights.set(term, (weights.get(term) ?? 0) + each);
    }
    const asks = [article.title, ...article.keywords].map((ask) => new Set(termsOf(ask)));
    return { article, weights, asks };
  });
}

/** In pieces, so that no phrase is found across the end of one and the beginning of the next. */
function piecesOf({ title, summary, keywords, blocks }: HelpArticle): Record<FieldName, string[]> {
  return { title: [title], summary: [summary], keywords, body: blocks.map(blockText) };
}

function termsByField(article: HelpArticle) {
  const pieces = piecesOf(article);
  const terms = fieldNames.map((name) => [name, pieces[name].flatMap((piece) => termsOf(piece))]);
  return Object.fromEntries(terms) as Record<FieldName, string[]>;
}

export function blockText(block: Block): string {
  if (block.is === 'code') return block.text;
  return block.is === 'list' ? block.items.map(textOf).join('\n') : textOf(block.line);
}

/** How often each word is written in all of them. */
export function countWords(articles: readonly HelpArticle[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const article of articles)
    for (const word of Object.values(piecesOf(article)).flat().flatMap(wordsOf))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
