/** The answer without a language model: the sentences that say most about the question, word for word, each idea once. */
import type { Passage } from '#kit/sources/passages.ts';
import { relevanceTo, shared, unitsOf } from './relevance.ts';

interface ReadResult {
  /** Of the result. */
  id: number;
  title: string;
  passages: readonly Passage[];
}

export interface Candidate {
  result: number;
  /** Place of its passage and of itself in the page. */
  at: number;
  passage: string;
  sentence: string;
  /** What it says beyond the words of the question. */
  news: ReadonlySet<string>;
  score: number;
}

const mostSentences = 5;
const mostFromOne = 3;
const length = { least: 25, most: 420 };
/** Of the question's words, by weight: less says something about something else. */
const enough = 0.5;
/** So much of the question in a title: the page is about it. */
const aboutIt = 0.8;
const sameIdea = 0.45;
const mostCandidates = 40;
/** So many words of its own make a sentence worth saying. */
const fullNews = 5;

/**
 * Those that could answer, the best first, by words and place. `tells`: only sentences that show by such words that they speak of the side
 * asked for; on a page about the thing itself these need not name it again ("It was built in 1931").
 */
export function candidatesFor(question: string, read: readonly ReadResult[], tells?: RegExp): Candidate[] {
  const all = read.flatMap(({ id, title, passages }, rank) =>
    passages.flatMap(({ text, sentences }, place) =>
      sentences
        .filter((sentence) => isSentence(sentence) && (!tells || tells.test(sentence)))
        .map((sentence) => ({
          result: id,
          title: unitsOf(title),
          rank,
          place,
          passage: text,
          sentence,
          units: unitsOf(sentence),
        })),
    ),
  );
  const asked = unitsOf(question);
  const relevance = relevanceTo(
    asked,
    all.map(({ units }) => units),
  );
  return all
    .map(({ title, rank, place, units, ...candidate }, at) => {
      const news = units.difference(asked);
      const own = relevance(units);
      // What a page is about need not be said again in each of its sentences.
      const withTitle = relevance(units.union(title));
      const isOnPage = tells !== undefined && relevance(title) >= aboutIt;
      const words = Math.max(own === 0 ? 0 : 0.55 * own + 0.45 * withTitle, isOnPage ? enough : 0);
      const isAnswer = words >= enough && news.size > 0;
      const newness = 0.15 * Math.min(1, news.size / fullNews);
      const placed = 0.12 / (1 + place) + 0.1 / (1 + rank);
      return { ...candidate, at, news, score: isAnswer ? words + newness + placed : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostCandidates);
}

/** A menu, a heading or a line of figures is none, and neither is a question: it answers nothing. */
function isSentence(sentence: string): boolean {
  if (sentence.length > length.most || !/\p{L}/u.test(sentence)) return false;
  if (/[?？]["”’)]?$/.test(sentence)) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(sentence))
    return sentence.length > 5;
  return sentence.length >= length.least && /[.!…:;"”’)\]।]$/.test(sentence);
}

/** `nearness`: of each candidate to the question, where meaning is known. */
export function chooseSentences(
  candidates: readonly Candidate[],
  nearness?: readonly number[],
  most = mostSentences,
): Candidate[] {
  const weighed = candidates
    .map((candidate, at) => ({
      ...candidate,
      score: nearness ? 0.5 * candidate.score + 0.8 * (nearness[at] ?? 0) : candidate.score,
    }))
    .toSorted((a, b) => b.score - a.score);
  const best = weighed[0]?.score ?? 0;
  const chosen: Candidate[] = [];
  for (const candidate of weighed) {
    if (chosen.length === most || candidate.score < best * 0.6) break;
    if (chosen.filter(({ result }) => result === candidate.result).length === mostFromOne) continue;
    if (chosen.some(({ news }) => shared(news, candidate.news) > sameIdea)) continue;
    chosen.push(candidate);
  }
  return inReadingOrder(chosen);
}

/** The page with the best sentence first; sentences of one page as they stand in it. */
function inReadingOrder(chosen: readonly Candidate[]): Candidate[] {
  const pages = [...new Set(chosen.map(({ result }) => result))];
  return pages.flatMap((page) =>
    chosen.filter(({ result }) => result === page).toSorted((a, b) => a.at - b.at),
  );
}
