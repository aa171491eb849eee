/** Finds, with one statement for all queues, what nobody announces: retries and delayed jobs whose time has come. */
import type { Connection } from '#kit/db/database.server.ts';
import type { Log } from '#kit/log.server.ts';

const lookEvery = 10_000;

interface Options {
  pool: Connection['pool'];
  log: Log;
  wake: (kind: string) => void;
}

/** Returns its end. */
export function lookForDueJobs({ pool, log, wake }: Options): () => void {
  async function look() {
    try {
      const { rows } = await pool.query<{ name: string }>(
        `select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()`,
      );
      for (const { name } of rows) wake(name);
    } catch (error) {
      log.warn(
        { event: 'job_queue.read_failed', err: error },
        'The job queue could not be read; it is tried again.',
      );
    }
  }
  const timer = setInterval(() => void look(), lookEvery).unref();
  return () => clearInterval(timer);
}
