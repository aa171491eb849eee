/** Rewards for an invite: once for each person who joined, after they really did something, and never for oneself. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { grantReward } from '#kit/credits/grants.server.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import type { Services } from '#kit/services.server.ts';
import { mostRewards, resultsForReward, rewardCredits } from './limits.ts';
import { inviteJoins, invites } from './table.server.ts';

const month = 30 * 24 * 3600_000;

/** What whoever joined still has to do for it; empty where nothing is left to do. */
export async function missingFor(services: Services, memberId: string): Promise<string[]> {
  const [member] = await services.db
    .select({ verified: users.emailVerified })
    .from(users)
    .where(eq(users.id, memberId));
  const wanted = { ownerId: memberId, where: [], most: resultsForReward };
  const left = resultsForReward - (await services.deeds.find(services, 'run', wanted)).length;
  return [
    ...(member?.verified ? [] : ['confirm your e-mail address']),
    ...(left > 0 ? [left === 1 ? 'finish one more result' : `finish ${left} more results`] : []),
  ];
}

/** Told whenever someone did something; what was rewarded, or cannot be, is left alone. */
export async function rewardJoin(services: Services, memberId: string) {
  const { db, bus, deeds } = services;
  const [waiting] = await db
    .select({ id: inviteJoins.id, joinedAt: inviteJoins.joinedAt, verified: users.emailVerified })
    .from(inviteJoins)
    .innerJoin(users, eq(users.id, inviteJoins.memberId))
    .where(
      and(eq(inviteJoins.memberId, memberId), isNull(inviteJoins.rewardedAt), isNull(inviteJoins.unrewarded)),
    );
  if (!waiting?.verified) return;
  const done = await deeds.find(services, 'run', { ownerId: memberId, where: [], most: resultsForReward });
  if (done.length < resultsForReward) return;
  await bus.transact(async (tx) => {
    const [row] = await tx
      .select({ join: inviteJoins, ownerId: invites.ownerId })
      .from(inviteJoins)
      .innerJoin(invites, eq(invites.id, inviteJoins.inviteId))
      .where(eq(inviteJoins.id, waiting.id));
    if (!row) return;
    // One at a time for each inviter: the monthly limit holds, whoever comes at the same moment.
    await holdOwner(tx, row.ownerId);
    const [join] = await tx.select().from(inviteJoins).where(eq(inviteJoins.id, waiting.id)).for('update');
    if (!join || join.rewardedAt || join.unrewarded) return;
    const rewarded = await tx
      .select({ id: inviteJoins.id })
      .from(inviteJoins)
      .innerJoin(invites, eq(invites.id, inviteJoins.inviteId))
      .where(and(eq(invites.ownerId, row.ownerId), gt(inviteJoins.rewardedAt, new Date(Date.now() - month))))
      .limit(mostRewards);
    if (rewarded.length >= mostRewards) {
      await tx.update(inviteJoins).set({ unrewarded: 'too-many' }).where(eq(inviteJoins.id, join.id));
      return;
    }
    await tx.update(inviteJoins).set({ rewardedAt: new Date() }).where(eq(inviteJoins.id, join.id));
    const credits = rewardCredits;
    const reward = { credits, note: 'Invite reward' };
    await grantReward(tx, { ...reward, ownerId: row.ownerId, key: `invite:${join.id}:inviter` });
    await grantReward(tx, { ...reward, ownerId: memberId, key: `invite:${join.id}:member` });
    await notify(tx, services, {
      ownerId: row.ownerId,
      kind: 'invite.joined',
      data: {
        title: 'Invite reward earned',
        text: `${credits} credits have been added to your account, and to theirs.`,
        path: href('/frenlyai-v2/invites'),
      },
    });
    await notify(tx, services, {
      ownerId: memberId,
      kind: 'invite.joined',
      data: {
        title: 'Welcome credits added',
        text: `${credits} credits for joining with an invite. The person who invited you gets the same.`,
        path: href('/frenlyai-v2/invites'),
      },
    });
  });
}
