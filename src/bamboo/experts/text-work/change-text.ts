/** Letters, lines and words put into another shape or order. */

/** They stay small in a title, unless they begin or end it. */
const small = new Set(
  'a an the and but or nor for so yet of in on at by to up as from with into onto over per via vs if than'.split(
    ' ',
  ),
);

export function titleCase(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim().split(/\s+/);
      return words
        .map((word, at) => {
          const low = word.toLowerCase();
          const isInner = at > 0 && at < words.length - 1 && !/[:.!?]$/.test(words[at - 1]!);
          return isInner && small.has(low.replaceAll(/[^a-z]/g, '')) ? low : capital(low);
        })
        .join(' ');
    })
    .join('\n');
}

export const capital = (word: string) =>
  word
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replaceAll(/(?<=-)\p{L}/gu, (letter) => letter.toUpperCase());

export const eachCapital = (text: string) =>
  text.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

export const sentenceCase = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(
      /(^|[.!?]\s+|\n)(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/\bi\b(?!\.)/g, 'I');

export interface Items {
  items: string[];
  /** How they are written one after the other. */
  joined(items: readonly string[]): string;
}

/** Lines where there are several, else what commas or semicolons part, else words. */
export function itemsOf(text: string): Items {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > 1) return { items: lines, joined: (items) => items.join('\n') };
  const one = (lines[0] ?? '').replace(/\.$/, '');
  const sign = [';', ',', ' / ', '|'].find((mark) => one.includes(mark));
  if (sign) {
    const items = one
      .split(sign)
      .flatMap((part) => part.split(/^\s*and\s+|\s+and\s+(?=(?:(?:an?|the|some|my|two|three|\d+) )?\S+$)/))
      .map((part) => part.trim())
      .filter(Boolean);
    return { items, joined: (all) => all.join(', ') };
  }
  const words = one.split(/\s+/).filter((word) => word !== 'and');
  return {
    items: words,
    joined: (all) => all.join(words.every((word) => /^-?[\d.]+$/.test(word)) ? ', ' : ' '),
  };
}

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export type Order = 'alphabet' | 'length' | 'number' | 'surname';

const surnameOf = (name: string) => name.split(/\s+/).at(-1)!;

export function sorted(items: readonly string[], by: Order, backwards: boolean): string[] {
  const numbers = items.map((item) =>
    Number(item.replaceAll(/[,\s]/g, '').match(/-?\d+(?:\.\d+)?/)?.[0] ?? NaN),
  );
  const byNumber =
    by === 'number' || (by === 'alphabet' && items.every((item) => /^[-−]?[\d.,]+\s?\S{0,3}$/.test(item)));
  const places = items.map((_, at) => at);
  places.sort((a, b) =>
    by === 'length'
      ? items[a]!.length - items[b]!.length
      : byNumber && !numbers.some(Number.isNaN)
        ? numbers[a]! - numbers[b]!
        : by === 'surname'
          ? order.compare(surnameOf(items[a]!), surnameOf(items[b]!))
          : order.compare(items[a]!, items[b]!),
  );
  return (backwards ? places.reverse() : places).map((at) => items[at]!);
}

/** The first of each stays where it is. */
export function withoutRepeats(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.trim().toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
