import { eq } from 'drizzle-orm';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { rewardWaiting } from './jobs.server.ts';
import { joinByInvite } from './join.server.ts';
import { countJoins } from './queries.server.ts';
import { rewardJoin } from './reward.server.ts';
import { inviteEndpoints } from './server.ts';
import { inviteJoins, invites as inviteRows } from './table.server.ts';

export const invites = defineServerFeature({
  endpoints: inviteEndpoints,
  jobs: [rewardWaiting],
  onSignUp: [joinByInvite],
  deedListeners: [rewardJoin],
  countJoins: [countJoins],
  personalData: [
    { table: inviteRows, export: ownedRows(inviteRows, inviteRows.ownerId), erase: 'cascade' },
    {
      // That someone joined stays with whoever invited them, without who it was.
      table: inviteJoins,
      async *export(db, { id }) {
        yield* await db.select().from(inviteJoins).where(eq(inviteJoins.memberId, id));
      },
      erase: 'keep',
    },
  ],
});
