import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#kit/db/database.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import type { Person } from './registry.server.ts';

/**
 * Of what stays without the name, what was deleted goes: what the author deleted, and what lies in the trash of whoever leaves,
 * as nobody would take it from there any more.
 */
export const eraseDeleted =
  (
    table: PgTable & { id: PgColumn; deletedAt: PgColumn },
    { kind, author }: { kind: string; author?: PgColumn },
  ) =>
  async (tx: Transaction, { id }: Person) => {
    const inTrash = tx
      .select({ id: sql`${trashItems.subjectId}::uuid` })
      .from(trashItems)
      .where(and(eq(trashItems.ownerId, id), eq(trashItems.kind, kind)));
    const theirs = or(author && eq(author, id), inArray(table.id, inTrash));
    await tx.delete(table).where(and(isNotNull(table.deletedAt), theirs));
  };
