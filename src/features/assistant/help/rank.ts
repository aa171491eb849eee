/** Puts what the words say and what the meaning says together, and says how sure that makes us. */
import type { HelpArticle } from './article.ts';
import type { Hit } from './help-index.ts';

/**
 * What makes us sure. A rating of `even` is as likely right as wrong, one that is `sure` higher leaves no doubt; each word of the
 * question counts, since a long one is not near to something by chance. Measured on questions that the help answers and on others.
 */
const byWords = { even: 4.75, sure: 3, eachWord: 0.1 };
const byMeaning = { even: 1.18, sure: 0.6, eachWord: 0.03 };
/** Half a word says less, and whoever types looks at a list. */
const whileTyping = { even: 2.5, sure: 3, eachWord: 0 };
const mostCounted = 12;
/** What one point of the words is worth beside the nearness in meaning. */
const wordsCount = 0.1;
/** A question that is known word for word is at least this sure. */
const known = { from: 0.95, sureness: 0.8 };
/** What is left of it when the question names something else. */
const leftElsewhere = 0.45;

export interface Found {
  article: HelpArticle;
  /** From 0 to 1; from one half on, this is it. */
  sureness: number;
  /** How near the question is to each part in meaning, where that is known. */
  parts?: readonly number[];
}

export interface Nearness {
  /** To the nearest way of asking for the article: 1 is the same, 0 has nothing to do with it. */
  asking: number;
  /** To each of its parts. */
  parts: readonly number[];
}

interface Question {
  hits: readonly Hit[];
  /** How many words it has. */
  length: number;
  typing?: boolean | undefined;
  near?: ReadonlyMap<HelpArticle, Nearness> | undefined;
}

/** The best first. */
export function rank({ hits, length, typing, near }: Question): Found[] {
  const { even, sure, eachWord } = near ? byMeaning : typing ? whileTyping : byWords;
  return hits
    .map(({ article, score, likeness, elsewhere }) => {
      const nearness = near?.get(article);
      const rating = nearness ? nearness.asking + wordsCount * score : score;
      const above = rating + eachWord * Math.min(length, mostCounted) - even;
      const least = likeness >= known.from ? known.sureness : 0;
      const sureness =
        Math.min(1, Math.max(least, 0.5 + above / (2 * sure))) * (elsewhere ? leftElsewhere : 1);
      return { rating, found: { article, sureness, ...(nearness && { parts: nearness.parts }) } };
    })
    .sort((a, b) => b.rating - a.rating)
    .map(({ found }) => found);
}
