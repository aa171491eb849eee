/** How an open tab comes to answer with its browser's models. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const joinBrowserChannel = endpoint({
  method: 'POST',
  path: '/api/engines/browser-channel',
  summary:
    'The realtime channel in which your open tab answers your own runs with the models of your browser.',
  access: 'guest',
  output: z.object({
    channel: z.string(),
    /** Guests need a ticket for the socket. */
    isGuest: z.boolean(),
  }),
});
