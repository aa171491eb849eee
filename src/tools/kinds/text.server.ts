/** Text with its sources: what most tools make. */
import { z } from 'zod';
import { documentExporters } from '../export/document-exporters.server.ts';
import { defineKind } from './kind.ts';

/** Where it comes from; a page of ours, of the web, or a book without an address. */
const sources = z.strictObject({
  sources: z.array(z.strictObject({ title: z.string(), href: z.string().optional() })),
});

export const textKind = defineKind({
  id: 'text',
  title: 'Text',
  schema: sources,
  exporters: documentExporters,
  tell: (data) => data,
});

/** A tool of this kind takes what is said to it as `message`. */
export const chatKind = defineKind({
  id: 'chat',
  title: 'Answer',
  schema: sources,
  exporters: documentExporters,
  tell: (data) => data,
});
