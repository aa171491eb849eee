/** An email's structure, and how it is taken away. What other features know of it is in `email.ts`. */
import { jsonExporter } from '../export/document-exporters.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { implementKind } from './implement-kind.server.ts';
import { emailSchema } from './email-schema.ts';
import { addressText, forStrangers, emailAsText } from './email.ts';
import { emailKind } from './shared-kinds.ts';

const eml: Exporter = {
  format: 'eml',
  label: 'E-mail file (.eml)',
  extension: 'eml',
  contentType: 'message/rfc822',
  async write({ output, mailFiles }) {
    const { writeEml } = await import('./write-eml.server.ts'); // not loaded where nobody wants one
    const email = emailSchema.parse(output.data);
    return writeEml(email, await mailFiles(email.attachments));
  },
};

const plainText: Exporter = {
  format: 'txt',
  label: 'Plain text',
  extension: 'txt',
  contentType: 'text/plain',
  write: ({ output }) => `${emailAsText(emailSchema.parse(output.data))}\n`,
};

export const emailResults = implementKind(emailKind, {
  schema: emailSchema,
  exporters: [eml, plainText, jsonExporter],
  tell: (data) => ({
    parts: [
      { is: 'note', text: `To ${data.to.map(addressText).join(', ') || 'no one yet'}: ${data.subject}` },
    ],
    details: { ...data },
  }),
  shared({ texts, data }) {
    const email = emailSchema.safeParse(data);
    return { texts, data: email.success ? forStrangers(email.data) : null };
  },
});
