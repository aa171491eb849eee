/** A format that results of a kind can be taken away in. */
import type { Output } from '../define/output.ts';
import type { MailFile, MailPart } from '../kinds/email.ts';
import type { Exported } from './exported.ts';
import type { OutlinePart } from './outline.ts';

export interface Exportable {
  title: string;
  /** What is told of it, as data and as the parts of a document. */
  document: Exported;
  parts: readonly OutlinePart[];
  /** Of the last turn. */
  output: Output;
  /** Whose it is: where making the file takes long, people take turns. */
  ownerId: string;
  /** Whoever takes it away has left. */
  signal: AbortSignal;
  /** Of this installation, for links. */
  origin: string;
  /** Where the last turn is looked at, for links to its passages; undefined where its tool has no page. */
  address: string | undefined;
  /** What the files of a mail hold, of whoever takes it away. */
  mailFiles(attached: readonly MailFile[] | undefined): Promise<MailPart[]>;
}

type Written = string | Uint8Array<ArrayBuffer>;

export interface Exporter {
  /** In addresses: `?format=csv`. */
  format: string;
  /** For people: `Spreadsheet (CSV)`. */
  label: string;
  extension: string;
  contentType: string;
  /** Another form of one that is listed: only a page that knows of it offers it. */
  isVariant?: boolean;
  write(what: Exportable): Written | Promise<Written>;
}

/** What a menu needs to know of it. */
export type ListedExporter = Pick<Exporter, 'format' | 'label' | 'extension'>;
