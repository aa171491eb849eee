/** Things that a question names, with their kind and place: what a follow-up may take the place of. */
import { cityNamed } from '../experts/atlas/cities.server.ts';
import { countryMeant, countryNamed, countryOfDemonym } from '../experts/atlas/gazetteer.server.ts';
import { subdivisionNames } from '../experts/atlas/subdivisions.ts';
import { iupac } from '../experts/elements/element-data.server.ts';
import { unitOf } from '../experts/units/conversion.ts';
import { scaleOf } from '#language/temperature.ts';

export type Kind =
  | 'country'
  | 'city'
  | 'unit'
  | 'element'
  | 'planet'
  | 'money'
  | 'percent'
  | 'number'
  | 'date';

export interface Mention {
  kind: Kind;
  text: string;
  start: number;
  end: number;
}

const planets = new Set([
  'mercury',
  'venus',
  'earth',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]);
const money =
  /^(?:us |canadian |australian )?(?:dollars?|euros?|pounds(?: sterling)?|yen|swiss francs?|francs?|rupees?|yuan|usd|eur|gbp|jpy|chf|cad|aud|inr|cny)$/;
const date =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:,? \d{4})?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d{2}-\d{2}|today|tomorrow|yesterday|christmas(?: eve| day)?|easter(?: sunday| monday)?|halloween|thanksgiving|new year(?:'?s)?(?: eve| day)?|valentine'?s day|good friday|pentecost)\b/g;
const mostWords = 4;
/** Small words that are towns somewhere. */
const beforePlaces = /\b(?:in|of|for|at|to|from|between|and|is|about|near)\s+(?:the )?$/;

export function mentionsIn(plain: string): Mention[] {
  const found: Mention[] = [...plain.matchAll(date)].map((match) => ({
    kind: 'date',
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words = [...plain.matchAll(/[\p{L}\d.'°µ/%²³]+(?:-[\p{L}]+)*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
      const [start, end] = [words[at]!.start, words[at + count - 1]!.end];
      const text = plain.slice(start, end).replace(/'s$/, '');
      if (found.some((one) => start < one.end && end > one.start)) continue;
      const kind = kindOf(text, beforePlaces.test(plain.slice(0, start)));
      if (!kind) continue;
      found.push({ kind, text, start, end: start + text.length });
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** What a phrase names, if it names one thing and nothing else. */
export function kindOf(text: string, mayBeCity = true): Kind | undefined {
  if (/^-?[$€£]?\d[\d,]*(?:\.\d+)?$/.test(text)) return 'number';
  if (/^\d+(?:\.\d+)?(?:%| percent)$/.test(text)) return 'percent';
  if (text.length < 2 && !scaleOf(text)) return undefined;
  if (countryNamed(text) || subdivisionNames.includes(text) || (countryOfDemonym(text) && mayBeCity))
    return /^(?:us|it|in|is|me|no|so|to|at|be|my|states)$/.test(text) && text !== 'us'
      ? undefined
      : 'country';
  if (planets.has(text)) return text === 'mercury' ? 'element' : 'planet';
  if (money.test(text)) return text === 'pounds' ? 'unit' : 'money';
  if (/^[a-z]{3,}$/.test(text) && iupac.elements().some(({ name }) => name.toLowerCase() === text))
    return 'element';
  if (
    scaleOf(text) ||
    (unitOf(text) &&
      text.length > 1 &&
      !/^(?:in|is|are|min|as|at|st|hand|hands|second|turn|bar|score|pt|ct|no)$/.test(text))
  )
    return 'unit';
  if (
    mayBeCity &&
    text.length > 3 &&
    !/^(?:what|many|time|days|time|this|that|with|from|much|long|date|year|born|does|have|there|people|language|currency|capital|population|synonym|name)\b/.test(
      text,
    )
  ) {
    if ((cityNamed(text)?.population ?? 0) > 100_000) return 'city';
  }
  return undefined;
}

/** A country even when mistyped; for a follow-up that is nothing but a name. */
export const isPlace = (text: string) =>
  ['country', 'city'].includes(kindOf(text) ?? '') || (text.length > 4 && countryMeant(text) !== undefined);
