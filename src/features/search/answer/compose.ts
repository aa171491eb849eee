/** Chosen sentences as an answer with numbered passages. */
import type { SearchAnswer, SearchPassage, SearchResult } from '../data.ts';
import type { Candidate } from '#kit/sources/quotes/extract.ts';
import { withQuote } from '#kit/quotes/quote-link.ts';

export function composeQuotes(
  chosen: readonly Candidate[],
  results: readonly SearchResult[],
): { answer: SearchAnswer | null; passages: SearchPassage[] } {
  const passages = numberPassages(chosen, results);
  const sentences = chosen.map(({ sentence, result, passage }) => ({
    text: sentence,
    passages: passages.filter((one) => one.result === result && one.text === passage).map(({ id }) => id),
  }));
  return {
    passages,
    answer: sentences.length > 0 ? { by: 'quotes', engine: null, sentences, dropped: 0 } : null,
  };
}

/** Each once, in the order in which they are first used. */
export function numberPassages(
  candidates: readonly Candidate[],
  results: readonly SearchResult[],
): SearchPassage[] {
  const passages: SearchPassage[] = [];
  for (const { result, passage, sentence } of candidates) {
    if (passages.some((one) => one.result === result && one.text === passage)) continue;
    const page = results.find(({ id }) => id === result)!.href;
    const href = withQuote(page, { sentence });
    passages.push({ id: passages.length + 1, result, text: passage, href });
  }
  return passages;
}
