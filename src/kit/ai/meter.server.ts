/** Writes down every call, a batch at a time and away from the streams. What could not be written is tried again. */
import { sql } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Log } from '#kit/log.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { engineCalls } from './table.server.ts';

const every = 2_000;
const batch = 200;
/** With the database away for long, the oldest go: memory is for answers. */
const mostWaiting = 10_000;

type Row = typeof engineCalls.$inferInsert & { ownerId: string };
export type Call = Omit<Row, 'id' | 'createdAt'>;
export type Meter = ReturnType<typeof createMeter>;

export function createMeter(db: Database, log: Log) {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function later() {
    timer ??= setTimeout(() => void flush(), every).unref();
  }

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const rows = waiting.slice(0, batch);
      try {
        // Whoever asked may be gone by now, or have become a member under another id.
        await db
          .insert(engineCalls)
          .values(
            rows.map((row) => ({
              ...row,
              ownerId: sql`(select ${principals.id} from ${principals} where ${principals.id} = ${row.ownerId})`,
            })),
          )
          .onConflictDoNothing();
        waiting = waiting.slice(rows.length);
      } catch (error) {
        log.warn(
          { event: 'usage.write_failed', err: error, waiting: waiting.length },
          'The usage of engines could not be saved yet.',
        );
        waiting = waiting.slice(-mostWaiting);
        later();
        return;
      }
    }
  }

  function flush(): Promise<void> {
    return (writing = writing.then(write));
  }

  return {
    add(call: Call) {
      waiting.push({ ...call, id: newId(), createdAt: new Date() });
      if (waiting.length >= batch) void flush();
      else later();
    },
    flush,
  };
}
