import { and, eq, isNull, lt } from 'drizzle-orm';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { betaEndpoints } from './server.ts';
import { waitlistEntries } from './table.server.ts';

const unconfirmedKept = 30 * 24 * 3600_000;

export const beta = defineServerFeature({
  endpoints: betaEndpoints,
  housekeeping: [
    () => [
      waitlistEntries,
      and(
        isNull(waitlistEntries.confirmedAt),
        lt(waitlistEntries.createdAt, new Date(Date.now() - unconfirmedKept)),
      ),
    ],
  ],
  personalData: [
    {
      table: waitlistEntries,
      // Also what they applied for before they had an account.
      async *export(db, { email }) {
        const rows = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
        for (const { secretHash: _, ...row } of rows) yield row;
      },
      async erase(tx, { email }) {
        await tx.delete(waitlistEntries).where(eq(waitlistEntries.email, email));
      },
    },
  ],
});
