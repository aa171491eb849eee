/** An article as the index knows it: each term with what it counts for, by where it stands and how long the text is. */
import type { HelpArticle } from './article.ts';
import { blockText } from './parts.ts';
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
  title: ReadonlySet<string>;
  /** Title, keywords and what was asked, each as a question that may be asked again. */
  asks: readonly ReadonlySet<string>[];
  /** Every word in it, as it is written. */
  words: readonly string[];
}

export function weighArticles(articles: readonly HelpArticle[]): WeighedArticle[] {
  const read = articles.map(readTerms);
  const lengthOf = ({ terms }: ReadArticle, name: FieldName) => terms[name].flat().length;
  const averages = Object.fromEntries(
    fieldNames.map((name) => [
      name,
      Math.max(1, read.reduce((sum, one) => sum + lengthOf(one, name), 0) / Math.max(1, read.length)),
    ]),
  ) as Record<FieldName, number>;

  return read.map((one) => {
    const weights = new Map<string, number>();
    for (const name of fieldNames) {
      const { weight, lengthPenalty } = fields[name];
      const each = weight / (1 - lengthPenalty + lengthPenalty * (lengthOf(one, name) / averages[name]));
      for (const term of one.terms[name].flat()) weights.set(term, (weights.get(term) ?? 0) + each);
    }
    const { title, keywords } = one.terms;
    return {
      article: one.article,
      weights,
      title: new Set(title.flat()),
      asks: [...title, ...keywords].map((terms) => new Set(terms)),
      words: one.words,
    };
  });
}

interface ReadArticle {
  article: HelpArticle;
  words: string[];
  /** In pieces, so that no phrase is found across the end of one and the beginning of the next. */
  terms: Record<FieldName, string[][]>;
}

function readTerms(article: HelpArticle): ReadArticle {
  const { title, summary, keywords, asked, blocks, questions } = article;
  const pieces = {
    title: [title],
    summary: [summary],
    keywords: [...keywords, ...asked],
    // A little of everything would be found for everything; its questions are known by heart instead.
    body: questions.length > 0 ? [] : blocks.map(blockText),
  };
  const words: string[] = [];
  const read = (piece: string) => {
    const own = wordsOf(piece);
    words.push(...own);
    return termsOf(own);
  };
  const terms = Object.fromEntries(fieldNames.map((name) => [name, pieces[name].map(read)]));
  return { article, words, terms: terms as Record<FieldName, string[][]> };
}
