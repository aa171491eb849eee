/** PDFs whose every word is known: where it stands, and in which colour, so that the pixels under a mark say which words they are. */
import Pdf from 'pdfkit';
import type { PlacedWord, ReadPage } from '#kit/documents/read/document.ts';

export interface PlacedPage {
  /** Each a column of paragraphs, from left to right. */
  columns: readonly (readonly string[])[];
  /** As the file says it must be turned to be shown. */
  rotate?: 0 | 90;
  heading?: string;
}

export interface PlacedPdf {
  bytes: Buffer;
  pages: ReadPage[];
}

const paper = { width: 595.28, height: 841.89 };
const margin = 50;
const gap = 30;
const size = 15;

/** One channel is nought: what is blended with white has none that is, so pure colours are distinguished from the edges of letters. */
const levels = [0, 60, 120, 180, 240];
export const wordColours = levels
  .flatMap((red) => levels.flatMap((green) => levels.map((blue) => [red, green, blue] as const)))
  .filter((colour) => Math.min(...colour) === 0 && Math.max(...colour) > 0);

export async function placedPdf(
  wishes: readonly PlacedPage[],
  { coloured = true, title = 'Sample' } = {},
): Promise<PlacedPdf> {
  const pdf = new Pdf({ autoFirstPage: false, size: 'A4', margin: 0, info: { Title: title } });
  const pages = wishes.map((wish, index) => drawPage(pdf, wish, index + 1, coloured));
  pdf.end();
  return { bytes: Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>)), pages };
}

function drawPage(pdf: PDFKit.PDFDocument, wish: PlacedPage, number: number, coloured: boolean): ReadPage {
  pdf.addPage();
  const lies = wish.rotate === 90;
  const shown = lies ? { width: paper.height, height: paper.width } : paper;
  let drawn = 0;
  pdf.save();
  if (lies) {
    (pdf.page.dictionary.data as Record<string, unknown>).Rotate = 90;
    pdf.transform(0, -1, 1, 0, 0, paper.height);
  }
  const blocks: ReadPage['blocks'] = [];
  let top = margin;
  if (wish.heading) {
    blocks.push({
      role: 'heading',
      level: 1,
      ...paragraph(wish.heading, margin, shown.width - 2 * margin, top),
    });
    top += 2 * size;
  }
  const width = (shown.width - 2 * margin - gap * (wish.columns.length - 1)) / wish.columns.length;
  for (const [column, texts] of wish.columns.entries()) {
    let y = top;
    for (const text of texts) {
      const { bottom, ...block } = paragraph(text, margin + column * (width + gap), width, y);
      blocks.push({ role: 'paragraph', ...block });
      y = bottom + size;
    }
  }
  pdf.restore();
  return {
    number,
    size: shown,
    blocks: blocks.map(({ role, level, text, words }) => ({ role, level, text, words })),
  };

  function paragraph(text: string, left: number, width: number, top: number) {
    pdf.font('Helvetica-Bold').fontSize(size);
    const words: PlacedWord[] = [];
    const height = pdf.currentLineHeight();
    const blank = pdf.widthOfString(' ');
    let [x, y, at] = [left, top, 0];
    for (const word of text.split(' ')) {
      const wide = pdf.widthOfString(word);
      if (x > left && x + wide > left + width) [x, y] = [left, y + 1.4 * height];
      const colour = wordColours[drawn % wordColours.length]!;
      pdf.fillColor(coloured ? [...colour] : 'black').text(word, x, y, { lineBreak: false });
      words.push({
        at,
        length: word.length,
        x: x / shown.width,
        y: y / shown.height,
        width: wide / shown.width,
        height: height / shown.height,
      });
      drawn += 1;
      at += word.length + 1;
      x += wide + blank;
    }
    return { text, words, bottom: y + height };
  }
}

/** The colour of each word of a page, in the order in which they were drawn. */
export function wordsOf({ blocks }: ReadPage) {
  let drawn = 0;
  return blocks.flatMap(({ text, words = [] }, block) =>
    words.map(({ at, length }) => ({
      block,
      at,
      text: text.slice(at, at + length),
      colour: wordColours[drawn++ % wordColours.length]!,
    })),
  );
}
