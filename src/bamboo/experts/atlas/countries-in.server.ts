/** The countries that a text names, wherever they stand. */
import { countryMeant, countryNamed, countryOfDemonym } from './gazetteer.server.ts';

export interface CountryMention {
  code: string;
  start: number;
  end: number;
}

const longestName = 6;
/** Names and demonyms that are other words far more often. */
const otherWords = new Set('us it in is me no so to at be my states island german french polish'.split(' '));
/** Before these words a slip of the finger is likelier than a word we do not know. */
const beforeNames = new Set('of in to from for near around visiting borders border'.split(' '));

export function countriesIn(plain: string, { mend = false } = {}): CountryMention[] {
  const words = [...plain.matchAll(/[\p{L}.'-]+/gu)].map((match) => ({
    text: match[0].replace(/^[.'-]+|[.'-]+$/g, '').replace(/'s$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: CountryMention[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(longestName, words.length - at); count > 0; count -= 1) {
      const part = words.slice(at, at + count);
      const name = part.map(({ text }) => text).join(' ');
      const the = words[at - 1]?.text === 'the';
      const code =
        otherWords.has(name) && !(name === 'us' && the)
          ? undefined
          : (countryNamed(name) ??
            (count === 1 ? countryOfDemonym(name) : undefined) ??
            (mend && beforeNames.has(words[at - 1]?.text ?? '') ? countryMeant(name) : undefined));
      if (!code || /^(?:the|of|in|and|is) | (?:the|of|in|and|is)$/.test(name)) continue;
      found.push({ code, start: part[0]!.start, end: part.at(-1)!.end });
      at += count - 1;
      break;
    }
  return found;
}
