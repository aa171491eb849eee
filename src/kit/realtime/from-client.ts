/** What a browser may say over the websocket; the browser itself only needs its type. */
import { z } from 'zod';

const channel = z.string().max(200);
const type = z.string().regex(/^[\w.-]{1,80}$/);

export const fromClient = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), channel, after: z.string().max(8000).optional() }),
  z.strictObject({ do: z.literal('leave'), channel }),
  z.strictObject({ do: z.literal('say'), channel, type, data: z.unknown() }),
  /** Like `say`, but for whoever listens now: it is not kept. */
  z.strictObject({ do: z.literal('signal'), channel, type, data: z.unknown() }),
]);
export type FromClient = z.output<typeof fromClient>;
