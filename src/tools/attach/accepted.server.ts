/** What may be attached, and what is kept of it. */
import { contentTypes } from '#kit/documents/read/content-types.ts';
import { decodeText } from '#kit/documents/read/decode-text.ts';
import { formOf } from '#kit/documents/read/form-of.server.ts';
import type { DocumentForm } from '#kit/documents/read/forms.ts';
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
export async function accepted(given: Uint8Array, name: string): Promise<Accepted> {
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
        'HEIC photos aren’t supported. Save it as JPEG, or send it from your phone as “most compatible”.',
    });
  const form = formOf({ name, head: given.subarray(0, 4096), type });
  if (form && isOffice(form)) return { kind: 'document', contentType: contentTypes[form], bytes: given };
  if (!type || /^(?:text\/|application\/(?:xml|json)|image\/svg)/.test(type))
    return { kind: 'text', contentType: 'text/plain', bytes: asText(given, name) };
  return refused();
}

/** What is kept as it came and read apart; texts of every kind are only text. */
const isOffice = (form: DocumentForm): form is 'word' | 'slides' | 'sheet' | 'book' | 'outlook' =>
  /^(?:word|slides|sheet|book|outlook)$/.test(form);

/** Also a short or broken one, which is not text either. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
const pdf = 'application/pdf';

/** Tables of older programs are often in their own encoding, and hold nothing but text. */
const isTable = (name: string) => /\.(?:csv|tsv|tab)$/i.test(name);

function asText(given: Uint8Array, name: string): Uint8Array {
  try {
    const text = isTable(name) ? decodeText(given) : new TextDecoder('utf-8', { fatal: true }).decode(given);
    if (text.includes('\0')) return refused();
    return new TextEncoder().encode(text);
  } catch {
    return refused();
  }
}

function refused(): never {
  throw new AppError('unsupported_type', {
    message:
      'Attach a text, Markdown, CSV, JSON or code file, a PDF, a Word, PowerPoint or Excel file, an EPUB or MSG file, or a PNG, JPEG, WebP, GIF or AVIF picture.',
  });
}
