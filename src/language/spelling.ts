/** Words that are spelt letter by letter, and words of one's own that are heard as others. */
import { slipsBetween } from './distance.ts';

const spelt = /(?<![\p{L}\p{N}])\p{L}(?:[-. ]{1,2}\p{L}){2,20}(?![\p{L}\p{N}])/gu;

/** "M-E-I-E-R", "M E I E R", "M. E. I. E. R.": the word, and where it stands. */
export function speltIn(text: string): { word: string; start: number; end: number }[] {
  return [...text.slice(0, 20_000).matchAll(spelt)].map(({ 0: found, index }) => {
    const letters = found.replaceAll(/[^\p{L}]/gu, '');
    return {
      word: letters[0]!.toUpperCase() + letters.slice(1).toLowerCase(),
      start: index,
      end: index + found.length,
    };
  });
}

/** The word that is nearest by its letters and sounds like it, if any is near at all. */
export function nearestWord(word: string, text: string): string | undefined {
  const wanted = word.toLowerCase();
  let best: { found: string; slips: number } | undefined;
  for (const [found] of text.slice(0, 60_000).matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) {
    if (!/^\p{Lu}/u.test(found) || found === word) continue;
    const slips = slipsBetween(found.toLowerCase(), wanted, 4);
    const isNear = slips <= Math.ceil(wanted.length / 2) && soundOf(found)[0] === soundOf(word)[0];
    if (isNear && (!best || slips < best.slips)) best = { found, slips };
  }
  return best?.found;
}

/** Roughly how a word sounds: what is written in several ways is one. */
export function soundOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/sch|sh|ch|tch/g, 'x')
    .replaceAll(/ck|c(?![eiy])|q/g, 'k')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/th|dt|d/g, 't')
    .replaceAll(/v|w/g, 'f')
    .replaceAll(/b/g, 'p')
    .replaceAll(/g/g, 'k')
    .replaceAll(/j|y/g, 'i')
    .replaceAll(/(?<=.)h/g, '')
    .replaceAll(/[aeiou]+/g, 'a')
    .replaceAll(/(.)\1+/g, '$1');
}

export interface OwnWord {
  /** As it is written. */
  word: string;
  /** As it was heard before, besides what sounds alike. */
  heard: readonly string[];
}

/** One's own words in place of what was heard for them. Common words are left alone: they are more often meant. */
export function withOwnWords(text: string, own: readonly OwnWord[]): string {
  const exact = new Map<string, string>();
  const bySound = new Map<string, string>();
  for (const { word, heard } of own) {
    for (const one of [word, ...heard]) exact.set(one.toLowerCase(), word);
    if (/^\p{Lu}/u.test(word) && !/\s/.test(word) && word.length >= 4) bySound.set(soundOf(word), word);
  }
  const phrases = [...exact.keys()].filter((one) => /\s/.test(one)).sort((a, b) => b.length - a.length);
  const joined = phrases.reduce(
    (so, phrase) =>
      so.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(phrase)}(?![\p{L}\p{N}])`, 'giu'), () =>
        exact.get(phrase)!,
      ),
    text,
  );
  return joined.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (found) => {
    const known = exact.get(found.toLowerCase());
    if (known !== undefined) return known;
    // Names are heard with a capital letter; what has none is another word.
    const alike = /^\p{Lu}/u.test(found) && found.length >= 3 ? bySound.get(soundOf(found)) : undefined;
    return alike !== undefined &&
      slipsBetween(found.toLowerCase(), alike.toLowerCase(), 3) <= 3 &&
      !common.has(found.toLowerCase())
      ? alike
      : found;
  });
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`);

const common = new Set(
  'a about after all also and any are as at back be been bin but by call can come could day did do down each even first for from get give go good had has have he her here him his how i if in into is it just know last let like look made make many may me meet more most much my need new no not now of on one only or other our out over people please said say see send she should so some take tell than thank that the their them then there these they thing think this time to two up us use very want was way we well were what when where which who will with would write year you your'.split(
    ' ',
  ),
);
