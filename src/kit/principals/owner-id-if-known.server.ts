import { ownerFor } from '#kit/businesses/act-for.server.ts';
import type { Context } from '#kit/http/context.server.ts';

/** Whose things the caller sees. Looking makes nobody a guest: undefined for a browser that has made nothing. */
export async function ownerIdIfKnown({ caller, callers, headers }: Context): Promise<string | undefined> {
  return caller.kind === 'member' ? ownerFor(caller) : callers.guestOf(headers);
}
