/** Finds the article that answers a question: BM25 over weighted fields, plus how near one of its known questions is. */
import type { HelpArticle } from './article.ts';
import { createSpelling } from './spelling.ts';
import { isEmptyTerm, knownWords, termsOf, wordsOf } from './terms.ts';
import { countWords, weighArticles, type WeighedArticle } from './weigh.ts';

/** How fast a repeated word stops counting. */
const saturation = Number(process.env.SAT ?? 10);
/** What a question that is known word for word adds. */
const likenessWeight = Number(process.env.LIKE ?? 2);
/** An article about the page one is on. */
const pageBonus = 1.2;
/** What a word counts for that is only being typed, and one of an earlier question. */
const beginningCounts = 0.6;
const contextCounts = 0.5;
const shortestBeginning = 2;
/** From this weight on an article speaks of a term; below it the term is only mentioned. */
const spokenOf = Number(process.env.SPOKEN ?? 2);
/** What a word counts for that stands in every other question. */
const emptyRarity = Number(process.env.EMPTY ?? 0.5);

export interface Hit {
  article: HelpArticle;
  score: number;
  /** From 0 to 1: how much of the question the article speaks of. */
  coverage: number;
}

export interface Asked {
  question: string;
  /** The page one is on. */
  page?: string;
  /** An earlier question, to which this one may refer. */
  context?: string;
  /** The last word is still being typed. */
  typing?: boolean;
}

export interface HelpIndex {
  find(asked: Asked): Hit[];
  /** The terms of a text, mistyped words mended. */
  terms(text: string): string[];
  /** How much a term says: rare ones most. */
  rarity(term: string): number;
}

/** A term that is looked for: what may stand for it, and how much each of those counts. */
type Wanted = Map<string, Map<string, number>>;

export function createHelpIndex(articles: readonly HelpArticle[]): HelpIndex {
  const weighed = weighArticles(articles);
  const written = countWords(articles);
  const mend = createSpelling(new Map([...[...knownWords].map((word) => [word, 0] as const), ...written]));
  const holders = new Map<string, number>();
  for (const { weights } of weighed)
    for (const [term, weight] of weights) holders.set(term, (holders.get(term) ?? 0) + Math.min(1, weight / spokenOf));
  const termByWord = new Map(
    [...written.keys(), ...knownWords].flatMap((word) => {
      const [term] = termsOf(word);
      return term !== undefined && holders.has(term) ? [[word, term] as const] : [];
    }),
  );

  const terms = (text: string) => termsOf(text, mend);
  const rarity = (term: string) => {
    const count = holders.get(term) ?? 0;
    const rare = Math.log(1 + (articles.length - count + 0.5) / (count + 0.5));
    return isEmptyTerm(term) ? rare * emptyRarity : rare;
  };

  function wantedOf({ question, context, typing }: Asked): Wanted {
    const wanted: Wanted = new Map(terms(question).map((term) => [term, new Map([[term, 1]])]));
    if (typing) addBeginnings(wanted, wordsOf(question).at(-1) ?? '');
    for (const term of context ? terms(context) : [])
      if (!wanted.has(term)) wanted.set(term, new Map([[term, contextCounts]]));
    return wanted;
  }

  /** The last word may be the beginning of others: any of them will do. */
  function addBeginnings(wanted: Wanted, word: string) {
    if (word.length < shortestBeginning) return;
    const begun = [...termByWord].filter(([known]) => known.startsWith(word)).map(([, term]) => term);
    if (begun.length === 0) return;
    const [own = word] = termsOf(word);
    wanted.set(own, new Map([...begun.map((term) => [term, beginningCounts] as const), ...(wanted.get(own) ?? [])]));
  }

  function rate({ article, weights, asks }: WeighedArticle, wanted: Wanted): Hit {
    let score = 0;
    let spoken = 0;
    let total = 0;
    for (const [term, stands] of wanted) {
      let best = { value: 0, weight: 0, rarity: rarity(term) };
      for (const [other, counts] of stands) {
        const weight = weights.get(other) ?? 0;
        const value = counts * rarity(other) * (weight / (saturation + weight));
        if (value > best.value) best = { value, weight, rarity: rarity(other) };
      }
      score += best.value;
      if (isEmptyTerm(term)) continue;
      spoken += best.rarity * Math.min(1, best.weight / spokenOf);
      total += best.rarity;
    }
    const asked = new Set(wanted.keys());
    const nearest = Math.max(...asks.map((ask) => likeness(asked, ask, rarity)));
    return { article, score: score + likenessWeight * nearest, coverage: total === 0 ? 0 : spoken / total };
  }

  return {
    terms,
    rarity,
    find(asked) {
      const wanted = wantedOf(asked);
      const isHere = ({ pages }: HelpArticle) => asked.page !== undefined && pages.includes(asked.page);
      return weighed
        .map((one) => rate(one, wanted))
        .filter(({ coverage }) => coverage > 0)
        .map((hit) => (isHere(hit.article) ? { ...hit, score: hit.score * pageBonus } : hit))
        .sort((a, b) => b.score - a.score);
    },
  };
}

/** How much of what two sets say they have in common, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>, rarity: (term: string) => number) {
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + rarity(term), 0);
  const all = sum(a) + sum(b);
  return all === 0 ? 0 : (2 * sum(a.intersection(b))) / all;
}
