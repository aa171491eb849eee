/** What the pages of rules and rights need to know of the installation they speak for. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const site = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'Get the site’s name and its operator’s contact address.',
  access: 'public',
  output: z.object({ name: z.string(), supportEmail: z.string() }),
});
