import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const getFile = endpoint({
  method: 'GET',
  path: '/api/files/:id',
  summary:
    'Download a file. Public pictures are open to everyone; a key with tools:run gets the files its own runs made; others need access or a signed link.',
  access: 'public',
  key: 'tools:run',
  anyKey: true,
  business: 'member',
  streaming: true,
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    /** Another size of a picture, where one was made. */
    width: z.coerce.number().int().min(1).max(4096).optional(),
    /** What a job made of it: the peaks of a sound, as numbers. `page`: a page as it looks, in a frame in which nothing runs. */
    part: z.enum(['waveform', 'page']).optional(),
    /** Why one may, where it is not one's own: `share:…`, `creation:…`. */
    by: z.string().max(200).optional(),
    expires: z.string().max(20).optional(),
    disposition: z.enum(['inline', 'attachment']).optional(),
    grant: z.string().max(200).optional(),
    signature: z.string().max(100).optional(),
  }),
  output: z.unknown(),
});
