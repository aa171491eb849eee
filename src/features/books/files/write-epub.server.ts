/** A book as an EPUB 3 file: chapters, contents, cover, and what reading systems and libraries ask about it. */
import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { attribute, xmlText } from '#tools/export/docx/xml.ts';
import { licences, type Book } from '../book.ts';
import { titlePage, writeChapters, type WrittenChapter } from './chapters.ts';
import { openPictures, type BookPicture } from './pictures.server.ts';
import { styleOf } from './styles.ts';

export interface WrittenBook {
  title: string;
  book: Book;
  origin: string;
  /** What the book is known by, such as its address. */
  identity: string;
  /** When it was last changed. */
  changedAt: string;
  /** As a PNG. */
  cover: Uint8Array;
}

export async function writeEpub(wish: WrittenBook): Promise<Uint8Array<ArrayBuffer>> {
  const { title, book, origin, cover } = wish;
  const pictures = await openPictures(book);
  const chapters = writeChapters(book, {
    origin,
    isEpub: true,
    pictureAt: (source) => pictures.get(source)?.name,
  });
  const page = pageOf(book);
  const files: Zippable = {
    // First and not packed: this is how the file is recognised.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'book/package.opf': strToU8(packageOf(wish, chapters, [...pictures.values()])),
    'book/nav.xhtml': strToU8(page('Contents', navigation(chapters))),
    'book/style.css': strToU8(styleOf(book.theme)),
    'book/cover.png': [cover, { level: 0 }],
    'book/cover.xhtml': strToU8(
      page(
        'Cover',
        `<section class="cover" epub:type="cover"><img src="cover.png" role="doc-cover" alt="${attribute(`Cover: ${title}`)}"/></section>`,
      ),
    ),
    'book/title.xhtml': strToU8(
      page(title, titlePage(title, book).replace('<section', '<section epub:type="titlepage"')),
    ),
  };
  for (const [at, { title: name, html }] of chapters.entries())
    files[`book/chapter-${at + 1}.xhtml`] = strToU8(page(name, html));
  for (const { name, bytes } of pictures.values()) files[`book/${name}`] = [bytes, { level: 0 }];
  return zipSync(files, { level: 6 });
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

const isFromRight = (language: string) => /^(?:ar|he|fa|ur)\b/.test(language);

const pageOf =
  ({ language }: Book) =>
  (title: string, body: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"${isFromRight(language) ? ' dir="rtl"' : ''}>
<head><meta charset="UTF-8"/><title>${xmlText(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;

function navigation(chapters: readonly WrittenChapter[]): string {
  const items = chapters.map(({ title, headings }, at) => {
    const file = `chapter-${at + 1}.xhtml`;
    const inner = headings.filter((one) => one.title.trim() !== '');
    const below =
      inner.length > 0
        ? `<ol>${inner.map((one) => `<li><a href="${file}#${one.id}">${xmlText(one.title)}</a></li>`).join('\n')}</ol>`
        : '';
    return `<li><a href="${file}">${xmlText(title)}</a>${below}</li>`;
  });
  const first =
    chapters.length > 0
      ? '<li><a epub:type="bodymatter" href="chapter-1.xhtml">Start of the text</a></li>'
      : '';
  return `<nav epub:type="toc" role="doc-toc" id="toc"><h1>Contents</h1><ol><li><a href="title.xhtml">Title page</a></li>${items.join('\n')}</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><h2>Landmarks</h2><ol><li><a epub:type="cover" href="cover.xhtml">Cover</a></li>${first}</ol></nav>`;
}

function packageOf(
  { title, book, identity, changedAt }: WrittenBook,
  chapters: readonly WrittenChapter[],
  pictures: readonly BookPicture[],
): string {
  const { author, language, about, licence, subtitle } = book;
  const meta = (property: string, value: string) => `<meta property="${property}">${xmlText(value)}</meta>`;
  const whenGiven = (name: string, value: string) =>
    value.trim() ? `<dc:${name}>${xmlText(value.trim())}</dc:${name}>` : '';
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    ...(pictures.length > 0 ? ['alternativeText'] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${uuidOf(identity)}</dc:identifier>
<dc:title id="title">${xmlText(title)}</dc:title>
<meta refines="#title" property="title-type">main</meta>
${subtitle.trim() ? `<dc:title id="subtitle">${xmlText(subtitle.trim())}</dc:title><meta refines="#subtitle" property="title-type">subtitle</meta>` : ''}
<dc:language>${language}</dc:language>
${whenGiven('creator', author)}${whenGiven('description', about)}
${whenGiven('rights', licences[licence].url ? `${licences[licence].name}, ${licences[licence].url}` : licences[licence].name)}
${meta('dcterms:modified', `${changedAt.slice(0, 19)}Z`)}
${meta('schema:accessMode', 'textual')}${pictures.length > 0 ? meta('schema:accessMode', 'visual') : ''}
${meta('schema:accessModeSufficient', 'textual')}
${features.map((feature) => meta('schema:accessibilityFeature', feature)).join('')}
${meta('schema:accessibilityHazard', 'none')}
${meta('schema:accessibilitySummary', 'Text with headings, contents and reading order. Pictures have descriptions where their author wrote them.')}
<meta name="cover" content="cover-image"/>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover-image" href="cover.png" media-type="image/png" properties="cover-image"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="title-page" href="title.xhtml" media-type="application/xhtml+xml"/>
${chapters.map((_, at) => `<item id="chapter-${at + 1}" href="chapter-${at + 1}.xhtml" media-type="application/xhtml+xml"/>`).join('\n')}
${pictures.map(({ name, type }, at) => `<item id="picture-${at + 1}" href="${name}" media-type="${type}"/>`).join('\n')}
</manifest>
<spine${isFromRight(language) ? ' page-progression-direction="rtl"' : ''}>
<itemref idref="cover"/>
<itemref idref="title-page"/>
${chapters.map((_, at) => `<itemref idref="chapter-${at + 1}"/>`).join('\n')}
</spine>
</package>
`;
}

/** The same book has the same name in every library. */
function uuidOf(identity: string): string {
  const hex = createHash('sha256').update(identity).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
