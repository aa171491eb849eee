/** The queue of jobs is not saved; what had not been done is queued anew from the rows that people see. */
import { and, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '#kit/db/database.server.ts';
import { startBus } from '#kit/events/bus.server.ts';
import { createJobs } from '#kit/jobs/jobs.server.ts';
import { jobs as jobRows } from '#kit/jobs/table.server.ts';
import type { Log } from '#kit/log.server.ts';
import { sendMail } from '#kit/mail/mail.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { gathered } from '../gathered.server.ts';

export async function requeue(connection: Connection, log: Log): Promise<number> {
  const bus = await startBus(connection, log, undefined);
  const jobs = createJobs({ connection, bus, log, definitions: gathered.jobs });
  try {
    await jobs.start();
    return await bus.transact(async (tx) => {
      const open = await tx
        .select()
        .from(jobRows)
        .where(inArray(jobRows.state, ['queued', 'running']));
      const waiting = await tx
        .select()
        .from(mails)
        .where(and(isNull(mails.sentAt), isNull(mails.failedAt)));
      for (const { id, kind, ownerId, input } of open) {
        const definition = gathered.jobs.find((known) => known.kind === kind);
        if (definition) await jobs.enqueue(tx, definition, input, { id, ownerId });
      }
      for (const { id: mailId } of waiting) await jobs.enqueue(tx, sendMail, { mailId });
      return open.length + waiting.length;
    });
  } finally {
    await jobs.stop();
    await bus.close();
  }
}
