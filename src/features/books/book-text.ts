/** A book as one text in Markdown, and what stands around its chapters. */
import { licences, roleNames, type Book, type Chapter } from './book.ts';

export const titleOfChapter = ({ title, role }: Chapter, number: number | undefined) =>
  title.trim() || (number ? `Chapter ${number}` : roleNames[role]);

/** Only chapters are counted. */
export function numbersOf(chapters: readonly Chapter[]): Map<string, number> {
  const counted = chapters.filter(({ role }) => role === 'chapter');
  return new Map(counted.map(({ id }, at) => [id, at + 1]));
}

export function bookText(title: string, book: Book): string {
  const { subtitle, author, chapters } = book;
  const numbers = numbersOf(chapters);
  return [
    `# ${title}`,
    subtitle && `*${subtitle}*`,
    author && `By ${author}`,
    rightsOf(book),
    ...chapters.flatMap((chapter) => [
      `## ${titleOfChapter(chapter, numbers.get(chapter.id))}`,
      lowered(chapter.text.trim()),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

export const rightsOf = ({ licence, author }: Pick<Book, 'licence' | 'author'>) => {
  const { name, url } = licences[licence];
  const who = author && licence !== 'cc0' ? `© ${author}. ` : '';
  return `${who}${url ? `Licence: ${name}, ${url}` : `${name}.`}`;
};

/** Headings of a chapter stand below its own. */
export function lowered(text: string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode;
      return isCode ? line : line.replace(/^( {0,3})(#{1,4})(?=[ \t])/, '$1$2##');
    })
    .join('\n');
}
