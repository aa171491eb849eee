/** What may be attached, and what is kept of it. */
import { AppError } from '#kit/errors.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import { longestAttachment, type Attachment } from './contract.ts';

const mostPixels = 50_000_000;
/** Small writing stays legible, and engines take it. */
const size = { width: 2048, height: 2048, fit: 'inside' } as const;

interface Accepted {
  kind: Attachment['kind'];
  contentType: string;
  bytes: Uint8Array;
  reencoded?: boolean;
  width?: number;
}

/** What it really is decides. Pictures are made anew from their pixels; everything that reads as text is only text. */
export async function accepted(given: Uint8Array): Promise<Accepted> {
  if (given.byteLength === 0) throw new AppError('invalid:empty', { message: 'This file is empty.' });
  const type = isPdf(given) ? pdf : await sniffType(given);
  if (type === pdf) return { kind: 'pdf', contentType: pdf, bytes: given };
  if (type && /^image\/(?:png|apng|jpeg|webp|gif|avif)$/.test(type)) {
    const limits = { maxBytes: longestAttachment, maxPixels: mostPixels, sizes: [size] };
    const [{ bytes, contentType, width } = refused()] = await acceptImage(given, limits);
    return { kind: 'picture', contentType, bytes, reencoded: true, width };
  }
  if (type && /^image\/hei[cf]/.test(type))
    throw new AppError('unsupported_type', {
      message:
        'HEIC photos cannot be opened here. Save it as JPEG, or send it from the phone as “most compatible”.',
    });
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
    message:
      'Attach a text, Markdown, CSV, JSON or code file, a PDF, or a PNG, JPEG, WebP, GIF or AVIF picture.',
  });
}
