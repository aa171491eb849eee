import { eq, inArray, lt, sql } from 'drizzle-orm';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { findCustomer } from './customer.server.ts';
import { endPayments, lookAtPayments, topUpCredits } from './jobs.server.ts';
import { billingEndpoints } from './server.ts';
import {
  billingCustomers,
  billingEvents,
  billingInvoices,
  hadTrials,
  localProviderObjects,
} from './table.server.ts';
import { addressHashes, rememberAddress } from './trials.server.ts';
import { openBilling } from './provider.server.ts';

export const billing = defineServerFeature({
  endpoints: billingEndpoints,
  services: [(core) => ({ billing: openBilling(core) })],
  jobs: [endPayments, lookAtPayments, topUpCredits],
  // Long enough that nobody waits for it.
  housekeeping: [() => [hadTrials, lt(hadTrials.createdAt, sql`now() - interval '3 years'`)]],
  personalData: [
    // Invoices must be kept for years; whoever goes is struck out of the customer.
    {
      table: billingCustomers,
      export: ownedRows(billingCustomers, billingCustomers.ownerId),
      async erase(tx, { id, email }, { jobs, secrets }) {
        const customer = await findCustomer(tx, id);
        if (!customer) return;
        await jobs.enqueue(tx, endPayments, { customerId: customer.id });
        // The address that they have by now, too. A business has none, and no trial.
        const isPerson = (await tx.$count(users, eq(users.id, id))) > 0;
        if (customer.hadTrial && isPerson) await rememberAddress({ secrets }, tx, email);
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
    {
      // Known again by whoever has the address, so it is theirs to see; it outlives the account, as it is meant to.
      table: hadTrials,
      async *export(db, { email }, services) {
        const rows = await db
          .select({ hadTrialAt: hadTrials.createdAt })
          .from(hadTrials)
          .where(inArray(hadTrials.hash, addressHashes(services, email)));
        yield* rows.map((row) => ({ what: 'This address has already been used for a trial', ...row }));
      },
      erase: 'keep',
    },
    // Ids of messages, without what they said.
    { table: billingEvents, erase: 'keep' },
    // Play money: what a test provider would know of someone goes with them.
    {
      table: localProviderObjects,
      async erase(tx, { id }) {
        const [customer] = await tx.select().from(billingCustomers).where(eq(billingCustomers.ownerId, id));
        // Whatever names them: events and kept answers too.
        if (customer)
          await tx
            .delete(localProviderObjects)
            .where(sql`${localProviderObjects.data}::text like ${`%${customer.id}%`}`);
      },
    },
  ],
});
