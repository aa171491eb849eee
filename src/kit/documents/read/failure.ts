/** Why a document could not be read, in words for whoever brought it. */
import { AppError } from '#kit/errors.ts';

export const readFailures = {
  locked: 'This document is password-protected. Enter its password to open it.',
  'wrong-password': 'Incorrect password. Try again.',
  broken:
    'This file is damaged and can’t be read. Save it again in the app that created it, then add it again.',
  empty: 'There’s no text in this file.',
  'too-large': 'This file is suspiciously large when unpacked, so it wasn’t opened.',
  'too-much': 'This document is too long, so only its beginning was read. Split it and add the parts.',
  'too-long': 'Reading this document took too long, so it was stopped. Split it and add the parts.',
  memory: 'Reading this document took too much memory, so it was stopped. Split it and add the parts.',
  sealed: 'This document is encrypted. Save a copy without protection, then add that.',
  unsupported:
    'This kind of file isn’t supported. Use PDF, Word, PowerPoint, Excel, CSV, HTML, Markdown, text, EPUB, EML, MSG or a picture.',
} as const;
export type WhyUnread = keyof typeof readFailures;

export class ReadFailure extends Error {
  readonly why: WhyUnread;
  constructor(why: WhyUnread, cause?: unknown) {
    super(readFailures[why], { cause });
    this.why = why;
  }
}

export const asAppError = (failure: ReadFailure) =>
  new AppError(`invalid:document_${failure.why.replace('-', '_')}`, {
    message: failure.message,
    cause: failure.cause,
  });
