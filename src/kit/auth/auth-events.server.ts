/** What every node must hear at once: who may no longer do what. */
import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';

/** Changes of rights travel on this channel of the bus. */
export const authChannel = 'auth';

const whose = z.object({
  userId: z.string().optional(),
  sessionId: z.string().optional(),
  keyId: z.string().optional(),
  /** All of the person's but this one. */
  exceptSessionId: z.string().optional(),
});
export type Revocation = z.output<typeof whose>;

export const sessionRevoked = defineEvent('session.revoked', whose);
export const keyRevoked = defineEvent('key.revoked', whose);
export const userChanged = defineEvent('user.changed', whose);
/** What a guest had is an account's now; the guest is no more. */
export const guestAdopted = defineEvent('guest.adopted', z.object({ guestId: z.string() }));
export const channelChanged = defineEvent('channel.changed', z.object({ channel: z.string() }));
