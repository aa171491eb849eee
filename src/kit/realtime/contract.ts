import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/realtime/ticket',
  summary:
    'For a browser without an account that has made something: lets it hear of its own things as they change.',
  access: 'public',
  output: z.object({
    /** Null for a browser that has made nothing: there is nothing to hear of. */
    ticket: z.string().nullable(),
    channel: z.string().nullable(),
  }),
});
