/** What kind of document some bytes are; the name decides only between kinds that look alike. */
import type { DocumentForm } from './forms.ts';

const byType: Record<string, DocumentForm> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'slides',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheet',
  'application/vnd.oasis.opendocument.spreadsheet': 'sheet',
  'application/epub+zip': 'book',
  'text/html': 'web',
};

/** Undefined: not one of them. `head`: the first few thousand bytes; `type`: what they were recognised as. */
export function formOf({
  name,
  head,
  type,
}: {
  name: string;
  head: Uint8Array;
  type: string | undefined;
}): DocumentForm | undefined {
  const ending = /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const beginning = Buffer.from(head.subarray(0, 1024)).toString('latin1');
  if (beginning.includes('%PDF-')) return 'pdf';
  if (type?.startsWith('image/') && type !== 'image/svg+xml') return 'picture';
  if (type && byType[type]) return byType[type];
  // Word, slides and sheets of the old kind, and mails of Outlook, are all one container; so is what is locked by a password.
  if (beginning.startsWith('\u00d0\u00cf\u0011\u00e0')) return byEnding[ending];
  if (beginning.startsWith('PK')) return byEnding[ending];
  if (type && !/^(?:text\/|application\/(?:xml|json|x-ms-regedit))|^message\//.test(type)) return undefined;
  if (head.includes(0) && !/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(beginning)) return undefined;
  if (
    ending === 'eml' ||
    (/^(?:[\w-]+:[^\n]*\n){2}/.test(beginning.replaceAll('\r', '')) &&
      /^(?:from|received|return-path|message-id|date|to|subject|mime-version|delivered-to):/im.test(
        beginning,
      ) &&
      /^subject:|^from:/im.test(beginning))
  )
    return 'mail';
  // A text that calls itself a picture or a PDF is neither.
  if (neverText.test(ending)) return undefined;
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  if (ending === 'md' || ending === 'markdown') return 'markdown';
  return 'text';
}

const neverText = /^(?:pdf|docx|pptx|xlsx|ods|epub|msg|png|jpe?g|webp|gif|avif|tiff?|heic|bmp)$/;

const byEnding: Partial<Record<string, DocumentForm>> = {
  docx: 'word',
  pptx: 'slides',
  xlsx: 'sheet',
  xlsm: 'sheet',
  xls: 'sheet',
  ods: 'sheet',
  epub: 'book',
  msg: 'outlook',
};
