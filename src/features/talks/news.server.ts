import type { Queryable } from '#kit/db/database.server.ts';
import { emit } from '#kit/events/bus.server.ts';

/** To the open pages of whoever has these talks. */
export async function tellOwner(tx: Queryable, ownerId: string) {
  await emit(tx, { channel: `principal:${ownerId}`, type: 'talks.changed' });
}
