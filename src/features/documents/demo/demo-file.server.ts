import { makePdf } from '#tools/export/pdf/make-pdf.server.ts';
import { documentUse, longestDocument } from '../contract.ts';
import { demoName, demoText, demoTitle } from './demo-text.ts';

export async function demoFile(ownerId: string) {
  return {
    ownerId,
    purpose: documentUse,
    name: demoName,
    contentType: 'application/pdf',
    body: await makePdf({
      parts: [
        { is: 'title', text: demoTitle },
        { is: 'markdown', text: demoText },
      ],
      origin: '',
    }),
    maxBytes: longestDocument,
    expiresAt: new Date(Date.now() + 3600_000),
  };
}
