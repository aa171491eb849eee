/** Whether this process can serve now: the database answers and a file can be written. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Services } from '#kit/services.server.ts';

/** Anyone may ask, and the answer costs a write to the disk: it is found out once for all who ask at about the same time. */
const keptFor = 1_000;
const answersWithin = 5_000;

export function createReadiness({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>) {
  const parts: [string, () => Promise<unknown>][] = [
    ['database', () => db.execute(sql`select 1`)],
    ['storage', () => files.storage.check()],
  ];
  let found: Promise<string | undefined> | undefined;

  async function look(): Promise<string | undefined> {
    for (const [name, check] of parts) {
      try {
        const answer = await Promise.race([check(), pause(answersWithin, 'late', { ref: false })]);
        if (answer === 'late') throw new Error(`no answer within ${answersWithin / 1000} seconds`);
      } catch (error) {
        log.warn(
          { event: 'readiness.check_failed', err: error, part: name },
          'A part of the application is not ready.',
        );
        return name;
      }
    }
    return undefined;
  }

  return {
    /** What is in the way, if anything. */
    trouble(): Promise<string | undefined> {
      if (!found) {
        found = look();
        void found.then(() => setTimeout(() => (found = undefined), keptFor).unref());
      }
      return found;
    },
  };
}
