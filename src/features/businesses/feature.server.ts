import { eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { businesses, businessInvites, businessMembers } from '#kit/businesses/table.server.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { leaveAll } from './inherit.server.ts';
import { dissolveOwnerless, exportBusiness } from './jobs.server.ts';
import { businessEndpoints } from './server.ts';

export const businessesFeature = defineServerFeature({
  endpoints: businessEndpoints,
  jobs: [exportBusiness, dissolveOwnerless],
  housekeeping: [() => [businessInvites, lt(businessInvites.expiresAt, sql`now() - interval '90 days'`)]],
  personalData: [
    // A business is a principal of its own: whoever goes leaves it behind.
    { table: businesses, export: ownedRows(businesses, businesses.id), erase: 'cascade' },
    {
      table: businessMembers,
      // Of a person where they are; of a business who is in it.
      async *export(db, { id }) {
        yield* await db.select().from(businessMembers).where(eq(businessMembers.memberId, id));
        yield* await db.select().from(businessMembers).where(eq(businessMembers.businessId, id));
      },
      erase: (tx, { id }, services) => leaveAll(tx, id, services),
    },
    {
      // Addresses that were invited: they go with the person whose they are.
      table: businessInvites,
      async *export(db, { id, email }) {
        const { secretHash: _, ...publicColumns } = getTableColumns(businessInvites);
        yield* await db
          .select(publicColumns)
          .from(businessInvites)
          .where(eq(businessInvites.email, email.toLowerCase()));
        yield* await db.select(publicColumns).from(businessInvites).where(eq(businessInvites.businessId, id));
      },
      async erase(tx, { email }) {
        await tx.delete(businessInvites).where(eq(businessInvites.email, email.toLowerCase()));
      },
    },
  ],
});
