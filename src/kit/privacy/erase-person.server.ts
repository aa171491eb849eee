/** Takes a person out of the product. What may stay (audit, ledgers) stays without a name. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { writeAudit, type Auditor } from '#kit/audit/audit.server.ts';
import { authChannel, keyRevoked } from '#kit/auth/auth-events.server.ts';
import { revokeKeys, revokeSessions } from '#kit/auth/callers.server.ts';
import { apiKeys, users } from '#kit/auth/table.server.ts';
import type { Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { files } from '#kit/files/table.server.ts';
import { jobCancelled, jobsChannel } from '#kit/jobs/job-events.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import type { Services } from '#kit/services.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import type { Person } from './registry.server.ts';

type Needs = Pick<Services, 'bus' | 'features' | 'files' | 'jobs' | 'log' | 'secrets' | 'settings'>;

/** Rows go in one transaction and every node forgets the sessions; bytes follow, and the sweep takes what is left. */
export async function erasePerson(
  services: Needs,
  person: Person,
  by: { actorId: string; requestId?: string },
) {
  const bytes = await services.bus.transact(async (tx) => {
    await refuseLastAdmin(tx, person.id);
    const kept = await eraseRows(tx, services, person);
    await revokeSessions(tx, { userId: person.id });
    await revokeKeys(tx, { userId: person.id });
    await tx.delete(principals).where(eq(principals.id, person.id));
    await writeAudit(tx, by, { action: 'account.erase', subjectId: person.id });
    return kept;
  });
  await removeBytes(services, bytes);
}

/** A business goes as a person does: what it owned with it, the ledger and its invoices without a name. */
export async function eraseBusiness(
  services: Needs,
  id: string,
  by: Auditor,
  /** With the business held. */
  check: (tx: BusTransaction) => Promise<void>,
) {
  const bytes = await services.bus.transact(async (tx) => {
    await check(tx);
    // It has no address; what is found by one must find nothing of anyone.
    const kept = await eraseRows(tx, services, { id, email: id });
    const keys = await tx.select({ keyId: apiKeys.id }).from(apiKeys).where(eq(apiKeys.businessId, id));
    for (const key of keys) tx.emit(authChannel, keyRevoked, key);
    await tx.delete(principals).where(eq(principals.id, id));
    await writeAudit(tx, by, { action: 'business.dissolve', subjectId: id });
    return kept;
  });
  await removeBytes(services, bytes);
}

async function eraseRows(tx: BusTransaction, services: Needs, who: Person) {
  const kept = await tx.select({ key: files.key }).from(files).where(eq(files.ownerId, who.id));
  await stopWork(tx, who.id);
  for (const { erase } of gather(services.features, 'personalData'))
    if (typeof erase === 'function') await erase(tx, who, services);
  return kept;
}

async function removeBytes({ files: { storage }, log }: Needs, bytes: { key: string }[]) {
  for (const { key } of bytes)
    await storage.delete(key).catch((error: unknown) => {
      log.warn(
        { event: 'erasure.files_failed', err: error },
        'The files of an erased account could not be removed; the sweep tries again.',
      );
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
      message: 'You’re the last admin. Make someone else an admin first.',
    });
}
