/** The chapters of a book as XHTML, each with its heading. */
import { attribute, xmlText } from '#tools/export/docx/xml.ts';
import type { Book, Chapter, Role } from '../book.ts';
import { numbersOf, rightsOf, titleOfChapter } from '../book-text.ts';
import { directionOf, toXhtml, type Xhtml, type XhtmlOptions } from './to-xhtml.ts';

/** The words that e-books and screen readers know for each. */
const semantics: Partial<Record<Role, { type: string; role?: string }>> = {
  dedication: { type: 'dedication', role: 'doc-dedication' },
  foreword: { type: 'foreword', role: 'doc-foreword' },
  preface: { type: 'preface', role: 'doc-preface' },
  introduction: { type: 'introduction', role: 'doc-introduction' },
  chapter: { type: 'chapter', role: 'doc-chapter' },
  afterword: { type: 'afterword', role: 'doc-afterword' },
  notes: { type: 'endnotes' },
  glossary: { type: 'backmatter' },
  acknowledgements: { type: 'acknowledgments', role: 'doc-acknowledgments' },
  'about-author': { type: 'backmatter' },
};

export interface WrittenChapter extends Pick<Xhtml, 'headings'> {
  title: string;
  html: string;
}

export function writeChapters(book: Book, options: Omit<XhtmlOptions, 'prefix'>): WrittenChapter[] {
  const numbers = numbersOf(book.chapters);
  return book.chapters.map((chapter, at) => writeChapter(chapter, numbers.get(chapter.id), at, options));
}

function writeChapter(
  chapter: Chapter,
  number: number | undefined,
  at: number,
  options: Omit<XhtmlOptions, 'prefix'>,
): WrittenChapter {
  const { role, text } = chapter;
  const title = titleOfChapter(chapter, number);
  const { body, notes, headings } = toXhtml(text, { ...options, prefix: `c${at + 1}-` });
  const { type, role: aria } = semantics[role] ?? { type: 'chapter' };
  const names = [options.isEpub && `epub:type="${type}"`, aria && `role="${aria}"`].filter(Boolean).join(' ');
  const above =
    number !== undefined && title !== `Chapter ${number}`
      ? `<span class="number">Chapter ${number}</span> `
      : '';
  const isQuiet = role === 'dedication';
  const heading = isQuiet ? '' : `<h1${directionOf(title)}>${above}${xmlText(title)}</h1>\n`;
  const label = isQuiet ? ` aria-label="${attribute(title)}"` : '';
  return {
    title,
    headings,
    html: `<section class="${role === 'chapter' ? 'chapter' : isQuiet ? 'dedication' : 'matter'}" id="chapter-${at + 1}" ${names}${label}>\n${heading}${body}\n${notes}</section>`,
  };
}

export const titlePage = (title: string, book: Book) =>
  [
    '<section class="title-page">',
    `<h1${directionOf(title)}>${xmlText(title)}</h1>`,
    book.subtitle && `<p class="subtitle"${directionOf(book.subtitle)}>${xmlText(book.subtitle)}</p>`,
    book.author && `<p class="author"${directionOf(book.author)}>${xmlText(book.author)}</p>`,
    `<p class="rights">${xmlText(rightsOf(book))}</p>`,
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');
