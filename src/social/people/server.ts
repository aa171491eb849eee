import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { audiencesOf } from './audience.server.ts';
import { listAudiences, putAudiences } from './contract.ts';
import { approveFollowersFromNowOn, followPolicyOf, putFollowPolicy } from './follow-policy.server.ts';
import { followEndpoints } from './follows.server.ts';
import { parts, type Audience, type Part } from './parts.ts';
import { partAudiences } from './table.server.ts';

export const peopleEndpoints = [
  ...followEndpoints,

  implement(listAudiences, (_, { db, caller }) => choicesOf(db, caller.user.id)),

  implement(putAudiences, async ({ body }, { bus, caller }) =>
    bus.transact(async (tx) => {
      const ownerId = caller.user.id;
      if (body.whoCanFollow) await putFollowPolicy(tx, ownerId, body.whoCanFollow);
      for (const [part, audience] of Object.entries(body.parts) as [Part, Audience][]) {
        const isPart = and(eq(partAudiences.ownerId, ownerId), eq(partAudiences.part, part));
        if (audience === 'followers') await approveFollowersFromNowOn(tx, ownerId);
        if (audience === 'everyone') await tx.delete(partAudiences).where(isPart);
        else
          await tx
            .insert(partAudiences)
            .values({ ownerId, part, audience })
            .onConflictDoUpdate({ target: [partAudiences.ownerId, partAudiences.part], set: { audience } });
      }
      return choicesOf(tx, ownerId);
    }),
  ),
];

async function choicesOf(db: Queryable, ownerId: string) {
  const chosen = await audiencesOf(db, ownerId);
  return {
    parts: Object.fromEntries(parts.map((part) => [part, chosen.get(part) ?? 'everyone'])) as Record<
      Part,
      Audience
    >,
    whoCanFollow: await followPolicyOf(db, ownerId),
  };
}
