/** What a browser made before it had an account moves into the account. */
import { eq, sql, type SQL } from 'drizzle-orm';
import { authChannel, guestAdopted } from '#kit/auth/auth-events.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { principals } from './table.server.ts';

interface Owned extends Record<string, unknown> {
  table: string;
  column: string;
  nullable: boolean;
  /** Of its unique indexes that hold the owner, the columns besides. */
  unique: string[][];
}

/** Every table that points to a principal is moved, found in the catalogue itself so that none can be forgotten. */
export async function adoptGuest(tx: BusTransaction, guestId: string, userId: string) {
  for (const owned of await ownedTables(tx)) {
    const { table, column } = owned;
    const name = sql.raw(table);
    const owner = sql.identifier(column);
    for (const others of owned.unique) await giveWay(tx, owned, others, { guestId, userId });
    await tx.execute(sql`update ${name} set ${owner} = ${userId} where ${owner} = ${guestId}`);
  }
  await tx.delete(principals).where(eq(principals.id, guestId));
  tx.emit(authChannel, guestAdopted, { guestId });
}

/**
 * Where there can be only one, the account's own stands: a like is a like, and a choice made in the account was made later. What
 * may be without an owner stays so, such as an account of the ledger.
 */
async function giveWay(
  tx: BusTransaction,
  { table, column, nullable }: Owned,
  others: string[],
  { guestId, userId }: { guestId: string; userId: string },
) {
  const [name, owner] = [sql.raw(table), sql.identifier(column)];
  const same = others.map(
    (other): SQL => sql`theirs.${sql.identifier(other)} = own.${sql.identifier(other)}`,
  );
  const isTwin = sql`own.${owner} = ${guestId} and exists (select from ${name} theirs
    where ${sql.join([sql`theirs.${owner} = ${userId}`, ...same], sql` and `)})`;
  await tx.execute(
    nullable
      ? sql`update ${name} own set ${owner} = null where ${isTwin}`
      : sql`delete from ${name} own where ${isTwin}`,
  );
}

async function ownedTables(tx: BusTransaction): Promise<Owned[]> {
  const { rows } = await tx.execute<Owned>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column", not a.attnotnull as nullable,
      coalesce((
        select json_agg((
          select coalesce(json_agg(other.attname), '[]'::json) from pg_attribute other
          where other.attrelid = i.indrelid and other.attnum = any(i.indkey) and other.attnum <> a.attnum
        ))
        from pg_index i
        where i.indrelid = c.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
          and a.attnum = any(i.indkey)
      ), '[]'::json) as "unique"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'principal'::regclass
      and c.conrelid not in ('guest'::regclass, '"user"'::regclass)`);
  return rows;
}
