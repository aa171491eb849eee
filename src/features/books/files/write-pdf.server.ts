/** A book as a PDF in its own page size: cover, title page, contents with links, chapters with running heads and page numbers. */
import { AppError } from '#kit/errors.ts';
import { breakWords } from '#tools/export/pdf/break-words.ts';
import type { LayoutBlock } from '#tools/export/pdf/layout-lines.ts';
import { createPictures } from '#tools/export/pdf/pictures.server.ts';
import { readFontFile } from '#tools/export/pdf/font-file.server.ts';
import { readWithFootnotes } from '#tools/export/pdf/read-footnotes.ts';
import { toLayout } from '#tools/export/pdf/to-layout.ts';
import { chooseTypefaces } from '#tools/export/pdf/typefaces.server.ts';
import { typeset } from '#tools/export/pdf/typst.server.ts';
import { trims } from '../book.ts';
import { numbersOf, rightsOf, titleOfChapter } from '../book-text.ts';
import { bookLayout } from './book-layout.ts';
import type { WrittenBook } from './write-epub.server.ts';

const pointsPerMillimetre = 72 / 25.4;
const mostPages = 1500;
/** Letters of a title that are not broken: as many as stand in a line of the smallest page. */
const longestWord = 18;

export async function writeBookPdf({
  title,
  book,
  origin,
  cover,
}: WrittenBook): Promise<Uint8Array<ArrayBuffer>> {
  const page = pageOf(trims[book.trim]);
  const sample = [
    title,
    book.subtitle,
    book.author,
    ...book.chapters.flatMap((one) => [one.title, one.text]),
  ].join('\n');
  const typefaces = chooseTypefaces(sample, { isBook: book.theme !== 'plain' });
  const { settable } = typefaces;
  const pictures = createPictures();
  const numbers = numbersOf(book.chapters);
  const width = page.width - page.inside - page.outside;
  const chapters = book.chapters.map((chapter) => {
    const number = numbers.get(chapter.id);
    const named = titleOfChapter(chapter, number);
    return {
      role: chapter.role,
      title: breakWords(settable(named), longestWord),
      number: number !== undefined && named !== `Chapter ${number}` ? number : null,
      blocks: toLayout(readWithFootnotes(chapter.text), {
        origin,
        settable,
        addPicture: pictures.add,
        width,
      }).map(belowChapter),
    };
  });
  const printed = await pictures.printed();
  const data = {
    title: breakWords(settable(title), longestWord),
    subtitle: settable(book.subtitle),
    author: settable(book.author),
    rights: settable(rightsOf(book)),
    language: book.language.slice(0, book.language.search(/-|$/)),
    rtl: /^(?:ar|he|fa|ur)\b/.test(book.language),
    theme: book.theme,
    ...page,
    cover: 'cover.png',
    contents: book.chapters.length > 1,
    chapters,
    pictures: Object.fromEntries(
      [...printed].map(([name, picture]) => [
        name,
        picture ? { file: picture.file, width: picture.width } : null,
      ]),
    ),
  };
  const { families, files } = typefaces.chosen();
  const bytes = await typeset(
    {
      source: bookLayout,
      files: {
        'document.json': Buffer.from(JSON.stringify({ ...data, fonts: families })),
        'cover.png': cover,
        ...Object.fromEntries([...printed.values()].flatMap((one) => (one ? [[one.file, one.bytes]] : []))),
      },
      fonts: files.map(readFontFile),
    },
    ({ pages, print }) => (pages <= mostPages ? print() : undefined),
  );
  if (!bytes)
    throw new AppError('too_large:work', {
      message: `A PDF has at most ${mostPages.toLocaleString('en')} pages. Choose a larger page size, or download the EPUB.`,
    });
  return bytes;
}

/** Margins grow with the page; the inner one has room for the binding. All in points. */
function pageOf({ width, height }: { width: number; height: number }) {
  const points = (millimetres: number) => Math.round(millimetres * pointsPerMillimetre * 100) / 100;
  return {
    width: points(width),
    height: points(height),
    inside: points(width * 0.135),
    outside: points(width * 0.11),
    top: points(height * 0.1),
    bottom: points(height * 0.11),
    size: width < 120 ? 9 : width > 200 ? 11 : 10,
  };
}

const belowChapter = (block: LayoutBlock): LayoutBlock =>
  block.is === 'heading' ? { ...block, level: (block.level as number) + 1 } : block;
