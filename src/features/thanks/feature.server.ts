import { eq } from 'drizzle-orm';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { thanksDeeds } from './deeds.server.ts';
import { thanksBetweenTwo, thanksReceived } from './own-things.server.ts';
import { thanksOnProfile, thanksReports, thanksThings } from './people-parts.server.ts';
import { countAbout } from './queries.server.ts';
import { thanksEndpoints } from './server.ts';
import { thanks as thanksRows } from './table.server.ts';

export const thanks = defineServerFeature({
  endpoints: thanksEndpoints,
  thingKinds: [thanksThings],
  deedKinds: [thanksDeeds],
  countThanks: [countAbout],
  ownThings: [thanksReceived, thanksBetweenTwo],
  profileParts: [thanksOnProfile],
  reportTargets: [thanksReports],
  personalData: [
    {
      // What one gave, and what one received without saying from whom. Given thanks stay with whoever received them, without the name.
      table: thanksRows,
      async *export(db, { id }) {
        yield* await db.select().from(thanksRows).where(eq(thanksRows.fromId, id));
        const { text, isPublic, createdAt } = thanksRows;
        yield* await db.select({ text, isPublic, createdAt }).from(thanksRows).where(eq(thanksRows.toId, id));
      },
      erase: 'keep',
    },
  ],
});
