/** Where words stand in a book. */
import type { Chapter } from '../book.ts';

export interface Match {
  chapter: string;
  /** Which one of the chapter's matches, from 0: the text as it is shown has other places than the one that is stored. */
  number: number;
  before: string;
  words: string;
  after: string;
}

const around = 40;
const mostMatches = 200;

export function searchBook(chapters: readonly Pick<Chapter, 'id' | 'text'>[], wanted: string): Match[] {
  const needle = wanted.trim().toLowerCase();
  const matches: Match[] = [];
  if (needle.length < 2) return matches;
  for (const { id, text: source } of chapters) {
    const text = withoutMarks(source);
    const lower = text.toLowerCase();
    let number = 0;
    for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, at + needle.length)) {
      matches.push({
        chapter: id,
        number,
        before: text.slice(Math.max(0, at - around), at),
        words: text.slice(at, at + needle.length),
        after: text.slice(at + needle.length, at + needle.length + around),
      });
      number += 1;
      if (matches.length >= mostMatches) return matches;
    }
  }
  return matches;
}

/** As far as it can be seen: marks and addresses cannot. No bracket within brackets: rows of them would be read again and again. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replaceAll(/\*\*|__|`+|^#{1,6}[ \t]+/gm, '')
    .replaceAll(/\s+/g, ' ');
