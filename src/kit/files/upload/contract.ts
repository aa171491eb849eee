/** Uploads that survive a broken connection: the tus protocol (https://tus.io), version 1.0.0. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

const id = z.strictObject({ id: z.string().regex(/^[\da-f]{32}$/) });
/** Guests too, and programs by a key. The protocol has headers of its own, and answers without bodies. */
const tus = {
  access: 'guest',
  key: 'tools:run',
  business: 'member',
  rawBody: true,
  streaming: true,
  output: z.unknown(),
} as const;

export const createUpload = endpoint({
  ...tus,
  method: 'POST',
  path: '/api/uploads',
  summary: 'Start a resumable upload (tus 1.0.0); metadata: `name`, and `for` (its purpose).',
  rate: 'upload',
});

export const continueUpload = endpoint({
  ...tus,
  method: 'PATCH',
  path: '/api/uploads/:id',
  summary: 'Send part of an upload (tus). The last part returns the file as JSON.',
  // Large files come in many pieces; what they may hold together is bounded by their length.
  rate: 'read',
  params: id,
});

export const uploadState = endpoint({
  ...tus,
  method: 'GET',
  path: '/api/uploads/:id',
  summary: 'Get an upload’s progress with HEAD (tus).',
  params: id,
});

export const cancelUpload = endpoint({
  ...tus,
  method: 'DELETE',
  path: '/api/uploads/:id',
  summary: 'Cancel an upload (tus).',
  params: id,
});

/** What the last piece answers with. */
export const uploadedFile = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
});
export type UploadedFile = z.output<typeof uploadedFile>;
