/** What an earlier turn gave and a later one asks about: a measure, a date. */
import { unitOf } from '../experts/units/conversion.ts';
import { scaleOf } from '#language/temperature.ts';
import type { Mention } from './mentions.server.ts';

const measure = /(-?\d[\d,]*(?:\.\d+)?) ?(°? ?[a-zµ/²³]+(?: [a-z]+){0,2})/gi;

/** "And in miles?", "how many feet is that?" after an answer that holds a measure. */
export function measureBefore(plain: string, known: string, reply: string): string | undefined {
  const asked =
    /^(?:and |so |ok |now )*(?:what|how (?:much|many|long|far|tall|heavy|hot|cold|fast|big))? ?(?:is|would|are)? ?(?:that|it|this)?(?: be)? ?(?:in|into|to|as) ([a-z /²]+)$/.exec(
      plain,
    ) ??
    /^(?:and |so |ok |now )*(?:how many|what is that in|convert (?:that|it|this) (?:to|into)|(?:that|it) in) ([a-z /²]+?)(?: (?:is|are|would) (?:that|it|this)(?: be)?)?$/.exec(
      plain,
    );
  const name = asked?.[1]?.trim() ?? '';
  const target = unitOf(name);
  const scale = scaleOf(name);
  if (!target && !scale) return undefined;
  // What was asked about comes first; where the question held no measure, the answer did.
  for (const text of [known, reply.replaceAll('**', '')]) {
    const fits = [...text.toLowerCase().matchAll(measure)].flatMap(([, amount, words]) => {
      const unit = words!
        .split(' ')
        .map((_, at, all) => all.slice(0, all.length - at).join(' '))
        .find((one) => (scale ? scaleOf(one) : unitOf(one)?.kind === target?.kind));
      return unit ? [`${amount} ${unit}`] : [];
    });
    if (fits.length === 1) return `${fits[0]} in ${name}`;
    if (fits.length > 1) return undefined;
  }
  return undefined;
}

/** "And in 2027?" after a question about a day. */
export function inAnotherYear(bare: string, known: string, mentions: readonly Mention[]): string | undefined {
  if (!/^(?:1[5-9]|20|21)\d{2}$/.test(bare)) return undefined;
  const year = [...known.matchAll(/\b(?:1[5-9]|20|21)\d{2}\b/g)].at(-1);
  if (year) return known.slice(0, year.index) + bare + known.slice(year.index + 4);
  const day = mentions.findLast(({ kind }) => kind === 'date');
  return day && !/today|tomorrow|yesterday/.test(day.text)
    ? `${known.slice(0, day.end)} ${bare}${known.slice(day.end)}`
    : undefined;
}
