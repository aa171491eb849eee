/** Documents and pictures that go along with a question. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';

export const longestAttachment = 10_000_000;
/** What an upload in pieces names as its use. */
export const attachmentUse = 'attachment';
export const attachmentKinds = ['text', 'pdf', 'document', 'picture'] as const;

const attachment = z.object({
  /** For the `attachments` of a run; it waits for one for a day. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  size: z.number(),
});
export type Attachment = z.output<typeof attachment>;

const forAll = { access: 'guest', key: 'tools:run', business: 'member' } as const;

export const uploadAttachment = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/attachments',
  summary:
    'Upload a document or picture to ask about: the bytes of a text, Markdown, CSV, JSON or code file, a PDF, an office document or e-book, or a PNG, JPEG or WebP picture.',
  rate: 'upload',
  rawBody: true,
  bodyLimit: longestAttachment,
  query: z.strictObject({ name: z.string().trim().min(1).max(300) }),
  body: z.instanceof(Blob),
  output: attachment,
});

export const removeAttachment = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/attachments/:id',
  summary: 'Delete an unused upload.',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});
