/** Two dictionaries on one word: glosses share no sentence, but where half of their words are the same they tell one sense. */
import { claimOf } from './claims.ts';
import type { Judged, Said } from './cluster.server.ts';

/** Families of Bamboo whose answers to "what does it mean" are glosses. */
const dictionaries = new Set(['wordnet', 'webster-1913']);
const partsOfSpeech = new Set(['noun', 'verb', 'adjective', 'adverb']);
const leastShared = 2;
const leastShare = 0.5;

export function glossRelation(question: string): Judged {
  const asked = new Set(claimOf(question).items.flatMap(({ parts }) => parts));
  const wordsOf = ({ claim }: Said) =>
    new Set(
      claim.items
        .filter(({ word, at }) => at >= 0 && !partsOfSpeech.has(word))
        .flatMap(({ parts }) => parts)
        .filter((part) => !asked.has(part)),
    );
  return (a, b) => {
    if (!dictionaries.has(a.family) || !dictionaries.has(b.family)) return undefined;
    const [one, other] = [wordsOf(a), wordsOf(b)];
    const shared = one.intersection(other).size;
    const isSame = shared >= leastShared && shared >= leastShare * Math.min(one.size, other.size);
    return isSame ? 'same' : undefined;
  };
}
