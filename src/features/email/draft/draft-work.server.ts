/** A mail that is not sent yet: saved as it is written, with versions and a way back, like every work. */
import { mappedFiles } from '#tools/kinds/email.ts';
import { writeEml } from '#tools/kinds/write-eml.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { textPartsInWorker } from '#tools/work/propose/parts-pool.server.ts';
import { draftContent } from './draft-content.ts';
import type { DraftContent } from './empty-draft.ts';
import { emailOf } from './email-of.ts';
import { draftWork } from './draft-work.ts';

export const draftWorks = implementWork(draftWork, {
  schema: draftContent,
  version: 1,
  text: ({ subject, body, to }) => [subject, to, body].filter(Boolean).join('\n\n'),
  preview: ({ body, subject }) => body || subject,
  // Whoever gets a blind copy, and what goes along, is nobody else's to know.
  shared: (content) => ({ ...content, bcc: '', follows: null, attachments: [] }),
  mapFiles: (content, map) => ({ ...content, attachments: mappedFiles(content.attachments, map) }),
  exporters: [
    {
      format: 'eml',
      label: 'E-mail file (.eml)',
      extension: 'eml',
      contentType: 'message/rfc822',
      write: async ({ content, mailFiles }) =>
        writeEml(emailOf(content), await mailFiles(content.attachments)),
    },
    {
      format: 'txt',
      label: 'Plain text',
      extension: 'txt',
      contentType: 'text/plain',
      write: ({ content }) => `${content.body.trimEnd()}\n`,
    },
  ],
  parts: textPartsInWorker<DraftContent>({
    read: ({ body }) => body,
    write: (content, body) => ({ ...content, body }),
  }),
});
