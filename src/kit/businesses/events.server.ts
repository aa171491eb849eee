import { z } from 'zod';
import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';

const channel = 'businesses';

/** Another owner, name or address: whoever prints those listens. */
export const businessChanged = defineEvent('business.changed', z.object({ businessId: z.string() }));

export function publishBusinessChanged(tx: Emitter, businessId: string) {
  tx.emit(channel, businessChanged, { businessId });
}
