/** Why a document could not be read, in words for whoever brought it. */
import { AppError } from '#kit/errors.ts';

export const readFailures = {
  locked: 'This document is protected. Enter its password to open it.',
  'wrong-password': 'That is not its password. Try another one.',
  broken:
    'This file is damaged, so it cannot be read. Save it again in the program that made it, then add it once more.',
  empty: 'There is nothing to read in this file.',
  'too-large': 'This file unpacks to far more than a document holds, so it was not opened.',
  'too-much':
    'This document is longer than can be kept here, so only its beginning was read. Split it and add the parts.',
  'too-long': 'Reading this document took too long, so it was stopped. Split it and add the parts.',
  memory: 'Reading this document took too much memory, so it was stopped. Split it and add the parts.',
  sealed:
    'This document is encrypted, and only the program that made it can open it. Save a copy without protection, then add that.',
  unsupported:
    'This kind of file cannot be read. Use PDF, Word, PowerPoint, Excel, CSV, HTML, Markdown, text, EPUB, EML, MSG or a picture.',
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
