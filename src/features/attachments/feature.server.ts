import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { attachmentEndpoints } from './server.ts';

export const attachments = defineServerFeature({
  endpoints: attachmentEndpoints,
});
