/** Finds articles by the words of a question: BM25 over weighted fields, plus how near one of the known questions is. */
import { presenceOf, rarityOf } from '#language/bm25.ts';
import { inFull } from '#language/shorthand.ts';
import type { HelpArticle } from './article.ts';
import { isOfTheWorld, isTask, namesOutside } from './elsewhere.ts';
import { createLikeness } from './likeness.ts';
import { createSpelling } from './spelling.ts';
import { stem } from './stem.ts';
import { isEmptyTerm, knownWords, termsOf, wordsOf } from './terms.ts';
import { weighArticles, type WeighedArticle } from './weigh.ts';

/** How slowly a word that stands more often or in a better place stops counting more. */
const saturation = 8;
/** What a question adds that is known word for word, and one that is the title. */
const knownCounts = 3;
const titleCounts = 1;
/** What a word in the title adds that begins as the one being typed. */
const begunCounts = 2;
/** An article about the page one is on. */
const pageBonus = 1.06;
/** What a word counts for that is only being typed, that is of an earlier question, that stands in every other question. */
const beginningCounts = 0.6;
const earlierCounts = 0.5;
const emptyCounts = 0.5;
const shortestBeginning = 2;
/** From this weight on an article speaks of a term; below it the term is only mentioned. */
const spokenOf = 2;
/** From so many words on that no article has, and this part of a question, it is about something else. */
const leastStrange = 2;
const mostStrange = 0.45;
/** From here on it is a known question, whatever its form. */
const wordForWord = 0.97;
/** More words are no question any more. */
const mostWords = 80;
/** So many times as often as its neighbour, which is then rather a slip; and the shortest word that is taken for one. */
const commonFrom = 6;
const shortestSlip = 5;

export interface Hit {
  article: HelpArticle;
  score: number;
  /** From 0 to 1, to the nearest known question. */
  likeness: number;
  /** The question names a thing of the world outside that the article does not, or is none. */
  elsewhere: boolean;
}

export interface HelpQuestion {
  question: string;
  /** The page one is on. */
  page?: string;
  /** An earlier question, to which this one may refer. */
  earlier?: string;
  /** The last word is still being typed. */
  typing?: boolean;
}

export interface HelpIndex {
  /** All of them, the best first. */
  find(asked: HelpQuestion): Hit[];
  /** The text with mistyped words mended. */
  mended(text: string): string;
  /** The terms of a text, mistyped words mended. */
  terms(text: string): string[];
  /** How much a term says: rare ones most. */
  rarity(term: string): number;
}

/** What is looked for: for each term those that may stand for it, and how much each of them counts. */
type Wanted = Map<string, Map<string, number>>;

export function createHelpIndex(articles: readonly HelpArticle[]): HelpIndex {
  const weighed = weighArticles(articles);
  const written = withoutSlips(countWords(weighed));
  const spelling = createSpelling(written);
  const stems = new Set([...written.keys()].map(stem));
  /** Another form of a word that we know is no mistake. */
  const mend = (word: string) => (stems.has(stem(word)) ? word : spelling(word));
  const speakers = countSpeakers(weighed);
  const termByWord = new Map(
    [...written.keys()]
      .map((word) => [word, termsOf([word])[0]!] as const)
      .filter(([, term]) => speakers.has(term)),
  );

  const terms = (text: string) => termsOf(wordsOf(inFull(text)).slice(0, mostWords).map(mend));
  const rarity = (term: string) => {
    const rare = rarityOf(speakers.get(term) ?? 0, articles.length);
    return isEmptyTerm(term) ? rare * emptyCounts : rare;
  };
  const likenessOf = createLikeness(
    weighed.map(({ asks }) => asks),
    rarity,
  );
  const titles = createLikeness(
    weighed.map(({ title }) => [withoutEmpty(title)]),
    rarity,
  );

  function wantedOf({ question, earlier, typing }: HelpQuestion): Wanted {
    const termWeights: Wanted = new Map(terms(question).map((term) => [term, new Map([[term, 1]])]));
    if (typing) addBeginnings(termWeights, wordsOf(question).at(-1) ?? '');
    for (const term of earlier ? terms(earlier) : [])
      if (!termWeights.has(term)) termWeights.set(term, new Map([[term, earlierCounts]]));
    return termWeights;
  }

  /** The last word may be the beginning of others: any of them will do. */
  function addBeginnings(wanted: Wanted, word: string) {
    if (word.length < shortestBeginning) return;
    const begun = [...termByWord].filter(([other]) => other.startsWith(word)).map(([, term]) => term);
    if (begun.length === 0) return;
    const own = termsOf([word]).at(-1)!;
    const stands = begun.map((term) => [term, beginningCounts] as const);
    wanted.set(own, new Map([...stands, ...(wanted.get(own) ?? [])]));
  }

  /** BM25. */
  function rate(weights: ReadonlyMap<string, number>, wanted: Wanted) {
    let score = 0;
    for (const stands of wanted.values()) {
      const values = [...stands].map(([term, counts]) => {
        const presence = presenceOf({ weight: weights.get(term) ?? 0, saturation });
        return counts * rarity(term) * presence;
      });
      score += Math.max(...values);
    }
    return score;
  }

  /** So much of it is in words that the help does not have, that it speaks of something else. */
  function speaksOfOther(text: string) {
    const words = wordsOf(text)
      .filter((word) => !/\d/.test(word) && !isEmptyTerm(stem(word)))
      .map(mend);
    const strange = words.filter((word) => !stems.has(stem(word)));
    return strange.length >= leastStrange && strange.length > words.length * mostStrange;
  }

  return {
    terms,
    rarity,
    mended: (text) =>
      inFull(text).replaceAll(/[\p{L}\p{Nd}]+/gu, (word) => {
        const lower = word.toLowerCase();
        const meant = mend(lower);
        return meant === lower ? word : meant;
      }),
    find(asked) {
      const termWeights = wantedOf(asked);
      const question = new Set(termWeights.keys());
      const nearKnown = likenessOf.nearest(question);
      const nearTitle = titles.nearest(withoutEmpty(question));
      const isHere = ({ pages }: HelpArticle) => asked.page !== undefined && pages.includes(asked.page);
      const begun = asked.typing ? begunIn(wordsOf(asked.question)) : undefined;
      const outside = namesOutside(wordsOf(asked.question));
      const { question: text, typing } = asked;
      // Half a question in the search field has no form yet.
      const world = isTask(text) || (!typing && (isOfTheWorld(text) || speaksOfOther(text)));
      return weighed
        .map(({ article, weights, words }, place) => {
          const near = knownCounts * nearKnown[place]! + titleCounts * nearTitle[place]!;
          const typed = begun && hasBegun(article.title, begun) ? begunCounts : 0;
          const score = rate(weights, termWeights) + near + typed;
          return {
            article,
            score: isHere(article) ? score * pageBonus : score,
            likeness: nearKnown[place]!,
            elsewhere:
              (world && nearKnown[place]! < wordForWord) || outside.some((name) => !words.includes(name)),
          };
        })
        .sort((a, b) => b.score - a.score);
    },
  };
}

/** One letter after whole words says less than they do. */
const begunIn = (words: readonly string[]) =>
  words.length === 1 || (words.at(-1)?.length ?? 0) >= shortestBeginning ? words.at(-1) : undefined;

const hasBegun = (title: string, word: string) => wordsOf(title).some((other) => other.startsWith(word));

const withoutEmpty = (terms: ReadonlySet<string>) => new Set([...terms].filter((term) => !isEmptyTerm(term)));

/** Some known questions are mistyped as people mistype: a rare neighbour of a common word is no word of ours. */
function withoutSlips(written: ReadonlyMap<string, number>): Map<string, number> {
  const common = new Map([...written].filter(([, count]) => count >= commonFrom));
  const nearestCommon = createSpelling(common);
  // A slip that many make is common itself, beside a word that is far more so.
  const nearestOfAll = createSpelling(new Map([...common].filter(([, count]) => count >= commonFrom ** 2)));
  return new Map(
    [...written].filter(([word, count]) => {
      if (word.length < shortestSlip) return true;
      const meant = (count < commonFrom ? nearestCommon : nearestOfAll)(word);
      return meant === word || stem(meant) === stem(word) || written.get(meant)! < count * commonFrom;
    }),
  );
}

/** How often each word is written; those that are only understood count as never. */
function countWords(weighed: readonly WeighedArticle[]) {
  const counts = new Map([...knownWords].map((word) => [word, 0]));
  for (const { words } of weighed) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How many articles speak of each term; a mention is a part of one. */
function countSpeakers(weighed: readonly WeighedArticle[]) {
  const counts = new Map<string, number>();
  for (const { weights } of weighed)
    for (const [term, weight] of weights)
      counts.set(term, (counts.get(term) ?? 0) + Math.min(1, weight / spokenOf));
  return counts;
}
