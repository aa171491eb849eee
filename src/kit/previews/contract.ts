import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const pagePicture = endpoint({
  method: 'GET',
  path: '/previews/page/:id/card.png',
  summary: 'Get a page’s preview picture.',
  access: 'public',
  streaming: true,
  params: z.strictObject({ id: z.string().max(60) }),
  output: z.unknown(),
});
