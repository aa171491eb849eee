import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const voiceSample = endpoint({
  access: 'guest',
  key: 'tools:run',
  business: 'member',
  method: 'GET',
  path: '/api/voices/:voice/sample',
  summary: 'Get a voice sample as a WAV file.',
  rate: 'write',
  streaming: true,
  params: z.strictObject({ voice: z.string().regex(/^[a-z_-]{2,20}$/) }),
  output: z.unknown(),
});
