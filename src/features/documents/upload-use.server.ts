/** What may be brought as a document. Kept as it came, but for pictures, which are made anew from their pixels. */
import { buffer } from 'node:stream/consumers';
import { formOf } from '#kit/documents/read/form-of.server.ts';
import { readFailures } from '#kit/documents/read/failure.ts';
import { AppError } from '#kit/errors.ts';
import { reencodeImage } from '#kit/files/reencode-image.server.ts';
import type { UploadUse } from '#kit/files/upload/upload-use.server.ts';
import { documentUse, longestDocument } from './contract.ts';
import { acceptedDocuments } from '#kit/documents/read/forms.ts';
import { contentTypes } from '#kit/documents/read/content-types.ts';

const headBytes = 4096;
const mostPixels = 60_000_000;
/** Small writing stays legible. */
const size = { width: 4000, height: 4000, fit: 'inside' } as const;

export const documentUpload: UploadUse = {
  id: documentUse,
  maxBytes: longestDocument,
  async accept({ name, bytes, type, read }) {
    if (bytes === 0) throw new AppError('invalid:empty', { message: readFailures.empty });
    const form = formOf({ name, head: await headOf(read()), type });
    if (!form) throw new AppError('unsupported_type', { message: refusal(name, type) });
    if (form !== 'picture') return { contentType: contentTypes[form], body: read() };
    const [picture] = await reencodeImage(await buffer(read()), { maxPixels: mostPixels, sizes: [size] });
    return {
      contentType: picture!.contentType,
      body: picture!.bytes,
      reencoded: true,
      width: picture!.width,
    };
  },
};

/** A file whose name promises another kind than its bytes are. */
function refusal(name: string, type: string | undefined): string {
  const ending = /\.(\p{L}{2,5})$/u.exec(name)?.[1]?.toLowerCase();
  const isKnown = ending !== undefined && acceptedDocuments.includes(`.${ending}`);
  return isKnown && type === undefined
    ? `This file is called .${ending}, but its content doesn’t match. Save it again in the app that created it, or use the right extension.`
    : readFailures.unsupported;
}

async function headOf(stream: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    read += (chunk as Buffer).byteLength;
    if (read >= headBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, headBytes);
}
