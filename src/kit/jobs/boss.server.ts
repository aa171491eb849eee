/** The queue itself, and its tables: pg-boss, in a schema of its own beside ours. */
import { PgBoss, type ConstructorOptions, type QueueOptions, type QueueResult } from 'pg-boss';
import type { Connection } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { JobDefinition } from './define-job.server.ts';

/** A worker that shows no life this long is dead, and its job is given to another. */
const heartbeatSeconds = 30;
const longestDelay = 3600;
/** People see the job's row; what the queue keeps of ended jobs is only for looking into trouble. */
const keptSeconds = 3 * 24 * 3600;

export function createBoss({ pool, kind }: Connection, tuning: Partial<ConstructorOptions> = {}) {
  const embedded = kind === 'embedded';
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    backend: embedded ? 'pglite' : 'postgres',
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
    flowIntervalSeconds: 3600, // we chain no jobs
    // Both look after the work of background processes that the embedded database does not have.
    reindex: !embedded,
    monitorVacuum: !embedded,
    ...tuning,
  });
}

/** Makes queues and schedules what the definitions say, and asks for little when they are so already. */
export async function prepareQueues(boss: PgBoss, definitions: JobDefinition[]) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const definition of definitions) {
    const { kind } = definition;
    const queue = known.get(kind);
    const options = optionsOf(definition);
    if (queue && isSame(queue, options)) continue;
    if (queue) await boss.updateQueue(kind, options);
    else await boss.createQueue(kind, options);
    // Sending asks for the queue's row unless it is remembered, and on one connection it must not ask in a transaction.
    await boss.findJobs(kind, { id: newId() });
  }
  const wanted = new Map(definitions.filter(({ cron }) => cron).map(({ kind, cron }) => [kind, cron!]));
  for (const { name, key, cron } of await boss.getSchedules()) {
    if (key !== '') continue; // with a key of its own it is somebody's, and theirs to end
    if (wanted.get(name) === cron) wanted.delete(name);
    else if (!wanted.has(name)) await boss.unschedule(name);
  }
  for (const [kind, cron] of wanted) await boss.schedule(kind, cron);
}

/** On the embedded database no other process can be running anything: what looks active belongs to one that died. */
export async function returnOrphans(boss: PgBoss, { pool }: Connection) {
  const { rows } = await pool.query<{ name: string; id: string }>(
    `select name, id from pgboss.job where state = 'active' and name not like '\\_\\_pgboss\\_\\_%'`,
  );
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'the process died' });
}

function optionsOf({ retries, retryDelay = 1, timeout }: JobDefinition) {
  return {
    retryLimit: retries,
    retryBackoff: true,
    retryDelay,
    retryDelayMax: longestDelay,
    expireInSeconds: timeout,
    heartbeatSeconds,
    deleteAfterSeconds: keptSeconds,
  } satisfies QueueOptions & { heartbeatSeconds: number };
}

function isSame(queue: QueueResult, options: ReturnType<typeof optionsOf>) {
  return Object.entries(options).every(([name, value]) => queue[name as keyof QueueResult] === value);
}
