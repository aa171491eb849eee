/** What another reader could take differently, with how to say it plainly. */
import { ownWords } from '#language/quoted-mail.ts';

export interface Misreading {
  quote: string;
  why: string;
}

const readings: readonly (readonly [RegExp, string])[] = [
  [/\bbi-?(?:weekly|monthly)\b/gi, 'Twice, or every two? Be specific.'],
  [
    /\bnext (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi,
    'This week’s or the one after? Add the date.',
  ],
  [
    /\b(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])(?:\/\d{2,4})?\b/g,
    'Day or month first? Write the month as a word.',
  ],
  [
    /\bat (?:1[0-2]|[1-9])(?:[:.]\d{2})?(?! ?(?:a\.?m|p\.?m|o['’]clock|hours))\b(?!\d|[:.]\d)/gi,
    'Morning or evening? Add the time zone if they’re elsewhere.',
  ],
  [
    /\b(?:as i (?:already )?(?:said|mentioned|wrote)|per my (?:last|previous) e-?mail|as previously stated)\b/gi,
    'It can sound impatient.',
  ],
  [
    /\b(?:obviously|clearly|of course you know|everyone knows|simply|just do)\b/gi,
    'It can sound condescending.',
  ],
  [/\b(?:fine|whatever|if you (?:say|insist))\.(?=\s|$)/gi, 'One-word replies can sound annoyed.'],
  [/\b(?:asap|soon|shortly|in due course)\b/gi, 'How soon? Give a date or time.'],
  [/\b[A-Z]{4,}(?: [A-Z]{3,}){1,20}\b/g, 'Capitals read as shouting.'],
  [/[!?]{2,}/g, 'Multiple marks can sound angry.'],
  [/\b(?:eod|cob|eow|wfh|ooo|imho|afaik|tbc)\b/gi, 'Not everyone knows this abbreviation.'],
  [
    /\btable (?:the|this|that) (?:issue|question|matter|motion|discussion)\b/gi,
    'In Britain it means to discuss, in America to put aside.',
  ],
];
const most = 12;

export const misreadingsIn = (body: string): Misreading[] => {
  const own = ownWords(body.slice(0, 60_000));
  return readings
    .flatMap(([pattern, why]) => [...own.matchAll(pattern)].map(([quote]) => ({ quote, why })))
    .slice(0, most);
};
