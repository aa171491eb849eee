import { makePdf } from '#tools/export/make-files.server.ts';
import { documentUse, longestDocument } from '../contract.ts';
import { demoName, demoText, demoTitle } from './demo-text.ts';

const parts = [{ is: 'title', text: demoTitle } as const, { is: 'markdown', text: demoText } as const];

export async function demoFile(ownerId: string) {
  return {
    ownerId,
    purpose: documentUse,
    name: demoName,
    contentType: 'application/pdf',
    body: await makePdf({ parts, origin: '' }, { who: ownerId }),
    maxBytes: longestDocument,
    expiresAt: new Date(Date.now() + 3600_000),
  };
}
