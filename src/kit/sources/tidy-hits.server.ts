/** What a source found, in bounds: whatever it sends, little of it is kept, and links lead to pages only. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import { oneLine } from './plain-text.server.ts';
import type { Hit, Question } from './source.ts';

const mostHits = 12;
const longest = { title: 300, text: 2000, by: 200, href: 2000 };

export function tidyHits(hits: readonly Hit[], span: Question): Hit[] {
  return withinDates(hits, span)
    .filter(({ href, title }) => title.trim() !== '' && isPage(href))
    .slice(0, mostHits)
    .map(({ picture, ...hit }) => ({
      ...hit,
      title: cutAtWord(oneLine(hit.title), longest.title),
      text: cutAtWord(oneLine(hit.text), longest.text),
      ...(hit.by ? { by: cutAtWord(oneLine(hit.by), longest.by) } : {}),
      ...(picture && isPage(picture.thumbnail) ? { picture } : {}),
    }));
}

/** What has no date is out of a span that was asked for. */
export const withinDates = (hits: readonly Hit[], { from, to }: Pick<Question, 'from' | 'to'>): Hit[] =>
  hits.filter(({ date }) => isWithin(date, from, to));

function isPage(href: string): boolean {
  if (href.length > longest.href) return false;
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** A year is within a span that it reaches into. */
function isWithin(date: string | undefined, from: string | undefined, to: string | undefined): boolean {
  if (!from && !to) return true;
  if (!date) return false;
  return (!from || date >= from.slice(0, date.length)) && (!to || date <= to.slice(0, date.length));
}
