/** What browser and server say to each other over the websocket. */
export const realtimePath = '/api/realtime';
export const mostBytesFromClient = 16_384;

export type { FromClient } from './from-client.ts';

export type FromServer =
  /** What was missed came before this; from now on nothing is. */
  | { is: 'joined'; channel: string; at: string }
  | { is: 'left'; channel: string; why: 'asked' | 'forbidden' }
  /** Without a cursor it is not kept, and nothing goes on from it. */
  | { is: 'event'; channel: string; cursor?: string; type: string; data: unknown }
  /** `invalid` on joining: the place asked for is no longer kept, so join without one and fetch anew. */
  | { is: 'refused'; channel: string; code: string };

/** Why the server ends a connection, beyond the codes of RFC 6455. */
export const closeCodes = { signedOut: 4401, notUnderstood: 1008, goingAway: 1001, failed: 1011 } as const;
