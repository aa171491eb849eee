/** Accepted answers as Bamboo looks them up: only where the same was asked, and never an answer that nobody accepted. */
import type { AskedBefore } from '#bamboo/expert.ts';
import { comparable } from '#kit/db/words.server.ts';
import { href } from '#kit/href.ts';
import { findFor, type FindServices } from '#kit/search/find.server.ts';
import { askedFor } from '#kit/search/found-by.server.ts';
import { shareOf } from '#kit/search/rank.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { listAccepted } from './queries.server.ts';
import { questionSource } from './search-source.server.ts';

const mostLookedAt = 8;
const longestQuote = 1200;
/** How many words two questions share, each counted against the other, to be the same one. */
const same = 0.75;
const fewestWords = 2;

export function acceptedAnswers(services: FindServices): AskedBefore {
  return {
    async find(text) {
      const wanted = { q: text, sources: [questionSource], limit: mostLookedAt, hurried: true };
      const { hits } = await findFor(services, { ownerId: undefined, who: 'bamboo' }, wanted);
      if (hits.length === 0) return undefined;
      const ids = hits.map(({ subject }) => subject);
      const found = await listAccepted(services.db, ids);
      const [best] = found
        .map((one) => ({ ...one, score: sameness(text, one.title) }))
        .filter(({ score }) => score >= same)
        .sort((a, b) => b.score - a.score);
      if (!best) return undefined;
      const { id, title, answer, score } = best;
      return { title, url: href('/qa/:id', { id }), text: cutAtWord(answer, longestQuote), score };
    },
  };
}

/** Questions about other numbers are other questions; one word in common is none, unless it is all that either says. */
export function sameness(one: string, other: string): number {
  if (comparable(one).trim() === comparable(other).trim()) return 1;
  const [ofOne, ofOther] = [askedFor(one), askedFor(other)];
  if (Math.min(ofOne.length, ofOther.length) < fewestWords || numbersIn(one) !== numbersIn(other)) return 0;
  return Math.min(shareOf(ofOne, other), shareOf(ofOther, one));
}

const numbersIn = (text: string) => (text.match(/\p{N}+/gu) ?? []).sort().join(' ');
