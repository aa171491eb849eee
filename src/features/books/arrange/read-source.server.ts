/** Files as Markdown: texts as they are, documents by their blocks. */
import { asAppError, ReadFailure } from '#kit/documents/read/failure.ts';
import { formOf } from '#kit/documents/read/form-of.server.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { readDocument } from '#kit/documents/read/read-document.server.ts';
import { AppError } from '#kit/errors.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { GivenSource } from './arrange-chapters.ts';
import { pagesToMarkdown } from './to-markdown.ts';

type Context = Pick<RunContext, 'files' | 'signal' | 'ownerId'>;

export async function readSource(id: string, context: Context): Promise<GivenSource> {
  const { file, stream } = await context.files.read(id);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const form = formOf({
    name: file.name,
    head: bytes.subarray(0, 4096),
    type: await sniffType(bytes.subarray(0, 4100)),
  });
  const text =
    form === 'text' || form === 'markdown'
      ? new TextDecoder().decode(bytes)
      : pagesToMarkdown(await pagesOf({ form, bytes }, context));
  if (text.trim() === '')
    throw new AppError('invalid:document', {
      message: `There is no text in “${file.name}”. If its pages are pictures, recognise their text first.`,
    });
  return { name: file.name, text };
}

async function pagesOf(
  { form, bytes }: { form: ReturnType<typeof formOf>; bytes: Uint8Array },
  { signal, ownerId: who }: Context,
): Promise<ReadPage[]> {
  try {
    if (!form || form === 'picture') throw new ReadFailure('unsupported');
    const pages: ReadPage[] = [];
    for await (const part of readDocument({ form, bytes, from: 1 }, { signal, who }))
      if ('page' in part) pages.push(form === 'book' ? withTitle(part.page) : part.page);
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
