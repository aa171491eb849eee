import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const pagePicture = endpoint({
  method: 'GET',
  path: '/previews/page/:id/card.png',
  summary: 'The picture that chat apps show beside a link to a page of ours.',
  access: 'public',
  streaming: true,
  params: z.strictObject({ id: z.string().max(60) }),
  output: z.unknown(),
});
