/** Whether a claim is what an expert knows: yes, no with the fact, or nothing where it cannot be determined. */
import type { Answer, Expert, Question } from '../expert.ts';
import { countryNamed } from '../experts/atlas/gazetteer.server.ts';
import { isCurrency } from '../experts/atlas/currencies.server.ts';
import { monthOf } from '../experts/calendar/read-day.server.ts';
import { plainOf, unaccented } from '#language/plain.ts';
import { claimsOf, type Claim } from './claim.ts';

/** Words of such an answer already say yes or no. */
export const isVerdict = ({ text, value }: Answer) => value?.is === 'truth' || /^\*\*(?:Yes|No)\b/.test(text);

/** What a word means neither confirms nor denies what is claimed of the thing. */
const definition = /^\*\*[^*]+\*\*(?: \([^)]*\))?:/;

export async function verdictOf(
  expert: Expert,
  question: Question,
  signal?: AbortSignal,
): Promise<Answer | null> {
  for (const claim of claimsOf(plainOf(question.text))) {
    const known = await expert.answer({ ...question, text: claim.asks }, signal);
    if (known?.stance !== 'answers' || isVerdict(known) || definition.test(known.text)) continue;
    const truth = holds(claim, known);
    if (truth === undefined) continue;
    return { ...known, text: `**${truth ? 'Yes' : 'No'}.** ${known.text}`, value: { is: 'truth', truth } };
  }
  return null;
}

function holds(claim: Claim, { text, value }: Answer): boolean | undefined {
  if (!value) return undefined;
  if (value.is === 'number' && /^-?\d/.test(claim.claimed))
    return sameNumber(claim.claimed, value.number, text);
  if (value.is === 'date') return sameDay(claim.claimed, value.date);
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => words!);
  const names = value.is === 'names' ? value.names : bold.filter((words) => !/\d/.test(words));
  const claimed = key(claim.claimed);
  if ([...names, ...bold].some((name) => isOrHolds(key(name), claimed))) return true;
  const code = countryNamed(claim.claimed);
  if (code && names.some((name) => countryNamed(name) === code)) return true;
  return claim.exclusive && names.length > 0 && couldBe(claim, code) ? false : undefined;
}

/** "Is Berlin in Bavaria": no country, so the country that Berlin is in denies nothing. */
function couldBe({ asks, claimed }: Claim, code: string | undefined): boolean {
  if (asks.startsWith('which country')) return code !== undefined;
  if (/\bcurrency\b/.test(asks)) return isCurrency(claimed);
  return true;
}

const key = (name: string) =>
  unaccented(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d ]/gu, '')
    .replace(/^the /, '')
    .trim();

/** "Yen" of "Japanese yen", also in the plural. */
function isOrHolds(name: string, claimed: string): boolean {
  const one = claimed.replace(/(?<=\p{L}{3})s$/u, '');
  return name === claimed || ` ${name} `.includes(` ${one} `);
}

/** As exact as it was said: a mile is 1.6 km, and is not 1.7. */
function sameNumber(claimed: string, number: number, text: string): boolean | undefined {
  const digits = claimed.replaceAll(',', '');
  if (!/^-?\d+(?:\.\d+)?$/.test(digits)) return undefined;
  const places = digits.split('.')[1]?.length ?? 0;
  if (Number(digits) === Number(number.toPrecision(12))) return true;
  // "At least 95 moons" does not deny 97.
  if (/\bat least\b/.test(text) && Number(digits) > number) return undefined;
  // What is counted in thousands, or said as a whole number, may be meant roughly; nobody can tell.
  const isRough = Math.abs(number) > 10_000 || /\babout\b|≈/.test(text);
  if (isRough && Math.abs(number / Number(digits) - 1) < 0.05) return undefined;
  if (places === 0 && !Number.isInteger(number) && Math.round(number) === Number(digits)) return undefined;
  return Number(number.toFixed(places)) === Number(digits);
}

function sameDay(claimed: string, iso: string): boolean | undefined {
  const [, date, name, month, day] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]+)|^([a-z]+) (\d{1,2})/.exec(claimed) ?? [];
  const named = name ?? month ?? '';
  const place = named.length < 3 ? 0 : monthOf(named);
  if (place === 0) return undefined;
  return iso.slice(5) === [place, Number(date ?? day)].map((part) => String(part).padStart(2, '0')).join('-');
}
