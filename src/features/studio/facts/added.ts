/** What a part says and the brief does not: written by hand, or by an engine. */
import { compareFacts, type Difference, type Place } from '#language/facts.ts';
import { sheetOf, type Brief } from '../brief.ts';
import { tagWord } from '../exact/post.ts';
import { textOfPart, type Part, type PartKind, type Words } from '../set.ts';
import type { Stale } from './stale.ts';

export type Added = Pick<Difference, 'id'> & { says: string };

/** Compared without what only arranges it: marks, numbers of lists, hashtags that the brief gives. */
const bare = (text: string, tags: ReadonlySet<string>) =>
  text
    .replaceAll(/^\s*\d{1,2}[.)]\s+/gm, '')
    .replaceAll(/[*_`]{1,3}|^#{1,4}\s/gm, '')
    .replaceAll(/#([\p{L}\p{N}_]+)/gu, (whole, tag: string) => (tags.has(tag.toLowerCase()) ? '' : whole));

const linkText = (brief: Brief) =>
  brief.links.map(({ url }) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')).join('\n\n');

/** Of any text, before it is a part. */
export function addedTo(text: string, brief: Brief): Added[] {
  const tags = new Set(brief.tags.map((tag) => tagWord(tag).toLowerCase()));
  const sheet = `${sheetOf(brief)}\n\n${linkText(brief)}`;
  const said = bare(text, tags);
  return compareFacts(bare(sheet, tags), said, { known: [brief.who, brief.audience] }).flatMap(
    ({ id, kind, written }) =>
      !written || (kind === 'name' && (onlyBegins(said, written) || isLoud(said, written)))
        ? []
        : [{ id, says: written.text }],
  );
}

/** A word in capitals is said louder, and names nobody; with a number at its end it is a name, such as “COVID-19”. */
const isLoud = (text: string, { text: word, end }: Place) =>
  /^\p{Lu}+(?:['’]\p{Lu})?$/u.test(word) && !/^-?\d/.test(text.slice(end));

/** A capital letter that begins a sentence, and no other word with one after it, need not be a name. */
function onlyBegins(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start).trimEnd();
  const begins =
    before === '' || /[.!?:…•·"“(\n–-]$/.test(before) || text.slice(before.length, start).includes('\n');
  return begins && !/^ \p{Lu}/u.test(text.slice(end));
}

export function addedIn(part: Part, brief: Brief, stale: readonly Stale[]): Added[] {
  const known = stale.flatMap(({ pairs }) => pairs.map(({ was }) => was));
  return addedTo(textOfPart(part), brief).filter(
    ({ id, says }) => !part.settled.includes(id) && !known.some((was) => was.includes(says)),
  );
}

export const factsHold = (kind: PartKind, words: Words, brief: Brief) =>
  addedTo(textOfPart({ kind, ...words }), brief);
