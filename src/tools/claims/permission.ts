/** What a statement says one may do: "alcohol is banned" and "visitors may drink" exclude each other without a common word. */
import type { Polarity } from './polarity.ts';
import type { Token } from './words.ts';

const forbidding = /^(?:ban(?:ned|s)?|forbid(?:s|den)?|prohibit(?:s|ed)?|illegal|unlawful|outlawed)$/;
const allowing = /^(?:may|can|allowed|allows|permitted|permits|legal|lawful|welcome)$/;

interface Spoken {
  tokens: readonly Token[];
  polarity: Polarity;
}

const says = ({ tokens, polarity }: Spoken, words: RegExp) =>
  !polarity.denied && tokens.some(({ lower }) => words.test(lower));
export const forbids = (one: Spoken) => says(one, forbidding);
export const allows = (one: Spoken) => says(one, allowing) && !forbids(one);
