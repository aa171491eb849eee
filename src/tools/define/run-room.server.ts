/** How a room lets runs reach what it keeps, without the tools knowing of the room. */
import type { Database, Queryable } from '#kit/db/database.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import type { WorkShelf } from '../work/work-shelf.server.ts';
import type { AnyToolRun, RunRooms } from './define-run.server.ts';

interface RoomParts {
  db: Database;
  bus: Bus;
  files: Files;
  works: WorkShelf;
  /** All of the house, for those that hand work on to others. */
  tools: readonly AnyToolRun[];
}

/** On whose behalf; `id` is the run that asks, where one does. */
interface Asker {
  id: string | null;
  ownerId: string;
  /** Others read what comes of it. */
  aloud?: boolean;
}

/** What is told aloud is read on behalf of nobody: no room has anything of theirs. */
const nobody = '00000000-0000-0000-0000-000000000000';

interface Opener {
  id: string | null;
  /** Whose things may be read. */
  ownerId: string;
  /** Who asked, also where nothing of theirs may be read. */
  caller: string;
}

export interface RunRoom<Name extends keyof RunRooms = keyof RunRooms> {
  name: Name;
  /** On behalf of one person, for one run or none. */
  open(parts: RoomParts, opener: Opener): RunRooms[Name];
  /** Whether the run is a part of something of the room's, which itself tells whoever asked when that is done. */
  tellsOf?(db: Queryable, runId: string): Promise<boolean>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    runRooms?: readonly RunRoom[];
  }
}

export function openRooms(
  rooms: readonly RunRoom[],
  parts: RoomParts,
  { id, ownerId, aloud = false }: Asker,
): RunRooms {
  const opener = { id, ownerId: aloud ? nobody : ownerId, caller: ownerId };
  return Object.fromEntries(
    rooms.map(({ name, open }) => [name, open(parts, opener)]),
  ) as unknown as RunRooms;
}
