/**
 * One form of link for every passage: the address of the thing, and in its query where in it the passage stands. It is part of
 * an address like any other, so it stays when a text is sent on, shared, exported or mailed.
 *
 * `?quote=p3` page 3 · `p3.b2.10-58` letters of a block there · `s93.5` a second · `s93.5-97` from one second to another
 */
import type { Passage } from '#kit/documents/read/document.ts';

export type Quote = { page: number } | Passage | { second: number; until?: number };

const parameter = 'quote';

export function withQuote(address: string, quote: Quote): string {
  const [path = '', query = ''] = address.split('#', 1)[0]!.split('?', 2);
  const params = new URLSearchParams(query);
  params.set(parameter, written(quote));
  return `${path}?${params}`;
}

function written(quote: Quote): string {
  if ('second' in quote)
    return `s${rounded(quote.second)}${quote.until === undefined ? '' : `-${rounded(quote.until)}`}`;
  if ('block' in quote) return `p${quote.page}.b${quote.block}.${quote.start}-${quote.end}`;
  return `p${quote.page}`;
}

const rounded = (second: number) => Math.round(second * 10) / 10;

/** Undefined where an address leads to the whole of a thing, or says something that is no place. */
export function quoteIn(query: string | URLSearchParams): Quote | undefined {
  const params =
    typeof query === 'string' ? new URLSearchParams(query.split('#', 1)[0]!.split('?', 2).at(-1)) : query;
  const text = params.get(parameter) ?? '';
  const passage = /^p(\d{1,6})(?:\.b(\d{1,6})\.(\d{1,8})-(\d{1,8}))?$/.exec(text);
  if (passage) {
    const [page, block, start, end] = passage.slice(1).map(Number) as [number, number, number, number];
    return passage[2] === undefined ? { page } : { page, block, start, end };
  }
  const time = /^s(\d{1,7}(?:\.\d)?)(?:-(\d{1,7}(?:\.\d)?))?$/.exec(text);
  if (!time) return undefined;
  return { second: Number(time[1]), ...(time[2] === undefined ? {} : { until: Number(time[2]) }) };
}

/** What people call the place: “page 3”, “1:33”. */
export function placeWords(quote: Quote, { pageName = 'page' } = {}): string {
  if (!('second' in quote)) return `${pageName} ${quote.page}`;
  const whole = Math.floor(quote.second);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
