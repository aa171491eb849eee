/** A book as one web page that stands alone: contents, chapters, pictures within it. */
import { attribute, xmlText } from '#tools/export/docx/xml.ts';
import { titlePage, writeChapters } from './chapters.ts';
import { mostPictureBytes, openPictures } from './pictures.server.ts';
import { styleOf } from './styles.ts';
import type { WrittenBook } from './write-epub.server.ts';

export async function writeHtml({ title, book, origin }: Omit<WrittenBook, 'cover'>): Promise<string> {
  const pictures = await openPictures(book);
  let bytes = 0;
  const chapters = writeChapters(book, {
    origin,
    isEpub: false,
    // Unlike in an e-book, a picture stands in the page each time it is shown.
    pictureAt(source) {
      const picture = pictures.get(source);
      bytes += picture?.bytes.length ?? 0;
      if (!picture || bytes > mostPictureBytes) return undefined;
      return `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
    },
  });
  const contents = chapters.map(
    ({ title: name }, at) => `<li><a href="#chapter-${at + 1}">${xmlText(name)}</a></li>`,
  );
  // A page on its own needs edges and colours, which a reader of e-books brings.
  const style = `${styleOf(book.theme)}
html { background: #fbfaf5; color: #17221b; }
body { max-width: 38em; margin: 0 auto; padding: 2em 1.2em 6em; font-size: 1.08rem; }
a { color: #1a6e3b; }
@media (prefers-color-scheme: dark) { html { background: #17201b; color: #e8ece4; } a { color: #8fd3a4; } }
@media print { section { break-before: page; } }`;
  return `<!doctype html>
<html lang="${attribute(book.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${xmlText(title)}</title><style>${style}</style></head>
<body>
${titlePage(title, book)}
<nav aria-label="Contents"><h2>Contents</h2><ol>${contents.join('\n')}</ol></nav>
<main>
${chapters.map(({ html }) => html).join('\n')}
</main>
</body>
</html>
`;
}
