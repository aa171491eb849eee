/** How many sockets each person has, counted from the moment when one is let in: what is counted later lets in all that come at once. */
import type { Duplex } from 'node:stream';

const mostSocketsEach = 30;

export function createSocketPlaces(most = mostSocketsEach) {
  const taken = new Map<string, number>();

  function release(who: string) {
    const left = taken.get(who)! - 1;
    if (left > 0) taken.set(who, left);
    else taken.delete(who);
  }

  return {
    /** Whether there was a place; it is free again when the socket closes, however that comes about. */
    take(who: string, socket: Duplex): boolean {
      const count = taken.get(who) ?? 0;
      // Whoever has left already would never give it back.
      if (count >= most || socket.destroyed) return false;
      taken.set(who, count + 1);
      socket.once('close', () => release(who));
      return true;
    },
  };
}
