/** A letter's structure, and how it is taken away. What it is for another room stands in `letter.ts`. */
import { z } from 'zod';
import { jsonExporter } from '../export/document-exporters.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { defineKind } from './kind.ts';
import { addressText, isAddress, letterText } from './letter.ts';

/** What a header may hold: nothing that ends it and begins another. */
// oxlint-disable-next-line no-control-regex
const oneLine = /^[^\r\n\0]*$/;

const address = z.strictObject({
  name: z.string().max(200).regex(oneLine),
  address: z.string().max(320).refine(isAddress, 'That is no e-mail address.'),
});
const people = z.array(address).max(100, 'At most 100 recipients in one field.');

export const letterSchema = z.strictObject({
  to: people,
  cc: people,
  bcc: people,
  subject: z.string().max(500).regex(oneLine, 'A subject is one line.'),
  body: z.string().max(200_000),
});

const eml: Exporter = {
  format: 'eml',
  label: 'E-mail file (.eml)',
  extension: 'eml',
  contentType: 'message/rfc822',
  async write({ output }) {
    const { writeEml } = await import('./write-eml.server.ts'); // not loaded where nobody wants one
    return writeEml(letterSchema.parse(output.data));
  },
};

const plainText: Exporter = {
  format: 'txt',
  label: 'Plain text',
  extension: 'txt',
  contentType: 'text/plain',
  write: ({ output }) => `${letterText(letterSchema.parse(output.data))}\n`,
};

export const letterKind = defineKind({
  id: 'letter',
  title: 'E-mail',
  schema: letterSchema,
  exporters: [eml, plainText, jsonExporter],
  tell: (data) => ({
    parts: [
      { is: 'note', text: `To ${data.to.map(addressText).join(', ') || 'nobody yet'}: ${data.subject}` },
    ],
    details: { ...data },
  }),
});
