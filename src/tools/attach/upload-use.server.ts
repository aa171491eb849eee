import { buffer } from 'node:stream/consumers';
import type { UploadUse } from '#kit/files/upload/upload-use.server.ts';
import { accepted } from './accepted.server.ts';
import { attachmentUse, longestAttachment } from './contract.ts';

/** The same by pieces, for whoever wants to see how far it is and go on after a broken connection. */
export const attachmentUpload: UploadUse = {
  id: attachmentUse,
  maxBytes: longestAttachment,
  async accept({ name, read }) {
    const { bytes, contentType, reencoded, width } = await accepted(await buffer(read()), name);
    return { contentType, body: bytes, ...(reencoded ? { reencoded } : {}), ...(width ? { width } : {}) };
  },
};
