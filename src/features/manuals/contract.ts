/** Photos for manuals. The rest is what every work has. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const largestPhoto = 15_000_000;

export const preparePhoto = endpoint({
  access: 'guest',
  business: 'member',
  key: 'tools:run',
  method: 'POST',
  path: '/api/product-manuals/photos',
  summary: 'Make a photo small enough for a manual; of its file, only the pixels are kept.',
  rate: 'upload',
  rawBody: true,
  bodyLimit: largestPhoto,
  body: z.instanceof(Blob),
  output: z.object({ picture: z.string() }),
});
