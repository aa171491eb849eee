/** Only the text of a document, for whoever wants no pages: what is attached to a question, what a search found. */
import { sniffType } from '#kit/files/sniff-type.server.ts';
import { asAppError, ReadFailure } from './read/failure.ts';
import { formOf } from './read/form-of.server.ts';
import { readDocument, usualLimits, type ReadLimits } from './read/read-document.server.ts';

export interface TextWork {
  bytes: Uint8Array;
  name: string;
  /** After so many letters, further pages are not read. */
  enough: number;
}

/** Someone waits for it. */
const limits: ReadLimits = { ...usualLimits, megabytes: 400 };

/** Empty where all its pages are pictures. */
export async function readDocumentText(
  { bytes, name, enough }: TextWork,
  { signal, who }: { signal?: AbortSignal | undefined; who?: string | undefined } = {},
): Promise<string> {
  try {
    const form = formOf({
      name,
      head: bytes.subarray(0, 4096),
      type: await sniffType(bytes.subarray(0, 4100)),
    });
    if (!form || form === 'picture') throw new ReadFailure('unsupported');
    const pages: string[] = [];
    let length = 0;
    for await (const part of readDocument({ form, bytes, from: 1 }, { signal, limits, who })) {
      if (!('page' in part)) continue;
      const text = part.page.blocks
        .filter(({ role }) => role !== 'running-head')
        .map((block) => block.text)
        .join('\n');
      pages.push(text);
      length += text.length;
      if (length >= enough) break;
    }
    return pages.join('\n\n').trim();
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ReadFailure ? asAppError(error) : error;
  }
}
