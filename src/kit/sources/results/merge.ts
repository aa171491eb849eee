/** Many lists of results made one: what several sources rank high comes first, and the same thing comes once. */
import type { Hit } from '#kit/sources/source.ts';
import { shared, unitsOf, type Units } from '#kit/sources/quotes/relevance.ts';

export interface Ranked {
  source: string;
  hits: readonly Hit[];
}

export interface Merged extends Hit {
  sources: string[];
  also: { title: string; href: string; source: string }[];
  /** By reciprocal rank. */
  score: number;
}

/** As usual for reciprocal rank: the first place of one list does not outweigh two good places. */
const damping = 60;
const sameTitle = 0.85;
const sameText = 0.7;

export function mergeRanked(lists: readonly Ranked[]): Merged[] {
  const cards: Merged[] = [];
  const byAddress = new Map<string, Merged>();
  const said = new Map<Merged, Words>();
  const placed = lists
    .flatMap(({ source, hits }) => hits.map((hit, at) => ({ hit, source, score: 1 / (damping + at + 1) })))
    .toSorted((a, b) => b.score - a.score);
  for (const { hit, source, score } of placed) {
    const address = addressOf(hit.href);
    const words = wordsOf(hit);
    const known = byAddress.get(address) ?? cards.find((card) => isSame(card, hit, said.get(card)!, words));
    if (known) {
      known.score += score;
      if (!known.sources.includes(source)) known.sources.push(source);
      if (addressOf(known.href) !== address) known.also.push({ title: hit.title, href: hit.href, source });
      if (hit.text.length > known.text.length && addressOf(known.href) === address) known.text = hit.text;
      byAddress.set(address, known);
      continue;
    }
    const card: Merged = { ...hit, sources: [source], also: [], score };
    cards.push(card);
    said.set(card, words);
    byAddress.set(address, card);
  }
  return cards.toSorted((a, b) => b.score - a.score);
}

interface Words {
  title: Units;
  text: Units;
}

const wordsOf = ({ title, text }: Hit): Words => ({ title: unitsOf(title), text: unitsOf(text) });

/** Short texts are alike by chance; a title alone must be nearly the same and say something. */
function isSame(a: Hit, b: Hit, x: Words, y: Words): boolean {
  if (a.picture || b.picture) return false;
  if (a.text.length > 120 && b.text.length > 120 && shared(x.text, y.text) >= sameText) return true;
  return x.title.size > 2 && shared(x.title, y.title) >= sameTitle && !contradicts(a, b);
}

const contradicts = (a: Hit, b: Hit) =>
  a.date !== undefined && b.date !== undefined && a.date.slice(0, 4) !== b.date.slice(0, 4);

/** The same page under its usual disguises. */
function addressOf(href: string): string {
  // A page of ours.
  if (href.startsWith('/')) return href;
  const url = new URL(href);
  const host = url.hostname
    .replace(/^(?:www|m|mobile)\./, '')
    .replace(/\.m\.wikipedia\.org$/, '.wikipedia.org');
  for (const name of Array.from(url.searchParams.keys()))
    if (/^(?:utm_\w+|ref|fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
  return `${host}${url.pathname.replace(/\/+$/, '')}${url.search}`.toLowerCase();
}
