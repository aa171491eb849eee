import { eq } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
import { principals } from './table.server.ts';

/**
 * One at a time for each owner, until the transaction is over: whoever counts before adding is not outrun by themselves.
 * Rows that only refer to the owner may be written meanwhile.
 */
export async function holdOwner(tx: Transaction, ownerId: string) {
  await tx
    .select({ id: principals.id })
    .from(principals)
    .where(eq(principals.id, ownerId))
    .for('no key update');
}
