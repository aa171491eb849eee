/** One number in another notation: Roman numerals, other bases, words. */
import { inWords, withDigits } from '#language/number-words.ts';
import { asNames, asNumber, factExpert, type FactAnswer } from './fact.ts';

const romanSigns: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

export function toRoman(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 3999) return undefined;
  let [rest, text] = [number, ''];
  for (const [sign, value] of romanSigns)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
}

/** Only as the Romans are said to have written it: IIX is none. */
export function fromRoman(text: string): number | undefined {
  const signs = text.toUpperCase();
  if (!/^[MDCLXVI]{1,15}$/.test(signs)) return undefined;
  let [number, at] = [0, 0];
  for (const [sign, value] of romanSigns)
    while (signs.startsWith(sign, at)) {
      number += value;
      at += sign.length;
    }
  return at === signs.length && toRoman(number) === signs ? number : undefined;
}

const bases: Readonly<Record<string, number>> = {
  binary: 2,
  octal: 8,
  decimal: 10,
  'base 10': 10,
  hexadecimal: 16,
  hex: 16,
  'base 2': 2,
  'base 8': 8,
  'base 16': 16,
  denary: 10,
};
const baseName = '(binary|octal|decimal|denary|hexadecimal|hex|base (?:2|8|10|16))';
const ask =
  '(?:what is |convert |write |express |how (?:do (?:you|i) write|is) |translate |change )?(?:the )?(?:number )?';

const toBase = new RegExp(
  `^${ask}(?:${baseName} )?(?:number )?(0[xbo][0-9a-f]+|[0-9a-f]{1,32})(?: (?:from|in) ${baseName})? (?:in(?:to)?|to|as)(?: an?)?(?: number in)? ${baseName}(?: number| notation| form)?$`,
);
const equals = new RegExp(
  `^(?:what (?:is|number is|does)|convert|value of) ${baseName} (?:number )?([0-9a-f]{1,32})(?: (?:equal|in decimal))?$`,
);

export const numerals = factExpert({
  id: 'numerals',
  title: 'Numerals',
  describes: 'Roman numerals, binary, octal and hexadecimal numbers, numbers in words.',
  family: 'numerals',
  source: { title: 'Converted by rule' },
  tell: (plain, written) => roman(plain, written) ?? based(plain) ?? words(plain),
});

function roman(plain: string, written: string): FactAnswer | undefined {
  const digits = withDigits(plain);
  const to =
    /^(?:what is |write |convert |how (?:do (?:you|i) write|is) )?(?:the )?(?:number |year )?(\d{1,4})(?: written)? (?:in(?:to)?|to|as)(?: an?)? roman(?: numerals?| numbers?)?$|^(?:what is )?(?:the )?roman (?:numerals?|numbers?) (?:for|of) (?:the (?:number|year) )?(\d{1,4})$/.exec(
      digits,
    );
  const number = Number(to?.[1] ?? to?.[2]);
  const text = to && toRoman(number);
  if (text) return { text: `${number} in Roman numerals is **${text}**.`, value: asNames(text) };
  const from =
    /^(?:what (?:is|number is|does|year is) |convert |translate |read )?(?:the )?(?:roman (?:numerals?|numbers?) )?["']?([mdclxvi]{1,15})["']? ?(?:(?:in(?:to)?|to|as|from)(?: an?)? (?:numbers?|digits|arabic(?: numerals)?|decimal|roman(?: numerals?)?|normal numbers|a number)|(?:mean|stand for|equal)(?: in (?:roman )?(?:numerals|numbers))?|(?:as a |in )?roman numerals?)?$/.exec(
      plain,
    );
  const value =
    from &&
    (plain.includes('roman') || new RegExp(`\\b${from[1]!.toUpperCase()}\\b`).test(written)) &&
    from[1]!.length > 1
      ? fromRoman(from[1]!)
      : undefined;
  return value ? { text: `${from![1]!.toUpperCase()} is **${value}**.`, value: asNumber(value) } : undefined;
}

function based(plain: string): FactAnswer | undefined {
  const match = toBase.exec(withDigits(plain));
  if (match) {
    const [, before, digits, after, target] = match;
    return convert(digits!, before ?? after, target!);
  }
  const simple = equals.exec(plain);
  return simple ? convert(simple[2]!, simple[1], 'decimal') : undefined;
}

function convert(digits: string, fromName: string | undefined, toName: string): FactAnswer | undefined {
  const marked = /^0([xbo])/.exec(digits)?.[1];
  const target = bases[toName]!;
  // "1011 to decimal" can only be binary; "255 to binary" is decimal.
  const from = marked
    ? { x: 16, b: 2, o: 8 }[marked]!
    : fromName
      ? bases[fromName]!
      : target !== 10
        ? 10
        : /^[01]+$/.test(digits)
          ? 2
          : 16;
  const number = readDigits(marked ? digits.slice(2) : digits, from);
  if (number === undefined || from === target) return undefined;
  const text = number.toString(target).toUpperCase();
  return {
    text: `${digits.toUpperCase()} (base ${from}) is **${text}** in base ${target}.`,
    value: asNames(text),
  };
}

function readDigits(digits: string, base: number): bigint | undefined {
  let number = 0n;
  for (const digit of digits) {
    const value = Number.parseInt(digit, 36);
    if (Number.isNaN(value) || value >= base) return undefined;
    number = number * BigInt(base) + BigInt(value);
  }
  return number;
}

function words(plain: string): FactAnswer | undefined {
  const match =
    /^(?:what is |write |spell(?: out)? |say |how (?:do (?:you|i) (?:write|spell|say)|is) |convert )?(?:the number )?([\d,]{1,20}) (?:written )?(?:in(?:to)?|as|with|out in|to) (?:english )?(?:words?|letters)$|^spell out (?:the number )?([\d,]{1,20})$/.exec(
      plain,
    );
  const digits = match && (match[1] ?? match[2])!.replaceAll(',', '');
  const text = digits && inWords(Number(digits));
  if (text) return { text: `${digits} in words: **${text}**.`, value: asNames(text) };
  const back =
    /^(?:what is |write |convert )?(.+?) (?:in|as|to|into) (?:digits|numbers|numerals|figures)$/.exec(
      plain,
    )?.[1];
  const number = back && withDigits(back);
  return number && /^\d+$/.test(number) && !/\d/.test(back)
    ? { text: `**${Number(number).toLocaleString('en')}**`, value: asNumber(Number(number)) }
    : undefined;
}
