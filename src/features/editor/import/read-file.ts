/** A file as a document, by what it is. */
import { emptyContent, mostContent, type RichContent } from '../document/content.ts';

export const accepted = '.docx,.md,.markdown,.html,.htm,.txt,text/plain,text/markdown,text/html';
const mostBytes = 12_000_000;
const longestText = 2_500_000;

/** Words for people where it cannot be one. */
export class CannotImport extends Error {}

interface Imported {
  title: string;
  content: RichContent;
}

export async function readFile(file: File): Promise<Imported> {
  const read = await contentOf(file);
  const bytes = new TextEncoder().encode(JSON.stringify(read.content)).length;
  if (bytes > mostContent)
    throw new CannotImport(
      `That’s too long for one document: ${inMegabytes(bytes)} with its formatting, of at most ${inMegabytes(mostContent)}. Split it into parts and import each.`,
    );
  return read;
}

const inMegabytes = (bytes: number) => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;

async function contentOf(file: File): Promise<Imported> {
  if (file.size > mostBytes) throw new CannotImport('That file is too large. The limit is 12 MB.');
  const title =
    file.name
      .replace(/\.\w+$/, '')
      .slice(0, 120)
      .trim() || 'Imported document';
  const name = file.name.toLowerCase();
  if (name.endsWith('.docx')) {
    const { fromDocx, NotADocument } = await import('./from-docx.ts');
    try {
      return { title, content: fromDocx(new Uint8Array(await file.arrayBuffer())) };
    } catch (error) {
      if (error instanceof NotADocument) throw new CannotImport(error.message, { cause: error });
      throw error;
    }
  }
  if (!/\.(?:md|markdown|html?|txt|text)$/.test(name) && !file.type.startsWith('text/'))
    throw new CannotImport('Import a Word (DOCX), Markdown, HTML or text file.');
  const text = (await file.text()).replaceAll('\0', '');
  if (text.length > longestText)
    throw new CannotImport('That text is too long. The limit is 2.5 million characters.');
  if (/\.html?$/.test(name)) {
    const { fromHtml } = await import('./from-html.ts');
    return { title, content: { ...emptyContent(), doc: fromHtml(text) } };
  }
  if (/\.(?:md|markdown)$/.test(name)) {
    const { fromMarkdown } = await import('./from-markdown.ts');
    return { title, content: { ...emptyContent(), doc: fromMarkdown(text) } };
  }
  const { fromText } = await import('./from-text.ts');
  return { title, content: { ...emptyContent(), doc: fromText(text) } };
}
