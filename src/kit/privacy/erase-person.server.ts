/** Takes a person out of the product. What may stay (audit, ledgers) stays without a name. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { writeAudit } from '#kit/audit/audit.server.ts';
import { revokeKeys, revokeSessions } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import type { Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { files } from '#kit/files/table.server.ts';
import { jobCancelled, jobsChannel } from '#kit/jobs/job-events.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Person } from './registry.server.ts';

type Needs = Pick<Services, 'bus' | 'files' | 'log' | 'personalData'>;

/** Rows go in one transaction and every node forgets the sessions; bytes follow, and the sweep takes what is left. */
export async function erasePerson(
  { bus, files: { storage }, log, personalData }: Needs,
  person: Person,
  by: { actorId: string; requestId?: string },
) {
  const bytes = await bus.transact(async (tx) => {
    await refuseLastAdmin(tx, person.id);
    const kept = await tx.select({ key: files.key }).from(files).where(eq(files.ownerId, person.id));
    await stopWork(tx, person.id);
    for (const { erase } of personalData) if (typeof erase === 'function') await erase(tx, person);
    await revokeSessions(tx, { userId: person.id });
    await revokeKeys(tx, { userId: person.id });
    await tx.delete(principals).where(eq(principals.id, person.id));
    await writeAudit(tx, by, { action: 'account.erase', subjectId: person.id });
    return kept;
  });
  for (const { key } of bytes)
    await storage.delete(key).catch((error: unknown) => {
      log.warn({ err: error }, 'bytes of an erased account could not be removed; the sweep tries again');
    });
}

/** What runs for them on any node stops; what waits finds no row and is not begun. */
async function stopWork(tx: BusTransaction, ownerId: string) {
  const underWay = await tx
    .select({ id: jobs.id, kind: jobs.kind })
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), inArray(jobs.state, ['queued', 'running'])));
  for (const data of underWay) tx.emit(jobsChannel, jobCancelled, data);
}

/** The rows are locked, so that two admins who go at the same moment do not both think the other stays. */
async function refuseLastAdmin(tx: Transaction, userId: string) {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
    .for('update');
  if (admins.length === 1 && admins[0]!.id === userId)
    throw new AppError('conflict:last_admin', {
      message: 'You are the last admin here. Make someone else an admin first.',
    });
}
