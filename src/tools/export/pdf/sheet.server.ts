/** Pages that fill from top to bottom. */
import Pdf from 'pdfkit';
import { wholeAddress } from '#kit/quotes/whole-address.ts';
import type { Span } from './blocks.ts';
import { openFaces, type Face } from './faces.server.ts';
import { createSetter, type Line } from './set-lines.server.ts';

/** The light theme's tokens. */
export const ink = {
  text: '#17221b',
  muted: '#4a5750',
  bamboo: '#1a6e3b',
  leaf: '#e4f4e4',
  sunken: '#f3f4ec',
  line: '#d9ddd3',
};

export const mostPages = 300;
const margin = { side: 62, top: 64, bottom: 76 };
const page = { width: 595.28, height: 841.89 };

/** Thrown when the last page is full; what is there stays. */
export class PagesFull extends Error {}

export interface TextStyle {
  size: number;
  leading: number;
  color?: string;
  face?: Face;
}

export type Sheet = ReturnType<typeof openSheet>;

export function openSheet({ title, origin, sample }: { title: string; origin: string; sample: string }) {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // Without it pdfkit would load a typeface that nothing here is set in.
    font: null as unknown as string,
    info: { Title: title, Creator: 'Frenly' },
    displayTitle: true,
  });
  const faces = openFaces(doc, sample);
  const setLines = createSetter(faces);
  let y = margin.top;
  let pages = 1;

  function newPage() {
    if (pages >= mostPages) throw new PagesFull();
    doc.addPage();
    pages += 1;
    y = margin.top;
  }

  function draw({ pieces }: Line, x: number, top: number, { size, color = ink.text }: TextStyle) {
    for (const { font, text, x: at, width, span } of pieces) {
      const left = x + at;
      if (span.code && text.trim())
        doc.roundedRect(left - 1.5, top - 1, width + 3, size + 4, 2.5).fill(ink.sunken);
      faces
        .choose(font, size)
        .fillColor(span.href ? ink.bamboo : color)
        // Letters of several typefaces stand on one line.
        .text(text, left, top + size * 0.95, { lineBreak: false, baseline: 'alphabetic' });
      if (span.href) {
        doc.rect(left, top + size * 1.08, width, 0.5).fill(ink.bamboo);
        doc.link(left, top, width, size * 1.2, wholeAddress(span.href, origin));
      }
      if (span.strike) doc.rect(left, top + size * 0.66, width, 0.6).fill(color);
    }
  }

  let chapter: PDFKit.PDFOutline | undefined;

  const sheet = {
    doc,
    faces,
    left: margin.side,
    width: page.width - 2 * margin.side,
    get y() {
      return y;
    },
    space(height: number) {
      y += height;
    },
    /** Goes on overleaf unless there is this much room. */
    room(height: number) {
      if (y + height > page.height - margin.bottom) newPage();
    },
    lines: (spans: readonly Span[], width: number, { size, face }: TextStyle) =>
      setLines(spans, { size, width, face }),
    /** One line after the other from here; `beside` draws what stands behind or next to each. */
    text(lines: readonly Line[], x: number, style: TextStyle, beside?: (top: number, index: number) => void) {
      for (const [index, line] of lines.entries()) {
        sheet.room(style.leading);
        beside?.(y, index);
        draw(line, x, y, style);
        y += style.leading;
      }
    },
    /** At a place of its own, without moving on. */
    textAt: (lines: readonly Line[], x: number, top: number, style: TextStyle) =>
      lines.forEach((line, index) => draw(line, x, top + index * style.leading, style)),
    /** An entry of the list of contents that readers show beside the pages. */
    mark(words: string, level: 2 | 3) {
      if (level === 2 || !chapter) chapter = doc.outline.addItem(words);
      else chapter.addItem(words);
    },
    /** The number of each page, once it is known how many there are. */
    foot(words: string) {
      const style = { size: 8.5, leading: 12, color: ink.muted };
      const top = page.height - margin.bottom + 34;
      for (let number = 0; number < pages; number += 1) {
        doc.switchToPage(number);
        doc.rect(margin.side, top - 10, sheet.width, 0.5).fill(ink.line);
        sheet.textAt(
          sheet.lines([{ text: words }], sheet.width * 0.75, style).slice(0, 1),
          margin.side,
          top,
          style,
        );
        const [count] = sheet.lines([{ text: `${number + 1} of ${pages}` }], sheet.width, style);
        sheet.textAt([count!], page.width - margin.side - count!.width, top, style);
      }
    },
  };
  return sheet;
}
