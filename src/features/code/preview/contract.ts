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
    hosts: z
      .string()
      .max(600)
      .refine(
        (text) => text.split(',').length <= mostHosts && text.split(',').every(isHost),
        'Enter host names.',
      )
      .optional()
      .describe('Hosts that the preview may call over HTTPS, separated by commas.'),
  }),
  output: z.unknown(),
});
