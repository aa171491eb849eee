/** The document of a thread: the work that its people write together, beside what they say. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

const id = z.strictObject({ id: z.uuid() });

export const beginDocument = endpoint({
  method: 'POST',
  path: '/api/threads/:id/document',
  summary: 'Create a thread’s document, or use one of yours. Members get access by role.',
  access: 'member',
  params: id,
  body: z.strictObject({ work: z.uuid().nullable().default(null) }),
  output: z.object({ workId: z.string() }),
});

export const proposeMessage = endpoint({
  method: 'POST',
  path: '/api/thread-messages/:id/proposal',
  summary: 'Suggest a message or tool result as an addition to the document.',
  access: 'member',
  params: id,
  output: z.object({ workId: z.string() }),
});

export const documentSentences = endpoint({
  method: 'GET',
  path: '/api/threads/:id/sentences',
  summary: 'List every sentence of the document with its author and date.',
  access: 'member',
  params: id,
  output: z.object({
    items: z.array(
      z.object({
        text: z.string(),
        /** A person or a tool; null for someone who has left. */
        by: z.string().nullable(),
        /** Who else wrote a part of it. */
        others: z.array(z.string()),
        /** The version that it came with. */
        version: z.number().nullable(),
        at: moment.nullable(),
      }),
    ),
  }),
});
