/** Everything that is not drawn page by page, as the pages that it is cited by. */
import { mostRows, readCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
import type { ReadBlock, ReadPage } from './document.ts';
import { readDocx } from './docx.ts';
import { readEpub } from './epub.ts';
import { ReadFailure } from './failure.ts';
import type { DocumentForm } from './forms.ts';
import { readHtml } from './html.ts';
import { readMarkdownDocument } from './markdown.ts';
import { cutTable, headsOfRows, inParts } from './parts.ts';
import { readText } from './plain-text.ts';
import { readPptx } from './pptx.ts';

export type FlowingForm = Exclude<DocumentForm, 'pdf' | 'picture'>;

export async function readFlowing(form: FlowingForm, bytes: Uint8Array): Promise<ReadPage[]> {
  if (isSealed(bytes) && form !== 'outlook' && form !== 'sheet') throw new ReadFailure('sealed');
  const pages = await pagesOf(form, bytes);
  return pages.map((page, index) => ({ ...page, number: index + 1 }));
}

async function pagesOf(form: FlowingForm, bytes: Uint8Array): Promise<ReadPage[]> {
  switch (form) {
    case 'word':
      return readDocx(bytes).flatMap((blocks) => [...inParts(blocks)]);
    case 'slides':
      return readPptx(bytes);
    case 'book':
      return [...readEpub(bytes)].flatMap(({ title, blocks }) => [
        ...inParts(blocks, { label: title.slice(0, 80) }),
      ]);
    case 'sheet':
      return (await import('./sheets.ts'))
        .readSheets(bytes)
        .flatMap(({ name, rows, isCut }) => tablePages(rows, isCut, name));
    case 'csv': {
      const { rows, isCut } = readCsv(decodeText(bytes));
      return tablePages(rows, isCut);
    }
    case 'mail':
      return [...inParts(await (await import('./mail.ts')).readMail(bytes))];
    case 'outlook':
      return [...inParts((await import('./mail.ts')).readOutlook(bytes))];
    case 'web': {
      const { title, blocks } = readHtml(decodeText(bytes));
      const named: ReadBlock[] =
        title && !blocks.some(({ role }) => role === 'heading')
          ? [{ role: 'heading', level: 1, text: title }]
          : [];
      return [...inParts([...named, ...blocks])];
    }
    case 'markdown':
      return [...inParts(readMarkdownDocument(decodeText(bytes)))];
    case 'text':
      return [...inParts(readText(decodeText(bytes)))];
  }
}

const cutNote: ReadBlock = {
  role: 'caption',
  text: `Only the first ${mostRows.toLocaleString('en')} rows were read.`,
};

function tablePages(rows: readonly string[][], isCut: boolean, label?: string): ReadPage[] {
  const blocks = cutTable(rows, headsOfRows(rows));
  return blocks.map((block, index) => ({
    number: 0,
    ...(label ? { label } : {}),
    blocks: isCut && index === blocks.length - 1 ? [block, cutNote] : [block],
  }));
}

/** The container in which Office puts what it encrypts. */
const isSealed = (bytes: Uint8Array) =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
