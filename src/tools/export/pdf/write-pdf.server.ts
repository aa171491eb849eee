import { buffer } from 'node:stream/consumers';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { OutlinePart } from '../outline.ts';
import type { Block } from './blocks.ts';
import { body, drawBlocks } from './draw-blocks.server.ts';
import { missingSign } from './faces.server.ts';
import { readBlocks } from './read-blocks.ts';
import { ink, mostPages, openSheet, PagesFull, type Sheet, type TextStyle } from './sheet.server.ts';

const title: TextStyle = { size: 25, leading: 31, face: 'display' };
const headings: Record<2 | 3, TextStyle> = {
  2: { size: 17, leading: 23, face: 'display' },
  3: { size: 12.5, leading: 18, face: 'display', color: ink.bamboo },
};
const note: TextStyle = { size: 9, leading: 13, color: ink.muted };
const question: TextStyle = { size: 11.5, leading: 17, face: 'bold' };

export interface PdfWish {
  parts: readonly OutlinePart[];
  /** Where links to our own pages lead. */
  origin: string;
}

export async function writePdf({ parts, origin }: PdfWish): Promise<Buffer> {
  const name = parts.find((part) => part.is === 'title')?.text ?? '';
  const sample = textsOf(parts);
  const sheet = openSheet({ title: name, origin, sample });
  const written = buffer(sheet.doc);
  const warning = sheet.faces.canSet(sample) ? undefined : missingWords;
  sheet.foot(drawAll(sheet, parts, warning) ? name : fullWords);
  sheet.doc.end();
  return written;
}

const missingWords = `Some letters or signs have no typeface here and are shown as ${missingSign}. The Markdown export holds them all.`;
const fullWords = `Cut after ${mostPages} pages; the Markdown export holds the rest.`;

/** Answers whether there was room for all of it. */
function drawAll(sheet: Sheet, parts: readonly OutlinePart[], warning: string | undefined): boolean {
  try {
    for (const [index, part] of parts.entries()) {
      drawPart(sheet, part);
      if (index === 1 && warning) drawPart(sheet, { is: 'note', text: warning });
    }
    return true;
  } catch (error) {
    if (error instanceof PagesFull) return false;
    throw error;
  }
}

function drawPart(sheet: Sheet, part: OutlinePart) {
  const { left, width } = sheet;
  switch (part.is) {
    case 'title':
      sheet.doc.rect(0, 0, sheet.doc.page.width, 7).fill(ink.bamboo);
      sheet.text(sheet.lines([{ text: part.text }], width, title), left, title);
      return sheet.space(4);
    case 'heading': {
      const style = headings[part.level];
      sheet.space(part.level === 2 ? 18 : 10);
      sheet.room(style.leading + 3 * body.leading);
      sheet.mark(part.text, part.level);
      sheet.text(sheet.lines([{ text: part.text }], width, style), left, style);
      return sheet.space(4);
    }
    case 'note':
      sheet.text(sheet.lines([{ text: part.text }], width, note), left, note);
      return sheet.space(6);
    case 'question':
      return drawQuestion(sheet, part.text);
    case 'markdown':
      return drawBlocks(sheet, readBlocks(part.text), left, width);
    case 'points':
      return drawPoints(sheet, part.items);
    case 'sources':
      return drawBlocks(sheet, [{ is: 'list', first: 1, items: part.items.map(sourceBlock) }], left, width);
  }
}

/** A person's words, on a leaf. */
function drawQuestion(sheet: Sheet, text: string) {
  const { left, width, doc } = sheet;
  const lines = sheet.lines([{ text: text.trim() }], width - 28, question);
  const shade = (top: number, index: number) => {
    const above = index === 0 ? 9 : 4;
    const height = above + question.leading + (index === lines.length - 1 ? 5 : 0);
    doc.rect(left, top - above, width, height).fill(ink.leaf);
    doc.rect(left, top - above, 3, height).fill(ink.bamboo);
  };
  sheet.space(14);
  sheet.room(Math.min(lines.length, 3) * question.leading);
  sheet.text(lines, left + 16, question, shade);
  sheet.space(13);
}

function drawPoints(sheet: Sheet, items: readonly { text: string; note: string }[]) {
  const { left, width } = sheet;
  for (const item of items) {
    const lines = sheet.lines([{ text: item.text }], width - 18, body);
    sheet.room(body.leading + note.leading);
    sheet.doc.circle(left + 6, sheet.y + 6, 2).fill(ink.bamboo);
    sheet.text(lines, left + 18, body);
    sheet.text(sheet.lines([{ text: item.note }], width - 18, note), left + 18, note);
    sheet.space(5);
  }
}

const sourceBlock = ({ title: text, href }: { title: string; href?: string | undefined }): Block[] => [
  { is: 'paragraph', spans: [{ text, ...(href && isSafeLink(href) ? { href } : {}) }] },
];

const textsOf = (parts: readonly OutlinePart[]) =>
  parts
    .map((part) =>
      'items' in part ? part.items.map((item) => Object.values(item).join(' ')).join(' ') : part.text,
    )
    .join(' ');
