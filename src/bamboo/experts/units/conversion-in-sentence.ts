/** A measure and another unit, wherever they stand: "I'm 5 foot 11, how tall is that in cm?", "tyre pressure 32 psi -> bar". */
import { withDigits } from '#language/number-words.ts';
import { unitOf, type Conversion, type Measure } from './conversion.ts';
import { scaleOf, type Scale } from '#language/temperature.ts';
import type { Unit } from '#language/unit-table.ts';

interface Found {
  unit?: Unit;
  scale?: Scale | 'degrees';
  amount?: number;
  /** Stands where a unit to convert into stands: after "in", "to", "how many". */
  asked: boolean;
  at: number;
}

const longestName = 4;
const into = new Set(['in', 'to', 'into', 'as', '->', '=>', '=', 'many', 'is', 'are', 'equals', 'of']);
/** Also common words. */
const notAsked = new Set(['in', 'are', 'second', 'hand', 'hands', 'turn', 'no', 'at', 'a']);
/** With these a calculation is asked for, not another unit. */
const calculates =
  /\b(?:per|each|every|times|plus|minus|more|less|than|cost|costs?|price|faster|slower|divided|multiplied|altogether|total|together|sum|twice|double|left|remain\w*|percent|until|till|ago|later|between|cheaper|pay|old)\b|%|[$€£]/;
const pointing =
  /\b(?:what|how (?:much|many|tall|long|far|heavy|hot|cold|fast|big)|convert)\b.*\b(?:that|it|this)\b/;

export function conversionInSentence(plain: string): Conversion | undefined {
  const found = unitsIn(tokensOf(plain));
  const [targets, measures] = [
    found.filter(({ amount, asked }) => amount === undefined && asked),
    found.filter(({ amount }) => amount !== undefined),
  ];
  const fits = targets.flatMap((target) => conversionOf(target, measures));
  if (fits.length < targets.length) return undefined;
  const [only, another] = fits;
  if (!only || (another && JSON.stringify(another) !== JSON.stringify(only))) return undefined;
  const strange = measures.length > measuresUsed(only) || leftDigits(plain, measures);
  return strange && !(pointing.test(plain) && !leftDigits(plain, measures)) ? undefined : only;
}

function tokensOf(plain: string): string[] {
  if (
    calculates.test(
      plain.replaceAll(
        /\b(?:miles|kilomet(?:re|er)s?|km|met(?:re|er)s?|feet|foot) (?:per|an) (?:hour|second)\b|per square inch/g,
        '',
      ),
    )
  )
    return [];
  return withDigits(plain)
    .replaceAll(
      /\b(\d+) ?(?:'|ft\b|foot\b|feet\b),? ?(?:and )?(\d{1,2}(?:\.\d+)?)(?: ?(?:"|''|in\b(?! [a-z])|in(?= in)|inch(?:es)?\b))?(?![\d.:]| ?(?:cm|m|km)\b)/g,
      '$1 feet $2 inches',
    )
    .replaceAll(/\b(\d+) (?:stone|st) (\d{1,2})(?= (?:in|to|as)\b)/g, '$1 stone $2 pounds')
    .replaceAll(/(\d) ?° ?([cfk])\b/g, '$1 °$2')
    .replaceAll(/(?<=^|[\s(])(-?\d[\d,]*(?:\.\d+)?)(?=[a-zµ°])/g, '$1 ')
    .replaceAll(/\bminus (?=\d)/g, '-')
    .replaceAll(/[-=]+>|→|⇒/g, ' -> ')
    .replaceAll(/(?<=\d) ?= ?(?=\D)|(?<=[a-z]) ?= ?/g, ' = ')
    .split(/\s+/)
    .map((token) => token.replace(/^[("']+/, '').replace(/[)"'?!.,;:]+$/, ''))
    .filter(Boolean);
}

function unitsIn(tokens: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const before = tokens[at - 1] ?? '';
    const amount = amountOf(before);
    const asked = into.has(before);
    if (amount === undefined && !asked) continue;
    for (let count = Math.min(longestName, tokens.length - at); count > 0; count -= 1) {
      const name = tokens.slice(at, at + count).join(' ');
      const scale = /^degrees?$/.test(name) ? 'degrees' : scaleOf(name);
      const unit = scale ? undefined : unitOf(name, 5);
      if ((!scale && !unit) || (amount === undefined && notAsked.has(name))) continue;
      // "In" after a number is an inch only where no unit follows it.
      if (name === 'in' && amount !== undefined && unitOf(tokens[at + 1] ?? '')) break;
      found.push({
        ...(unit ? { unit } : {}),
        ...(scale ? { scale } : {}),
        ...(amount === undefined ? {} : { amount }),
        asked,
        at,
      });
      at += count - 1;
      break;
    }
  }
  return found;
}

function amountOf(token: string): number | undefined {
  const fraction = /^(\d{1,6})\/(\d{1,6})$/.exec(token);
  if (fraction) return Number(fraction[2]) === 0 ? undefined : Number(fraction[1]) / Number(fraction[2]);
  if (token === 'an' || token === 'a' || token === 'one') return undefined;
  return /^-?\d[\d,]*(?:\.\d+)?$/.test(token) ? Number(token.replaceAll(',', '')) : undefined;
}

function conversionOf(target: Found, measures: readonly Found[]): Conversion[] {
  if (target.scale) {
    const of = measures.filter(({ scale }) => scale);
    const [{ scale, amount } = {}] = of;
    const to = target.scale;
    if (of.length !== 1 || !scale || amount === undefined || to === 'degrees' || scale === to) return [];
    const from = scale === 'degrees' ? (to === 'celsius' ? 'fahrenheit' : 'celsius') : scale;
    return scale === 'degrees' && to === 'kelvin' ? [] : [{ is: 'temperature', amount, from, to }];
  }
  const to = target.unit!;
  const of = measures.filter(({ unit }) => unit?.kind === to.kind);
  // "5 feet 11 inches" is one length; two lengths apart are two.
  const together = of.every((one, place) => place === 0 || one.at - of[place - 1]!.at <= 3);
  if (of.length === 0 || of.length > 2 || !together || of.some(({ unit }) => unit!.one === to.one)) return [];
  if (of.length === 2 && of[0]!.unit!.factor <= of[1]!.unit!.factor) return [];
  return [
    { is: 'units', from: of.map(({ amount, unit }): Measure => ({ amount: amount!, unit: unit! })), to },
  ];
}

const measuresUsed = (one: Conversion) => (one.is === 'units' ? one.from.length : 1);

/** Whether a number has no unit: then the sentence is a calculation, not a conversion. */
function leftDigits(plain: string, measures: readonly Found[]): boolean {
  const numbers = withDigits(plain).match(/\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  return numbers.length > measures.length;
}
