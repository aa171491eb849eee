import { eq } from 'drizzle-orm';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { feedbackEndpoints } from './server.ts';
import { feedback as feedbackRows } from './table.server.ts';
import { feedbackTrash } from './trash.server.ts';

export const feedback = defineServerFeature({
  endpoints: feedbackEndpoints,
  trash: [feedbackTrash],
  personalData: [
    {
      table: feedbackRows,
      export: ownedRows(feedbackRows, feedbackRows.ownerId),
      // Also what they wrote before they had an account stays without their address.
      async erase(tx, { email }) {
        await tx.update(feedbackRows).set({ email: null }).where(eq(feedbackRows.email, email));
      },
    },
  ],
});
