/**
 * A brief in whole sentences (“please make me a card for my grandma”) asks for something; none of it is what the design says. Only what
 * is plainly meant for print is taken: a name that is given as one, dates, times and contacts. The title is otherwise that of the occasion.
 */
import { capital } from '#language/capital.ts';
import { withSmallWords } from '#tools/occasions/words/small-words.ts';
import { contactPart, datePart, timePart } from './brief-parts.ts';
import type { Kind, Words } from '../scene.ts';

const wish =
  /(?:^|[\n,;.]\s*)(?:please\b|(?:can|could|would|will) (?:you|i|we)\b|(?:i|we) \p{L}+|i['’](?:d|m|ll)\b|help me\b|(?:make|design|create|draw|give|get|do|write) (?:me|us|for)\b|my \p{L}+ \p{L}+s\b)/iu;

export const isWish = (brief: string): boolean => wish.test(brief);

/** By the word that names the occasion; what an invitation says comes last where it differs. */
const occasions: readonly (readonly [word: RegExp, title: string, invites?: string])[] = [
  [/\bbirthday\b/i, 'Happy birthday', 'Birthday party'],
  [/\banniversary\b/i, 'Happy anniversary', 'Anniversary party'],
  [/\bengage(?:d|ment)\b/i, 'Congratulations', 'Engagement party'],
  [/\bwedding\b/i, 'Congratulations', 'Our wedding'],
  [/\bgraduation\b/i, 'Congratulations', 'Graduation party'],
  [/\bchristmas\b/i, 'Merry Christmas', 'Christmas party'],
  [/\beaster\b/i, 'Happy Easter'],
  [/\bnew year\b/i, 'Happy New Year', 'New Year’s party'],
  [/\bvalentine/i, 'Happy Valentine’s Day'],
  [/\bmother['’]?s day\b/i, 'Happy Mother’s Day'],
  [/\bfather['’]?s day\b/i, 'Happy Father’s Day'],
  [/\bget[- ]well\b/i, 'Get well soon'],
  [/\bthank[- ]you\b/i, 'Thank you'],
  [/\bfarewell\b/i, 'Farewell'],
  [/\bwelcome\b/i, 'Welcome'],
  [/\bhousewarming\b/i, 'Housewarming'],
  [/\bbaby shower\b/i, 'Baby shower'],
  [/\b(?:garage|yard) sale\b/i, 'Garage sale'],
  [/\bflea market\b/i, 'Flea market'],
  [/\bconcert\b/i, 'Concert'],
  [/\bopen day\b/i, 'Open day'],
  [/\bparty\b/i, 'Party'],
  [/\bsale\b/i, 'Sale'],
];
const nameGiven =
  /\b(?:called|named)\s+((?:\p{Lu}[\p{L}\p{N}'’&-]*\s*(?:(?:&|and|of|the)\s+(?=\p{Lu}))?){1,6})/u;

export function wordsOfWish(
  brief: string,
  kind: Kind | undefined,
): Pick<Words, 'title' | 'date' | 'contact'> {
  const [, title = '', invites = title] = occasions.find(([word]) => word.test(brief)) ?? [];
  const occasion = kind === 'invitation' ? invites : title;
  const all = (part: RegExp, from: string) =>
    [...from.matchAll(new RegExp(part, 'gi'))].map(([words]) => words.trim());
  const dates = [...all(datePart, brief), ...all(timePart, brief)];
  return {
    title: nameGiven.exec(brief)?.[1]?.trim() || occasion,
    date: withSmallWords(dates.map(capital).join(', ')),
    contact: all(contactPart, brief).join('\n'),
  };
}
