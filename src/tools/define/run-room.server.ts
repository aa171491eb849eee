/** How a room lets runs reach what it keeps, without the tools knowing of the room. */
import type { Database } from '#kit/db/database.server.ts';
import type { RunRooms } from './define-run.server.ts';

export interface RunRoom<Name extends keyof RunRooms = keyof RunRooms> {
  name: Name;
  /** For one run, on behalf of its owner. */
  open(parts: { db: Database }, asker: { ownerId: string }): RunRooms[Name];
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    runRooms?: readonly RunRoom[];
  }
}

export const openRooms = (
  rooms: readonly RunRoom[],
  parts: { db: Database },
  asker: { ownerId: string },
): RunRooms =>
  Object.fromEntries(rooms.map(({ name, open }) => [name, open(parts, asker)])) as unknown as RunRooms;
