/** Text with its sources: what most tools make. */
import { z } from 'zod';
import { documentExporters } from '../export/document-exporters.server.ts';
import { implementKind } from './implement-kind.server.ts';
import { textKind, chatKind } from './shared-kinds.ts';

/** Where it comes from; a page of ours, of the web, or a book without an address. */
const sources = z.strictObject({
  sources: z.array(z.strictObject({ title: z.string(), href: z.string().optional() })),
});

export const textResults = implementKind(textKind, {
  schema: sources,
  exporters: documentExporters,
  tell: (data) => data,
});

/** A tool of this kind takes what is said to it as `message`. */
export const chatResults = implementKind(chatKind, {
  schema: sources,
  exporters: documentExporters,
  tell: (data) => data,
});
