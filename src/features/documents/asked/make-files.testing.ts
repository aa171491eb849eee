/** Files as people have them, made by code: what is planted in them is known. */
import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import Pdf from 'pdfkit';

export type Piece =
  | { heading: string }
  | { text: string }
  /** Lines that stay lines: an address, labels with values. */
  | { lines: readonly string[] }
  | { rows: readonly (readonly string[])[] };

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

export async function pdfOf(pieces: readonly Piece[]): Promise<Uint8Array> {
  const pdf = new Pdf({ size: 'A4', margin: 60 });
  for (const piece of pieces) {
    if ('heading' in piece) pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(15).text(piece.heading, 60);
    else if ('text' in piece) pdf.moveDown(0.6).font('Helvetica').fontSize(10.5).text(piece.text, 60);
    else if ('lines' in piece) {
      pdf.moveDown(0.6).font('Helvetica').fontSize(10.5);
      for (const line of piece.lines) pdf.text(line, 60);
    } else drawTable(pdf, piece.rows);
  }
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

function drawTable(pdf: InstanceType<typeof Pdf>, rows: readonly (readonly string[])[]) {
  const width = 475 / rows[0]!.length;
  pdf.moveDown(0.8);
  for (const [at, row] of rows.entries()) {
    const { y } = pdf;
    pdf.font(at === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
    for (const [column, cell] of row.entries()) pdf.text(cell, 60 + column * width, y, { width: width - 8 });
    pdf.y = y + 15;
  }
  pdf.x = 60;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function docxOf(pieces: readonly Piece[]): Uint8Array {
  const run = (text: string) => `<w:r><w:t>${escaped(text)}</w:t></w:r>`;
  const paragraph = (text: string) => `<w:p>${run(text)}</w:p>`;
  const body = pieces.map((piece) => {
    if ('heading' in piece) return `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr>${run(piece.heading)}</w:p>`;
    if ('text' in piece) return paragraph(piece.text);
    if ('lines' in piece) return piece.lines.map(paragraph).join('');
    const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
    return `<w:tbl>${piece.rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
  });
  return zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': '<Relationships><Relationship Id="r1" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': '<w:styles><w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>',
  });
}

export function htmlOf(title: string, pieces: readonly Piece[]): string {
  const body = pieces.map((piece) => {
    if ('heading' in piece) return `<h2>${escaped(piece.heading)}</h2>`;
    if ('text' in piece) return `<p>${escaped(piece.text)}</p>`;
    if ('lines' in piece)
      return `<ul>${piece.lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
    const [heads = [], ...rows] = piece.rows;
    const cells = (name: string, row: readonly string[]) =>
      `<tr>${row.map((cell) => `<${name}>${escaped(cell)}</${name}>`).join('')}</tr>`;
    return `<table><thead>${cells('th', heads)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
  });
  return `<!doctype html><html><head><title>${escaped(title)}</title></head><body><nav><a href="/">Home</a> <a href="/about">About</a></nav><main><h1>${escaped(title)}</h1>${body.join('\n')}</main></body></html>`;
}

export function xlsxOf(sheets: Record<string, readonly (readonly (string | number)[])[]>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

export const csvOfRows = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map((row) => row.map((cell) => (String(cell).includes(',') ? `"${cell}"` : String(cell))).join(','))
    .join('\r\n');

export function epubOf(title: string, chapters: readonly { title: string; text: readonly string[] }[]) {
  const pages = chapters.map(
    (chapter) =>
      `<html><body><h1>${escaped(chapter.title)}</h1>${chapter.text.map((text) => `<p>${escaped(text)}</p>`).join('')}</body></html>`,
  );
  const items = pages.map((_, at) => `<item id="c${at}" href="c${at}.xhtml"/>`).join('');
  const order = pages.map((_, at) => `<itemref idref="c${at}"/>`).join('');
  return zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="book.opf"/></container>',
    'book.opf': `<package><metadata><title>${escaped(title)}</title></metadata><manifest>${items}</manifest><spine>${order}</spine></package>`,
    ...Object.fromEntries(pages.map((page, at) => [`c${at}.xhtml`, page])),
  });
}

/** A picture of text, as the reader of pictures hands it over: an empty line parts paragraphs. */
export function seenLines(lines: readonly string[]) {
  const words = lines.flatMap((line, at) => {
    let left = 100;
    return line
      .split(' ')
      .filter(Boolean)
      .map((text) => {
        const width = 14 * text.length;
        const word = { text, confidence: 92, line: at, left, top: 80 + 42 * at, width, height: 30 };
        left += width + 12;
        return word;
      });
  });
  const height = 160 + 42 * lines.length;
  return { text: lines.join('\n'), confidence: 92, width: 1600, height, turned: 0 as const, skew: 0, words };
}
