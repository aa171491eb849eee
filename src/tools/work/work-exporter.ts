import type { MailFile, MailPart } from '../kinds/email.ts';

export interface ExportedVersion<Content> {
  /** Null for what stands there now, where that is no version yet. */
  number: number | null;
  name: string | null;
  /** Null for a guest, and for someone who is no longer here. */
  author: string | null;
  createdAt: Date;
  content: Content;
}

/** A format that works of a kind can be taken away in. */
export interface ExportedWork<Content> {
  title: string;
  content: Content;
  /** Of this installation, for links. */
  origin: string;
  /** Where it is edited, for links to its passages; undefined where its kind has no page. */
  address: string | undefined;
  /** The newest first, each read when it is asked for; those that cannot be read are left out. */
  versions(): AsyncIterable<ExportedVersion<Content>>;
  /** Whoever takes it away: where making the file takes long, people take turns. */
  who: string;
  /** They have left. */
  signal: AbortSignal;
  /** What the files of a mail hold, where it is one. */
  mailFiles(attached: readonly MailFile[] | undefined): Promise<MailPart[]>;
}

export interface WorkExporter<Content = unknown> {
  /** In addresses: `?format=md`. */
  format: string;
  /** For people: `Markdown`. */
  label: string;
  extension: string;
  contentType: string;
  write(work: ExportedWork<Content>): string | Promise<string | Uint8Array<ArrayBuffer>>;
}
