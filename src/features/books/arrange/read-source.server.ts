/** Files as Markdown: texts as they are, documents by their blocks. */
import { asAppError, ReadFailure } from '#kit/documents/read/failure.ts';
import { formOf } from '#kit/documents/read/form-of.server.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { readDocument } from '#kit/documents/read/read-document.server.ts';
import { AppError } from '#kit/errors.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { GivenSource } from './arrange-chapters.ts';
import { largestBook } from '../book.ts';
import { writePages } from '../files/make-files.server.ts';

type Context = Pick<RunContext, 'files' | 'signal' | 'ownerId'>;

export async function readSource(id: string, context: Context): Promise<GivenSource> {
  const { file, stream } = await context.files.read(id);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const form = formOf({
    name: file.name,
    head: bytes.subarray(0, 4096),
    type: await sniffType(bytes.subarray(0, 4100)),
  });
  const tooLong = () =>
    new AppError('too_large:document', {
      message: `There is more text in “${file.name}” than a book can hold. Split it and add the parts.`,
    });
  const isText = form === 'text' || form === 'markdown';
  const text = isText
    ? new TextDecoder().decode(bytes)
    : await writePages(await pagesOf({ form, bytes, tooLong }, context), {
        who: context.ownerId,
        signal: context.signal,
      });
  if (text.length > largestBook) throw tooLong();
  if (text.trim() === '')
    throw new AppError('invalid:document', {
      message: `There is no text in “${file.name}”. If its pages are pictures, recognise their text first.`,
    });
  return { name: file.name, text };
}

async function pagesOf(
  { form, bytes, tooLong }: { form: ReturnType<typeof formOf>; bytes: Uint8Array; tooLong: () => AppError },
  { signal, ownerId: who }: Context,
): Promise<ReadPage[]> {
  try {
    if (!form || form === 'picture') throw new ReadFailure('unsupported');
    const pages: ReadPage[] = [];
    let letters = 0;
    for await (const part of readDocument({ form, bytes, from: 1 }, { signal, who })) {
      if (!('page' in part)) continue;
      letters += part.page.blocks.reduce((sum, { text }) => sum + text.length, 0);
      if (letters > largestBook) throw tooLong();
      pages.push(form === 'book' ? withTitle(part.page) : part.page);
    }
    return pages;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ReadFailure ? asAppError(error) : error;
  }
}

/** A chapter of an e-book whose title stands in its table of contents alone. */
function withTitle(page: ReadPage): ReadPage {
  if (!page.label || page.blocks.some(({ role }) => role === 'heading')) return page;
  return { ...page, blocks: [{ role: 'heading', level: 1, text: page.label }, ...page.blocks] };
}
