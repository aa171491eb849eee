/** What goes between the server and a process that reads a document. */
import type { ReadPage } from './document.ts';
import type { WhyUnread } from './failure.ts';
import type { DocumentForm } from './forms.ts';

export interface ToReader {
  form: Exclude<DocumentForm, 'picture'>;
  bytes: Uint8Array;
  password?: string | undefined;
  from: number;
}

/** A page without writing, drawn for the recogniser. */
export interface Scan {
  number: number;
  label?: string;
  size: { width: number; height: number };
  picture: Uint8Array;
}

export type FromReader =
  | { is: 'ready' }
  | { is: 'count'; pages: number }
  | { is: 'page'; page: ReadPage }
  | { is: 'scan'; scan: Scan }
  | { is: 'done' }
  | { is: 'failed'; why: WhyUnread; detail: string };

/** So many pages may be on their way before the reader waits for the server. */
export const pagesAhead = 8;
