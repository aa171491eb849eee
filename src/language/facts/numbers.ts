/** Numbers as they are said or written: "four thousand two hundred", "ninety-nine", "4,200", "2.5 million", "the twenty-first". */
import type { Token } from './tokens.ts';

export interface ReadNumber {
  value: number;
  /** The token after it. */
  next: number;
  isOrdinal: boolean;
  /** Said in words. */
  isSpoken: boolean;
  /** Digits that were said one by one, with their zeros. */
  digits?: string;
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = new Map([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
const ordinals = new Map([
  ...'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
]);

export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (/^\d/.test(token.text)) return readDigits(tokens, at);
  return readSaidDigits(tokens, at) ?? readWords(tokens, at);
}

function readDigits(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const { word } = tokens[at]!;
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(word);
  if (ordinal) return { value: Number(ordinal[1]), next: at + 1, isOrdinal: true, isSpoken: false };
  if (word.includes(':')) return undefined;
  const value = plainNumber(word);
  if (!Number.isFinite(value)) return undefined;
  const after = tokens[at + 1];
  const scale = after && (scales.get(after.word) ?? (after.isJoined && after.word === 'k' ? 1e3 : undefined));
  return scale
    ? { value: rounded(value * scale), next: at + 2, isOrdinal: false, isSpoken: false }
    : { value, next: at + 1, isOrdinal: false, isSpoken: false };
}

/** `4,200`, `4.200,50` and `4'200` are thousands; `4.5` and `4,5` are not. */
function plainNumber(text: string): number {
  const plain = text.replaceAll(/['’]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return Number(plain.replace(/^(\d+),(\d+)$/, '$1.$2'));
}

const rounded = (value: number) => Number(value.toPrecision(15));

/** "Oh one seven six": three or more, one by one. */
function readSaidDigits(tokens: readonly Token[], from: number): ReadNumber | undefined {
  let digits = '';
  let at = from;
  for (; at < tokens.length && at - from < 30; at++) {
    const { word } = tokens[at]!;
    const digit = word === 'oh' || word === 'o' ? 0 : small.get(word);
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
  }
  if (digits.length < 3) return undefined;
  return { value: Number(digits), digits, next: at, isOrdinal: false, isSpoken: true };
}

/** No number that is said has more words; a longer row of them is several. */
const mostWords = 40;

/** `isRest`: the second half of a year, which has no second half itself. */
function readWords(tokens: readonly Token[], from: number, isRest = false): ReadNumber | undefined {
  if (!tokens[from]) return undefined;
  let at = from;
  let total = 0;
  let group = 0;
  let last = Infinity;
  let isBegun = false;
  let isOrdinal = false;
  const first = tokens[from].word;
  if ((first === 'a' || first === 'an') && scales.has(tokens[at + 1]?.word ?? '')) at += 1;
  else if (first === 'a' && tokens[at + 1]?.word === 'dozen')
    return { value: 12, next: at + 2, isOrdinal: false, isSpoken: true };
  const fits = (value: number) => !isBegun || (value < 10 ? last >= 20 : last >= 100);
  while (at - from < mostWords) {
    let step = 1;
    let { word } = tokens[at] ?? { word: '' };
    // "ninety-nine", "two hundred and five"
    const isHyphen = word === '-' && isBegun && tokens[at]!.isJoined && (tokens[at + 1]?.isJoined ?? false);
    const isAnd = word === 'and' && (last === 100 || last >= 1000) && isBegun;
    if (isHyphen || isAnd) {
      word = tokens[at + 1]?.word ?? '';
      step = 2;
      if (!small.has(word) && !ordinals.has(word)) break;
    }
    const value = small.get(word);
    const scale = scales.get(word);
    const ordinal = ordinals.get(word);
    if (value !== undefined && fits(value)) {
      group += value;
      last = value;
    } else if (scale !== undefined && (isBegun || at > from)) {
      const counted = group || 1;
      if (scale === 100) group = counted * 100;
      else {
        total += counted * scale;
        group = 0;
      }
      last = scale;
    } else if (ordinal !== undefined && fits(ordinal)) {
      group += ordinal;
      isOrdinal = true;
      isBegun = true;
      at += step;
      break;
    } else break;
    isBegun = true;
    at += step;
  }
  if (!isBegun) return undefined;
  let value = total + group;
  if (!isOrdinal) {
    // "Twenty twenty-six", "nineteen ninety-nine".
    if (!isRest && (value === 19 || value === 20)) {
      const rest = readWords(tokens, at, true);
      if (rest && !rest.isOrdinal && rest.value >= 10 && rest.value <= 99)
        return { value: value * 100 + rest.value, next: rest.next, isOrdinal: false, isSpoken: true };
    }
    const [second, third, fourth] = [1, 2, 3].map((by) => tokens[at + by - 1]?.word);
    if (second === 'and' && third === 'a' && fourth === 'half') {
      const scale = scales.get(tokens[at + 3]?.word ?? '') ?? 1;
      value = (value + 0.5) * scale;
      at += scale > 1 ? 4 : 3;
    } else if (second === 'point') {
      let decimals = '';
      let next = at + 1;
      for (
        let digit = digitAt(tokens, next);
        digit !== undefined && decimals.length < mostWords;
        digit = digitAt(tokens, ++next)
      )
        decimals += String(digit);
      if (decimals) {
        value = Number(`${value}.${decimals}`);
        at = next;
        const scale = scales.get(tokens[at]?.word ?? '');
        if (scale) {
          value = rounded(value * scale);
          at += 1;
        }
      }
    }
  }
  return { value, next: at, isOrdinal, isSpoken: true };
}

function digitAt(tokens: readonly Token[], at: number): number | undefined {
  const digit = small.get(tokens[at]?.word ?? '');
  return digit !== undefined && digit <= 9 ? digit : undefined;
}
