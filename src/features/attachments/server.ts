import { and, eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import { removeFile } from '#kit/files/files.server.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import { mustHaveRoom } from '#kit/files/quota.server.ts';
import { files } from '#kit/files/table.server.ts';
import { readBytes } from '#kit/http/body.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { attachmentPurpose } from '#tools/run/run-files.server.ts';
import { longestAttachment, removeAttachment, uploadAttachment, type Attachment } from './contract.ts';

const day = 24 * 3600_000;
const mostPixels = 50_000_000;
/** Small writing stays legible, and engines take it. */
const size = { width: 2048, height: 2048, fit: 'inside' } as const;

export const attachmentEndpoints = [
  implement(uploadAttachment, async ({ query: { name } }, context) => {
    const given = await readBytes(context.request, longestAttachment);
    const { kind, contentType, bytes, ...made } = await accepted(given);
    const ownerId = await context.principal();
    await mustHaveRoom(context.db, context.files.quota, ownerId, bytes.byteLength);
    const file = await context.files.store({
      ...made,
      ownerId,
      purpose: attachmentPurpose,
      name,
      contentType,
      body: bytes,
      maxBytes: longestAttachment,
      expiresAt: new Date(Date.now() + day),
    });
    return { id: file.id, name: file.name, kind, size: bytes.byteLength };
  }),

  implement(removeAttachment, async ({ params: { id } }, context) => {
    const ownerId = await context.principal();
    const [own] = await context.db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.purpose, attachmentPurpose)));
    if (!own) throw new AppError('not_found:attachment');
    await removeFile(context, id);
    return { success: true } as const;
  }),
];

interface Accepted {
  kind: Attachment['kind'];
  contentType: string;
  bytes: Uint8Array;
  reencoded?: boolean;
  width?: number;
}

/** What it really is decides. Pictures are made anew from their pixels; everything that reads as text is only text. */
async function accepted(given: Uint8Array): Promise<Accepted> {
  if (given.byteLength === 0) throw new AppError('invalid:empty', { message: 'This file is empty.' });
  const type = isPdf(given) ? pdf : await sniffType(given);
  if (type === pdf) return { kind: 'pdf', contentType: pdf, bytes: given };
  if (type && /^image\/(?:png|apng|jpeg|webp)$/.test(type)) {
    const limits = { maxBytes: longestAttachment, maxPixels: mostPixels, sizes: [size] };
    const [{ bytes, contentType, width } = refused()] = await acceptImage(given, limits);
    return { kind: 'picture', contentType, bytes, reencoded: true, width };
  }
  if (!type || /^(?:text\/|application\/(?:xml|json)|image\/svg)/.test(type))
    return { kind: 'text', contentType: 'text/plain', bytes: asText(given) };
  return refused();
}

/** Also a short or broken one, which is not text either. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
const pdf = 'application/pdf';

function asText(given: Uint8Array): Uint8Array {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(given);
    if (text.includes('\0')) return refused();
    return new TextEncoder().encode(text);
  } catch {
    return refused();
  }
}

function refused(): never {
  throw new AppError('unsupported_type', {
    message: 'Attach a text, Markdown, CSV, JSON or code file, a PDF, or a PNG, JPEG or WebP picture.',
  });
}
