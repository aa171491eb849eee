/** A format that works of a kind can be taken away in. */
export interface ExportedWork<Content> {
  title: string;
  content: Content;
  /** Of this installation, for links. */
  origin: string;
  /** Where it is edited, for links to its passages; undefined where its kind has no page. */
  address: string | undefined;
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
