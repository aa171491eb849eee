import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const getFile = endpoint({
  method: 'GET',
  path: '/api/files/:id',
  summary: 'A stored file: public pictures for everyone, the rest for its owner or by a signed link.',
  access: 'public',
  streaming: true,
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    /** Another size of a picture, where one was made. */
    width: z.coerce.number().int().min(1).max(4096).optional(),
    expires: z.string().max(20).optional(),
    disposition: z.enum(['inline', 'attachment']).optional(),
    grant: z.string().max(200).optional(),
    signature: z.string().max(100).optional(),
  }),
  output: z.unknown(),
});
