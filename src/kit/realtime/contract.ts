import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/realtime/ticket',
  summary: 'Get live updates for a guest’s own work.',
  access: 'public',
  output: z.object({
    /** Null for members, who need none. */
    ticket: z.string().nullable(),
    /** Null for a browser that has made nothing: it may follow public pages only. */
    channel: z.string().nullable(),
  }),
});
