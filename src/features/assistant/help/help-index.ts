/** Finds the article that answers a question: BM25 over weighted fields, plus how near one of its known questions is. */
import type { HelpArticle } from './article.ts';
import { textOf, type Block } from './blocks.ts';
import { createSpelling } from './spelling.ts';
import { knownWords, termsOf, wordsOf } from './terms.ts';

/** What a word counts for by where it stands, and how much a long text is held against it. */
const fields = {
  title: { weight: 4, lengthPenalty: 0.3 },
  keywords: { weight: 3, lengthPenalty: 0.3 },
  summary: { weight: 2, lengthPenalty: 0.5 },
  body: { weight: 1, lengthPenalty: 0.75 },
} as const;
type FieldName = keyof typeof fields;
const fieldNames = Object.keys(fields) as FieldName[];

/** How fast a repeated word stops counting. */
const saturation = 1.6;
/** What a question that is known word for word adds. */
const likenessWeight = 9;
/** An article about the page one is on. */
const pageBonus = 1.2;
/** A word that is only being typed counts less than one that is there. */
const beginningWeight = 0.6;
const shortestBeginning = 2;

interface Entry {
  article: HelpArticle;
  /** Term → its weight over all fields. */
  weights: Map<string, number>;
  /** Title and keywords, each as a question that may be asked. */
  asks: Set<string>[];
}

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
  /** Of a question before, to which this one may refer. */
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

export function createHelpIndex(articles: readonly HelpArticle[]): HelpIndex {
  const texts = articles.map(textsOf);
  const mend = createSpelling(countWords(texts));
  const lengths = averageLengths(texts);
  const entries = articles.map((article, index) => entryOf(article, texts[index]!, lengths));
  const holders = new Map<string, number>();
  for (const { weights } of entries)
    for (const term of weights.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const vocabulary = [...holders.keys()];

  const rarity = (term: string) => {
    const count = holders.get(term) ?? 0;
    return Math.log(1 + (articles.length - count + 0.5) / (count + 0.5));
  };
  const terms = (text: string) => termsOf(text, mend);

  /** Each wanted term with what may stand for it and how much that counts. */
  function wantedOf({ question, typing }: Asked): Map<string, Map<string, number>> {
    const wanted = new Map(terms(question).map((term) => [term, new Map([[term, 1]])]));
    const last = wordsOf(question).at(-1) ?? '';
    if (!typing || last.length < shortestBeginning) return wanted;
    const beginnings = new Map<string, number>();
    for (const word of vocabulary) if (word.startsWith(last)) beginnings.set(word, beginningWeight);
    for (const word of knownWords)
      if (word.startsWith(last)) for (const term of termsOf(word)) beginnings.set(term, beginningWeight);
    const [own] = termsOf(last);
    if (beginnings.size > 0) {
      const key = own ?? last;
      wanted.set(key, new Map([...beginnings, ...(wanted.get(key) ?? [])]));
    }
    return wanted;
  }

  function scoreOf(entry: Entry, wanted: Map<string, Map<string, number>>): Omit<Hit, 'article'> {
    let score = 0;
    let found = 0;
    let total = 0;
    for (const [term, stands] of wanted) {
      let best = 0;
      let bestRarity = rarity(term);
      for (const [other, counts] of stands) {
        const weight = entry.weights.get(other) ?? 0;
        const value = counts * rarity(other) * (weight / (saturation + weight));
        if (value > best) [best, bestRarity] = [value, rarity(other)];
      }
      score += best;
      total += bestRarity;
      if (best > 0) found += bestRarity;
    }
    const nearest = Math.max(...entry.asks.map((ask) => likeness(new Set(wanted.keys()), ask, rarity)));
    return { score: score + likenessWeight * nearest, coverage: total === 0 ? 0 : found / total };
  }

  return {
    terms,
    rarity,
    find(asked) {
      const wanted = wantedOf(asked);
      for (const term of asked.context ? terms(asked.context) : [])
        if (!wanted.has(term)) wanted.set(term, new Map([[term, 0.5]]));
      return entries
        .map((entry) => {
          const { score, coverage } = scoreOf(entry, wanted);
          const isHere = asked.page !== undefined && entry.article.pages.includes(asked.page);
          return { article: entry.article, score: isHere ? score * pageBonus : score, coverage };
        })
        .filter(({ coverage }) => coverage > 0)
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

type Texts = Record<FieldName, string>;

function textsOf({ title, summary, keywords, blocks }: HelpArticle): Texts {
  return { title, summary, keywords: keywords.join(' , '), body: blocks.map(blockText).join(' ') };
}

export function blockText(block: Block): string {
  if (block.is === 'code') return block.text;
  return block.is === 'list' ? block.items.map(textOf).join(' ') : textOf(block.line);
}

function countWords(texts: readonly Texts[]) {
  const counts = new Map<string, number>([...knownWords].map((word) => [word, 0]));
  for (const text of texts)
    for (const word of wordsOf(Object.values(text).join(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function averageLengths(texts: readonly Texts[]) {
  const average = (name: FieldName) =>
    texts.reduce((sum, text) => sum + termsOf(text[name]).length, 0) / Math.max(1, texts.length);
  return Object.fromEntries(fieldNames.map((name) => [name, average(name)])) as Record<FieldName, number>;
}

function entryOf(article: HelpArticle, texts: Texts, averages: Record<FieldName, number>): Entry {
  const weights = new Map<string, number>();
  for (const name of fieldNames) {
    const terms = termsOf(texts[name]);
    const { weight, lengthPenalty } = fields[name];
    const length = terms.length / Math.max(1, averages[name]);
    const each = weight / (1 - lengthPenalty + lengthPenalty * length);
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + each);
  }
  return { article, weights, asks: [article.title, ...article.keywords].map((ask) => new Set(termsOf(ask))) };
}
