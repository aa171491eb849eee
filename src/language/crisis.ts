/**
 * Whether a text says that someone may be in danger from themselves. What is said in fun counts too: help that nobody needed does no harm.
 * Runs in the browser and on the server, before any engine is asked.
 */
import { asksFactsAbout } from './crisis/asks-facts.ts';
import { crisisPhrases } from './crisis/phrases.ts';
import { slipsBetween } from './distance.ts';
import { unaccented } from './plain.ts';

/** More is looked at in no single message. */
const longestText = 20_000;
/** Other words that may stand between two words of a phrase: "I just *really* want to *finally* die". */
const mostBetween = 2;
/** From this length on one slip of the keyboard is forgiven. */
const forgiving = 6;

const phrases = Object.values(crisisPhrases)
  .flat()
  .map((phrase) => phrase.split(' '));

/**
 * Whether help comes first and nothing else is answered: always, unless a text asks for figures or laws and says nothing else, and nothing else was said
 * before in the same conversation.
 */
export function needsHelpFirst(text: string, saidBefore: readonly string[] = []): boolean {
  if (!speaksOfCrisis(text)) return false;
  return !asksFactsAbout(text) || saidBefore.some((said) => needsHelpFirst(said));
}

export function speaksOfCrisis(text: string): boolean {
  const sentences = text.slice(0, longestText).split(/[.!?\n;]+/);
  return sentences.some((sentence) => {
    const words = wordsOf(sentence);
    const known = new Set(words);
    const mayHold = (phrase: readonly string[]) =>
      phrase.every((word) => word.length >= forgiving || known.has(word));
    return phrases.some((phrase) => mayHold(phrase) && holds(words, phrase));
  });
}

/** Small letters without accents, apostrophes, digits for letters ("su1c1de") and letters drawn out ("dieeee"). */
function wordsOf(sentence: string): string[] {
  return unaccented(sentence.toLowerCase())
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/(?<=[a-z])[01345$@](?=[a-z])/g, (digit) => letters[digit]!)
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  $: 's',
  '@': 'a',
};

function holds(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((word, start) => isWord(word, phrase[0]!) && follows(words, phrase, start));
}

function follows(words: readonly string[], phrase: readonly string[], start: number): boolean {
  let at = start;
  for (const wanted of phrase.slice(1)) {
    const found = words.slice(at + 1, at + 2 + mostBetween).findIndex((word) => isWord(word, wanted));
    if (found === -1) return false;
    at += found + 1;
  }
  return true;
}

function isWord(word: string, wanted: string): boolean {
  return word === wanted || (wanted.length >= forgiving && slipsBetween(word, wanted, 1) <= 1);
}
