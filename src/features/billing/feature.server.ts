import { eq, sql } from 'drizzle-orm';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { findCustomer } from './customer.server.ts';
import { endPayments, lookAtPayments, topUpCredits } from './jobs.server.ts';
import { billingEndpoints } from './server.ts';
import { billingCustomers, billingEvents, billingInvoices, houseObjects } from './table.server.ts';

export const billing = defineServerFeature({
  endpoints: billingEndpoints,
  jobs: [endPayments, lookAtPayments, topUpCredits],
  personalData: [
    // Invoices must be kept for years; whoever goes is struck out of the customer.
    {
      table: billingCustomers,
      export: ownedRows(billingCustomers, billingCustomers.ownerId),
      async erase(tx, { id }, { jobs }) {
        const customer = await findCustomer(tx, id);
        if (customer) await jobs.enqueue(tx, endPayments, { customerId: customer.id });
      },
    },
    {
      table: billingInvoices,
      async *export(db, { id }) {
        const rows = await db
          .select({ invoice: billingInvoices })
          .from(billingInvoices)
          .innerJoin(billingCustomers, eq(billingCustomers.id, billingInvoices.customerId))
          .where(eq(billingCustomers.ownerId, id));
        yield* rows.map(({ invoice }) => invoice);
      },
      erase: 'keep',
    },
    // Ids of messages, without what they said.
    { table: billingEvents, erase: 'keep' },
    // Play money: what a test provider would know of someone goes with them.
    {
      table: houseObjects,
      async erase(tx, { id }) {
        const [customer] = await tx.select().from(billingCustomers).where(eq(billingCustomers.ownerId, id));
        // Whatever names them: events and kept answers too.
        if (customer)
          await tx.delete(houseObjects).where(sql`${houseObjects.data}::text like ${`%${customer.id}%`}`);
      },
    },
  ],
});
