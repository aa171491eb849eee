import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { apiKeys, users } from '#kit/auth/table.server.ts';
import { businesses } from '#kit/businesses/table.server.ts';
import { creditGrants } from '#kit/credits/table.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { discountSchema } from './discount-schema.ts';
import { billingCustomers, billingInvoices } from './table.server.ts';

const pageSize = 30;

const cursorOf = ({ issuedAt, id }: { issuedAt: Date; id: string }) => `${issuedAt.getTime()}~${id}`;

/** Of one customer, or of all where none is named. */
export async function listInvoiceRows(
  db: Database,
  customerId: string | undefined,
  before?: string,
  status?: string,
) {
  const [at, id] = before?.split('~') ?? [];
  const rows = await db
    .select({
      invoice: billingInvoices,
      ownerId: billingCustomers.ownerId,
      person: users.name,
      business: businesses.name,
    })
    .from(billingInvoices)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingInvoices.customerId))
    .leftJoin(users, eq(users.id, billingCustomers.ownerId))
    .leftJoin(businesses, eq(businesses.id, billingCustomers.ownerId))
    .where(
      and(
        customerId === undefined ? undefined : eq(billingInvoices.customerId, customerId),
        status === undefined ? undefined : eq(billingInvoices.status, status),
        at && id
          ? lt(
              sql`(${billingInvoices.issuedAt}, ${billingInvoices.id})`,
              sql`(${new Date(Number(at)).toISOString()}::timestamptz, ${id})`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(billingInvoices.issuedAt), desc(billingInvoices.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize);
  return { items, next: rows.length > pageSize ? cursorOf(items.at(-1)!.invoice) : null };
}

export async function findInvoice(db: Database, id: string) {
  const [row] = await db
    .select({ invoice: billingInvoices, ownerId: billingCustomers.ownerId })
    .from(billingInvoices)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingInvoices.customerId))
    .where(eq(billingInvoices.id, id));
  return row;
}

const isOf = (ownerId: string) => sql`coalesce(${apiKeys.businessId}, ${apiKeys.userId}) = ${ownerId}`;

export const ownKeys = (db: Database, ownerId: string) =>
  db.select().from(apiKeys).where(isOf(ownerId)).orderBy(desc(apiKeys.createdAt)).limit(100);

export async function setOwnKeyLimit(db: Database, ownerId: string, id: string, monthlyLimit: number | null) {
  const changed = await db
    .update(apiKeys)
    .set({ monthlyLimit })
    .where(and(eq(apiKeys.id, id), isOf(ownerId)));
  return (changed.rowCount ?? 0) > 0;
}

export const setCustomer = (
  db: Database,
  id: string,
  values: Partial<typeof billingCustomers.$inferInsert>,
) => db.update(billingCustomers).set(values).where(eq(billingCustomers.id, id));

/** Where credits that last until they are spent came from. */
export async function lastingFrom(db: Database, accountId: string): Promise<'purchase' | 'gift' | 'both'> {
  const rows = await db
    .selectDistinct({ kind: creditGrants.kind })
    .from(creditGrants)
    .where(and(eq(creditGrants.accountId, accountId), inArray(creditGrants.kind, ['purchase', 'gift'])));
  const [first] = rows;
  if (rows.length > 1) return 'both';
  return first?.kind === 'gift' ? 'gift' : 'purchase';
}

/** What a code takes off the payments to come. */
export const discountIn = ({ discount }: Pick<typeof billingCustomers.$inferSelect, 'discount'>) =>
  discountSchema.nullable().parse(discount);

/** Whether what covers the plan now has cost nothing, as a trial does. */
export async function wasFree(db: Database, coverage: string | null): Promise<boolean> {
  if (coverage === null) return false;
  const [invoice] = await db.select().from(billingInvoices).where(eq(billingInvoices.id, coverage));
  return invoice?.total === 0;
}

export async function openInvoiceOf(db: Database, customerId: string) {
  const [row] = await db
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.customerId, customerId), eq(billingInvoices.status, 'open')))
    .orderBy(desc(billingInvoices.issuedAt))
    .limit(1);
  return row;
}
