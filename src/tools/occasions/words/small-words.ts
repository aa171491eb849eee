/** Words typed in haste: names of days and months get their capital, "doesnt" its apostrophe. Only what can be nothing else. */
import { capital } from '#language/capital.ts';

const named =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b/g;
const withoutApostrophe =
  /\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)nt\b|\b(ca|wo)nt\b(?= (?:be|come|do|go|have|make|work|get|see|pay|send|need|fit|suit|wait|take|find|join)\b)/gi;
const pronouns: readonly (readonly [RegExp, string])[] = [
  [/\bi(?=\s|$|['’](?:m|ve|ll|d)\b)/g, 'I'],
  [/\bim(?= \p{Ll})/giu, "I'm"],
  [/\bive(?= \p{Ll})/giu, "I've"],
  [/\b(that|there|what|he|she)s\b/gi, "$1's"],
  [/\b(everyone|everybody|today|tomorrow|yesterday)s(?= \p{Ll})/giu, "$1's"],
  [
    /\b(they|you|we)(?:re)(?= (?:not|all|both|going|coming|ready|here|late|welcome|free|able|happy)\b)/gi,
    "$1're",
  ],
  [/\b(they|you|we)ve\b/gi, "$1've"],
  [/\b(they|you)ll\b/gi, "$1'll"],
];

/** Typed with a thumb. */
const short: readonly (readonly [RegExp, string])[] = [
  [/\bthx\b/gi, 'thanks'],
  [/\bcongrats\b/gi, 'congratulations'],
  [/\bu\b(?! ?[.&])/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bmtg\b/gi, 'meeting'],
  [/\bw\/ ?(?=\p{L})/gu, 'with '],
  [/\bcv\b/g, 'CV'],
  [/\bmon(?![\p{L}\d'’-])/gu, 'Monday'],
  [/\btues?(?![\p{L}\d'’-])/gu, 'Tuesday'],
  [/\bwed(?![\p{L}\d'’-])/gu, 'Wednesday'],
  [/\bthu(?:rs?)?(?![\p{L}\d'’-])/gu, 'Thursday'],
  [/\bfri(?![\p{L}\d'’-])/gu, 'Friday'],
  [/(?<!\b(?:i|we|he|she|they|you) )\bsat(?![\p{L}\d'’-])/giu, 'Saturday'],
  [/\bisnt\b/gi, "isn't"],
  [/\bwont\b(?= \p{Ll})/giu, "won't"],
];

export const withSmallWords = (text: string): string =>
  [...short, ...pronouns].reduce(
    (so, [pattern, words]) => so.replaceAll(pattern, words),
    text
      .replaceAll(named, capital)
      .replaceAll(withoutApostrophe, (word) => `${word.slice(0, -1)}'${word.slice(-1)}`),
  );
