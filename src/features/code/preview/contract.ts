import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { isHost, mostHosts } from './hosts.ts';

/** An empty page that is given what it shows by the page around it, which no other site can be. */
export const previewFrame = endpoint({
  method: 'GET',
  path: '/sandbox/preview',
  summary: 'Get the empty page that code projects are previewed in.',
  access: 'public',
  rate: 'none',
  streaming: true,
  query: z.strictObject({
    grant: z.string().max(800).optional().describe('What allowing hosts answered, for whoever allowed them.'),
  }),
  output: z.unknown(),
});

export const allowPreviewHosts = endpoint({
  method: 'POST',
  path: '/api/code/preview-hosts',
  summary: 'Allow the previews that you look at to call some hosts over HTTPS.',
  access: 'guest',
  body: z.strictObject({
    hosts: z
      .array(z.string().max(100).refine(isHost, 'Enter host names.'))
      .min(1)
      .max(mostHosts, `Allow at most ${mostHosts} hosts.`),
  }),
  output: z.object({ grant: z.string() }),
});
