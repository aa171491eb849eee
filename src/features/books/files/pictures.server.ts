/** Pictures of a book, opened, bounded and written anew; each once, however often it is shown. */
import { readWithFootnotes } from '#tools/export/pdf/read-footnotes.ts';
import type { Block, Span } from '#tools/export/pdf/blocks.ts';
import { openPicture } from '#kit/models/runners/open-picture.server.ts';
import type { Book } from '../book.ts';

export interface BookPicture {
  name: string;
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

const mostPixels = 1600;
/** Opening each takes a moment, and all of them go into one file. */
const mostPictures = 300;
export const mostPictureBytes = 40_000_000;

/** By what stands in the text; those that cannot be opened are not in it. */
export async function openPictures({ chapters }: Pick<Book, 'chapters'>): Promise<Map<string, BookPicture>> {
  const sources = chapters.flatMap(({ text }) =>
    text.includes('data:image/') ? picturesIn(readWithFootnotes(text)) : [],
  );
  const opened = new Map<string, BookPicture>();
  let bytes = 0;
  for (const source of [...new Set(sources)].slice(0, mostPictures)) {
    const picture = await reopen(source, opened.size + 1);
    bytes += picture?.bytes.length ?? 0;
    if (bytes > mostPictureBytes) break;
    if (picture) opened.set(source, picture);
  }
  return opened;
}

async function reopen(source: string, number: number): Promise<BookPicture | undefined> {
  const [, kind, data = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(source) ?? [];
  const form = kind === 'jpeg' ? 'jpeg' : 'png';
  try {
    const bytes = await openPicture(Buffer.from(data, 'base64'), (picture) =>
      picture
        .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
        .toFormat(form, { quality: 85 })
        .toBuffer(),
    );
    return { name: `picture-${number}.${form === 'jpeg' ? 'jpg' : 'png'}`, type: `image/${form}`, bytes };
  } catch {
    return undefined; // its words stand there instead
  }
}

const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.is) {
      case 'paragraph':
      case 'heading':
        return inSpans(block.spans);
      case 'list':
        return block.items.flatMap(picturesIn);
      case 'quote':
        return picturesIn(block.blocks);
      case 'table':
        return block.rows.flat().flatMap(inSpans);
      case 'code':
      case 'rule':
        return [];
    }
  });

const inSpans = (spans: readonly Span[]) => spans.flatMap(({ picture }) => picture ?? []);
