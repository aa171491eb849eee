/** Each word of a question as what it means in this table; words that mean nothing here are kept apart. */
import type { TypedColumn } from '../table/typed-table.ts';
import { idle, monthWords, phrases, type PhraseItem } from './lexicon.ts';
import { columnsMeant, columnsNamed, type ValueMeaning, type Vocabulary } from './vocabulary.ts';
import { wordsOf, type Word } from './words.ts';

export type Item =
  | PhraseItem
  | { is: 'column'; columns: readonly TypedColumn[]; words: string }
  | { is: 'value'; meanings: readonly ValueMeaning[]; words: string }
  | { is: 'rows' }
  | { is: 'number'; value: number; words: string }
  | { is: 'when'; from: string; to: string; month?: number; words: string }
  | { is: 'unknown'; words: string };

const phraseTable = new Map(phrases);
const longestPhrase = 4;

export function recognise(question: string, vocabulary: Vocabulary): Item[] {
  const words = wordsOf(question);
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const { item, length } = itemAt(words, at, vocabulary);
    if (item) items.push(item);
    at += length;
  }
  return items;
}

interface Found {
  item?: Item;
  length: number;
}

/** The longest that fits: values before columns, and names of the table before words of the language. */
function itemAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Found {
  const most = Math.min(vocabulary.longest, words.length - at);
  const word = words[at]!;
  const when = whenAt(words, at);
  if (when) return when;
  for (let length = most; length >= 1; length -= 1) {
    const taken = words.slice(at, at + length);
    const stems = taken.map(({ stem }) => stem).join(' ');
    const said = taken.map(({ raw }) => raw).join(' ');
    // `us` is a country only where it is written so.
    const isIdle = length === 1 && (idle.has(word.low) || phraseTable.has(word.low));
    const phrase =
      length <= longestPhrase ? phraseTable.get(taken.map(({ low }) => low).join(' ')) : undefined;
    const meanings = vocabulary.values.get(stems)?.filter(({ value }) => !isIdle || value === word.raw) ?? [];
    if (phrase && meanings.length === 0) return { item: phrase, length };
    if (length === 1 && vocabulary.rowStems.has(word.stem)) return { item: { is: 'rows' }, length };
    if (meanings.length > 0) return { item: { is: 'value', meanings, words: said }, length };
    const columns = isIdle ? [] : columnsNamed(vocabulary, stems);
    if (columns.length > 0) return { item: { is: 'column', columns, words: said }, length };
  }
  const meant = columnsMeant(vocabulary, word.low);
  if (meant.length > 0) return { item: { is: 'column', columns: meant, words: word.raw }, length: 1 };
  const number = numberOf(word);
  if (number !== undefined) return { item: { is: 'number', value: number, words: word.raw }, length: 1 };
  if (idle.has(word.low)) return { length: 1 };
  return { item: { is: 'unknown', words: word.raw }, length: 1 };
}

function numberOf({ low }: Word): number | undefined {
  const match = /^(\d[\d,]*(?:\.\d+)?)([km]?)$/.exec(low);
  if (!match) return undefined;
  return (
    Number(match[1]!.replaceAll(',', '')) * (match[2] === 'k' ? 1_000 : match[2] === 'm' ? 1_000_000 : 1)
  );
}

/** `July`, `July 2025`, `Q3 2025`, `2025`. What lies from the first day to before the last. */
function whenAt(words: readonly Word[], at: number): Found | undefined {
  const word = words[at]!;
  const year = yearOf(words[at + 1]);
  const month = monthWords.findIndex(
    (name) => name === word.low || (word.low.length === 3 && name.startsWith(word.low) && word.low !== 'may'),
  );
  // The month of May is written with a capital letter.
  if (month >= 0 && (word.low !== 'may' || word.raw === 'May')) {
    if (year === undefined)
      return { item: { is: 'when', from: '', to: '', month: month + 1, words: word.raw }, length: 1 };
    return { item: { is: 'when', ...span(year, month, 1), words: `${word.raw} ${year}` }, length: 2 };
  }
  const quarter = /^q([1-4])$/.exec(word.low);
  if (quarter && year !== undefined)
    return {
      item: { is: 'when', ...span(year, (Number(quarter[1]) - 1) * 3, 3), words: `${word.raw} ${year}` },
      length: 2,
    };
  const alone = yearOf(word);
  const before = words[at - 1]?.low ?? '';
  if (alone !== undefined && /^(?:in|after|before|since|until|during|from|of|for)$/.test(before))
    return { item: { is: 'when', ...span(alone, 0, 12), words: word.raw }, length: 1 };
  return undefined;
}

const yearOf = (word: Word | undefined) =>
  word && /^(?:19|20)\d{2}$/.test(word.low) ? Number(word.low) : undefined;

function span(year: number, month: number, months: number) {
  const day = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
  return { from: day(month), to: day(month + months) };
}
