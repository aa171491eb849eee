/** Names, days and amounts in sentences. Found by how they are written, so a name that nobody knows is found too. */
import * as chrono from 'chrono-node';
import { readDataFile } from '#kit/data-files.server.ts';
import { isWord } from '#language/wordnet.server.ts';
import { currencies } from './currencies.ts';
import { organisation } from './issuer.ts';
import type { Mention, MentionKind } from './mention.ts';
import type { Statement } from './statements.ts';

const title =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Lady|Lord|Judge|President|Minister|Captain|Herr|Frau)\.?$/;
/** Capitals of a sentence's beginning, of days and of months are not those of names. */
const noName =
  /^(?:The|A|An|This|That|These|Those|It|He|She|They|We|I|You|In|On|At|By|For|From|To|And|But|Or|If|When|While|After|Before|Please|Section|Chapter|Table|Figure|Page|Part|Article|Appendix|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Internet|English|Euro|No|Yes|Our|Your|Their|His|Her|Its|My|All|Some|Each|Every|Note|Dear|Subject|Date|Cc|Re)$/;
const name =
  /\p{Lu}[\p{L}’'-]+(?:\.)?(?: +(?:(?:of|for|and|de|van|von|der|la|the) +)?\p{Lu}[\p{L}’'-]+){0,4}/gu;

interface Country {
  name: { common: string; official: string };
  capital: string[];
}
let places: ReadonlySet<string> | undefined;
/** Read with the first text. */
const knownPlaces = () =>
  (places ??= new Set(
    (JSON.parse(readDataFile('countries')) as Country[]).flatMap(
      ({ name: { common, official }, capital }) => [common, official, ...capital],
    ),
  ));
/** `1,250.00`, `1.250,00`, `1’250.00` and `1 250,00`, the blank of any width. */
const figure = String.raw`(?:\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)`;
const scale = 'thousand|million|billion|trillion';
/** In “clause 2 EUR 500” the currency is that of the number after it. */
const last = String.raw`(?!\s?\d[\d.,]*\d)`;
const amount = new RegExp(
  [
    String.raw`(?:[€$£¥₹]|\b(?:${currencies})\b)\s?${figure}(?:\s?(?:${scale}|bn|m|k)\b)?`,
    String.raw`\b${figure}(?:\s?(?:${scale}))?\s?(?:[€$£]${last}|%|percent\b|per cent\b|euros?\b|(?:US )?dollars?\b|pounds?\b|francs?\b|kroner\b|(?:${currencies})\b${last})`,
  ].join('|'),
  'g',
);

/** `at`: the day from which words like “next Friday” count. */
export function mentionsIn(statement: Statement, at: Date): Mention[] {
  const { text, role } = statement;
  // Each cell speaks for itself.
  if (statement.row) return inCells(statement, statement.row.cells, at);
  const dates = role === 'code' ? [] : datesIn(text, at);
  const amounts = [...text.matchAll(amount)].map((match) => mention('amounts', match));
  const taken = [...dates, ...amounts];
  const names =
    role === 'code' || role === 'heading'
      ? []
      : namesIn(text).filter((one) => !taken.some((other) => one.start < other.end && other.start < one.end));
  return [...names, ...taken];
}

function inCells({ role }: Statement, cells: readonly string[], at: Date): Mention[] {
  let from = 0;
  return cells.flatMap((text) => {
    const start = from;
    from += text.length + 1;
    return mentionsIn({ text, role } as Statement, at).map((one) => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    }));
  });
}

const mention = (kind: MentionKind, match: RegExpMatchArray): Mention => ({
  kind,
  text: match[0],
  start: match.index!,
  end: match.index! + match[0].length,
});

/** Most sentences name no day; reading them all for one would take long. */
const mayHoldDay =
  /\d|\b(?:today|tomorrow|yesterday|next|last|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b|January|February|March|April|\bMay\b|June|July|August|September|October|November|December/i;

function datesIn(text: string, at: Date): Mention[] {
  if (!mayHoldDay.test(text)) return [];
  return chrono.en.GB.parse(text.slice(0, 600), at).flatMap(
    ({ text: found, index: from, start }): Mention[] => {
      const words = found.replace(/^(?:on|in) /i, '');
      const index = from + found.length - words.length;
      if (!start.isCertain('month') && !start.isCertain('year') && !start.isCertain('weekday')) return [];
      // “may” and “sat” are verbs, and INV/2025/0417 or 20-45-12 are numbers of something.
      if (/^(?:may|march|sat|sun|mon|(?:for )?(?:a )?second)$/.test(words) || isWithin(text, index, words))
        return [];
      const isDay = start.isCertain('day') && start.isCertain('month');
      const day = [start.get('year'), start.get('month'), start.get('day')]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
      return [
        { kind: 'dates', text: words, start: index, end: index + words.length, ...(isDay ? { day } : {}) },
      ];
    },
  );
}

const isWithin = (text: string, at: number, words: string) =>
  /[\p{L}\p{N}/#_-]$/u.test(text.slice(0, at)) ||
  /^[\p{L}\p{N}/#_]|^-\d/u.test(text.slice(at + words.length)) ||
  (/^[\d\s./-]+$/.test(words) && !/\b(?:19|20)\d{2}\b|^\d{1,2}([./-])\d{1,2}\1\d{2}$/.test(words)) ||
  /\b(?:sort code|account|phone|tel|call|no\.?|number|iban)\s*:?\s*$/i.test(
    text.slice(Math.max(0, at - 16), at),
  );

function namesIn(text: string): Mention[] {
  return [...text.matchAll(name)].flatMap((match): Mention[] => {
    const words = match[0].split(/\s+/);
    let start = match.index;
    // “The Bamboo Mill”, “In Paris”: the first word has its capital from the sentence.
    while (words.length > 0 && noName.test(words[0]!)) start += words.shift()!.length + 1;
    const hasTitle = words.length > 1 && title.test(words[0]!);
    while (words.length > 0 && /^(?:of|for|and|de|van|von|der|la|the)$/.test(words[0]!))
      start += words.shift()!.length + 1;
    if (words.length === 0 || noName.test(words[0]!)) return [];
    // “INV/2025/0417”: letters of a number.
    if (/^[/_#-]\S*\d/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 12)))
      return [];
    const found = text.slice(start, match.index + match[0].length).replace(/\.$/, '');
    const kind = kindOf(found, {
      words,
      hasTitle,
      before: text.slice(Math.max(0, start - 12), start),
      isFirst: start === 0,
    });
    return kind ? [{ kind, text: found, start, end: start + found.length }] : [];
  });
}

function kindOf(
  found: string,
  {
    words,
    hasTitle,
    before,
    isFirst,
  }: { words: readonly string[]; hasTitle: boolean; before: string; isFirst: boolean },
): MentionKind | undefined {
  if (knownPlaces().has(found)) return 'places';
  if (hasTitle) return 'people';
  if (words.length > 1 && organisation.test(found)) return 'organisations';
  const isUsual = (word: string) => isWord(word.toLowerCase().replace(/[^\p{L}]/gu, ''));
  if (
    (/\b(?:in|near|at|outside|around)\s(?:the\s)?$/.test(before) ||
      (words.length === 1 && /\b(?:from|to)\s$/.test(before))) &&
    words.length <= 2 &&
    !words.every(isUsual)
  )
    return 'places';
  if (words.length >= 2 && words.length <= 3 && !/\b(?:of|for|and)\b/.test(found) && !isUsual(words.at(-1)!))
    return 'people';
  // Capitals all through: an abbreviation that stands for a body.
  if (words.length === 1 && !isFirst && /^\p{Lu}{3,6}$/u.test(found) && !isUsual(found))
    return 'organisations';
  return undefined;
}
