import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { attachmentEndpoints } from './server.ts';
import { attachmentUpload } from './upload-use.server.ts';

export const attachments = defineServerFeature({
  endpoints: attachmentEndpoints,
  uploadUses: [attachmentUpload],
});
