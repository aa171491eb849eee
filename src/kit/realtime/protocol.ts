/** What browser and server say to each other over the websocket. */
import { z } from 'zod';

export const realtimePath = '/api/realtime';
export const mostBytesFromClient = 16_384;

export const fromClient = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), channel: z.string().max(200), after: z.string().max(40).optional() }),
  z.strictObject({ do: z.literal('leave'), channel: z.string().max(200) }),
  z.strictObject({ do: z.literal('say'), channel: z.string().max(200), type: z.string().max(80), data: z.unknown() }),
]);
export type FromClient = z.output<typeof fromClient>;

export type FromServer =
  | { is: 'joined'; channel: string; at: string }
  | { is: 'left'; channel: string; why: 'asked' | 'forbidden' }
  | { is: 'event'; channel: string; cursor: string; type: string; data: unknown }
  | { is: 'refused'; channel: string; code: string };
