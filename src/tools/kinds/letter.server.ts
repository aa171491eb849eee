/** A letter's structure, and how it is taken away. What it is for another room stands in `letter.ts`. */
import { jsonExporter } from '../export/document-exporters.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { defineKind } from './kind.ts';
import { letterSchema } from './letter-schema.ts';
import { addressText, forStrangers, letterText } from './letter.ts';

const eml: Exporter = {
  format: 'eml',
  label: 'E-mail file (.eml)',
  extension: 'eml',
  contentType: 'message/rfc822',
  async write({ output, mailFiles }) {
    const { writeEml } = await import('./write-eml.server.ts'); // not loaded where nobody wants one
    const letter = letterSchema.parse(output.data);
    return writeEml(letter, await mailFiles(letter.attachments));
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
  shared({ texts, data }) {
    const letter = letterSchema.safeParse(data);
    return { texts, data: letter.success ? forStrangers(letter.data) : null };
  },
});
