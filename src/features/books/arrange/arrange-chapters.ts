/** Texts as the chapters of a book: cut at their headings, or evenly where they have none. No word is added or lost. */
import { longestName, mostChapters, roleNames, roles, type Chapter, type Role } from '../book.ts';
import { headingsIn, type Heading } from './headings.ts';

export interface GivenSource {
  /** Of the file; empty for what was typed. */
  name: string;
  text: string;
}

export interface Arranged {
  /** What the text itself is called, where it begins with that. */
  title: string;
  chapters: Omit<Chapter, 'id'>[];
}

/** Letters of a chapter that is cut from a text without headings: some ten pages. */
const evenLength = 18_000;

export function arrangeChapters(sources: readonly GivenSource[]): Arranged {
  const each = sources.filter(({ text }) => text.trim() !== '').map(arrangeOne);
  return {
    title: each.length === 1 ? each[0]!.title : '',
    chapters: limited(each.flatMap(({ chapters }) => chapters)),
  };
}

function arrangeOne({ name, text: given }: GivenSource): Arranged {
  const text = given.replaceAll('\r\n', '\n').replaceAll('\0', '');
  const headings = headingsIn(text);
  const first = headings[0];
  const isTitled =
    first?.level === 1 &&
    text.slice(0, first.from).trim() === '' &&
    headings.filter(({ level }) => level === 1).length === 1;
  const title = isTitled ? first.title.slice(0, longestName) : '';
  const cutting = cuttingLevel(isTitled ? headings.slice(1) : headings);
  const make = chapterFrom(name);
  if (cutting === undefined) {
    const body = isTitled ? text.slice(first.to) : text;
    return {
      title,
      chapters: evenly(body).map((part, at, all) => make(calledPart(at, all.length, name, title), part)),
    };
  }
  const cuts = headings.filter(({ level }) => level === cutting);
  const opening = text.slice(isTitled ? first.to : 0, cuts[0]!.from);
  return {
    title,
    chapters: [
      ...(opening.trim() === '' ? [] : [make(roleNames.introduction, opening)]),
      ...cuts.map((cut, at) => make(cut.title, text.slice(cut.to, cuts[at + 1]?.from))),
    ],
  };
}

/** The highest level that has several headings; that of a lone heading otherwise. */
function cuttingLevel(headings: readonly Heading[]): number | undefined {
  const levels = [...new Set(headings.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.find((level) => headings.filter((one) => one.level === level).length > 1) ?? levels[0];
}

const chapterFrom =
  (source: string) =>
  (title: string, text: string): Omit<Chapter, 'id'> => ({
    role: roleOf(title),
    title: title.slice(0, longestName).trim(),
    brief: '',
    text: text.trim(),
    sources: source ? [source.slice(0, longestName)] : [],
  });

const calledPart = (at: number, count: number, name: string, title: string) =>
  count > 1 ? `Part ${at + 1}` : title || name.replace(/\.[a-z\d]{1,8}$/i, '') || 'Chapter 1';

/** Whatever is called like front or back matter is that. */
const roleOf = (title: string): Role =>
  roles.find((role) => role !== 'chapter' && roleNames[role].toLowerCase() === title.trim().toLowerCase()) ??
  'chapter';

/** Between paragraphs, into parts of about the same length. */
function evenly(text: string): string[] {
  const count = Math.max(1, Math.round(text.length / evenLength));
  const length = text.length / count;
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < count; at += 1) {
    const end = text.indexOf('\n\n', Math.max(from, Math.floor(at * length)));
    if (end < 0) break;
    if (text.slice(from, end).trim() !== '') parts.push(text.slice(from, end));
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** Of more chapters than a book has, the last ones stand together under their headings. */
function limited(chapters: Omit<Chapter, 'id'>[]): Omit<Chapter, 'id'>[] {
  if (chapters.length <= mostChapters) return chapters;
  const kept = chapters.slice(0, mostChapters - 1);
  const rest = chapters.slice(mostChapters - 1);
  const text = rest.map((one, at) => (at === 0 ? one.text : `## ${one.title}\n\n${one.text}`)).join('\n\n');
  return [...kept, { ...rest[0]!, text }];
}
