/**
 * One form of link for every passage: the address of the thing, and in its query where in it the passage stands. It is part of
 * an address like any other, so it stays when a text is sent on, shared, exported or mailed.
 *
 * `?quote=p3` page 3, with `&words=…` those that begin the sentence there · `p3.b2.10-58` letters of a block there · `s93.5` a second · `s93.5-97` from one second to another ·
 * `m48.857_2.352` a place on the map. Pages of others know no such thing: a sentence of theirs is `#:~:text=`.
 */
import type { Passage } from '#kit/documents/read/document.ts';
import { atSentence, sentenceIn } from './text-fragment.ts';

interface OnMap {
  latitude: number;
  longitude: number;
}
export type Quote =
  | { page: number; words?: string }
  | Passage
  | { second: number; until?: number }
  | OnMap
  | { sentence: string };

const parameter = 'quote';
const wordsParameter = 'words';
/** They tell a sentence from the others of its page. */
const mostWords = 12;
const mostLetters = 200;

export function withQuote(address: string, quote: Quote): string {
  if ('sentence' in quote) return atWords(address, quote.sentence);
  const [path = '', query = ''] = address.split('#', 1)[0]!.split('?', 2);
  const params = new URLSearchParams(query);
  params.set(parameter, written(quote));
  if ('words' in quote && quote.words) params.set(wordsParameter, quote.words.toWellFormed());
  else params.delete(wordsParameter);
  return `${path}?${params}`;
}

/** What we found on a page of ours can lead to its place already, and more exactly than words do; within a page of a document they help. */
function atWords(address: string, sentence: string): string {
  if (!address.startsWith('/')) return atSentence(address, sentence);
  const known = quoteIn(address);
  if (known && 'page' in known && !('block' in known))
    return withQuote(address, {
      page: known.page,
      words: sentence.split(/\s+/, mostWords).join(' ').slice(0, mostLetters),
    });
  return known || address.includes('#') ? address : atSentence(address, sentence);
}

function written(quote: Exclude<Quote, { sentence: string }>): string {
  if ('second' in quote)
    return `s${rounded(quote.second)}${quote.until === undefined ? '' : `-${rounded(quote.until)}`}`;
  if ('latitude' in quote) return `m${inDegrees(quote.latitude)}_${inDegrees(quote.longitude)}`;
  if ('block' in quote) return `p${quote.page}.b${quote.block}.${quote.start}-${quote.end}`;
  return `p${quote.page}`;
}

const rounded = (second: number) => Math.round(second * 10) / 10;
/** To about a hundred metres. */
const inDegrees = (angle: number) => Math.round(angle * 1000) / 1000;

/** Undefined where an address leads to the whole of a thing, or says something that is no place. */
export function quoteIn(query: string | URLSearchParams): Quote | undefined {
  const params =
    typeof query === 'string' ? new URLSearchParams(query.split('#', 1)[0]!.split('?', 2).at(-1)) : query;
  const text = params.get(parameter) ?? '';
  const sentence = typeof query === 'string' ? sentenceIn(query) : undefined;
  const words = params.get(wordsParameter);
  return passageIn(text, words) ?? timeIn(text) ?? pointIn(text) ?? (sentence ? { sentence } : undefined);
}

function passageIn(text: string, words: string | null): Quote | undefined {
  const passage = /^p(\d{1,6})(?:\.b(\d{1,6})\.(\d{1,8})-(\d{1,8}))?$/.exec(text);
  if (!passage) return undefined;
  const [page, block, start, end] = passage.slice(1).map(Number) as [number, number, number, number];
  if (passage[2] === undefined) return words ? { page, words } : { page };
  return { page, block, start, end };
}

function timeIn(text: string): Quote | undefined {
  const time = /^s(\d{1,7}(?:\.\d)?)(?:-(\d{1,7}(?:\.\d)?))?$/.exec(text);
  if (!time) return undefined;
  return { second: Number(time[1]), ...(time[2] === undefined ? {} : { until: Number(time[2]) }) };
}

function pointIn(text: string): OnMap | undefined {
  const point = /^m(-?\d{1,2}(?:\.\d{1,3})?)_(-?\d{1,3}(?:\.\d{1,3})?)$/.exec(text);
  if (!point) return undefined;
  const [latitude, longitude] = [Number(point[1]), Number(point[2])];
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? undefined : { latitude, longitude };
}

/** What people call the place: “page 3”, “1:33”, “48.86° N, 2.35° E”. */
export function placeWords(quote: Quote, { pageName = 'page' } = {}): string {
  if ('sentence' in quote) return `“${quote.sentence}”`;
  if ('latitude' in quote)
    return `${oneSide(quote.latitude, 'N', 'S')}, ${oneSide(quote.longitude, 'E', 'W')}`;
  if (!('second' in quote)) return `${pageName} ${quote.page}`;
  const whole = Math.floor(quote.second);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const oneSide = (angle: number, positive: string, negative: string) =>
  `${Math.abs(angle).toFixed(2)}° ${angle < 0 ? negative : positive}`;
