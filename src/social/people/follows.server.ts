/** Following people: at once where they let everyone, by request where they approve followers. */
import { and, desc, eq } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { isFollowing, memberCalled, personColumns } from './audience.server.ts';
import {
  approveFollower,
  followPerson,
  followState,
  listFollows,
  mostFollowed,
  removeFollower,
  unfollowPerson,
} from './contract.ts';
import { publishAchievement } from './deed.server.ts';
import { followPolicyOf, takeRequest, unfollow } from './follow-policy.server.ts';
import { followRequests, follows } from './table.server.ts';

const done = { success: true } as const;

export const followEndpoints = [
  implement(listFollows, async (_, { db, caller }) => ({
    following: await listPeople(db, follows, { shown: 'otherId', own: 'ownerId' }, caller.user.id),
    followers: await listPeople(db, follows, { shown: 'ownerId', own: 'otherId' }, caller.user.id),
    requests: await listPeople(db, followRequests, { shown: 'ownerId', own: 'otherId' }, caller.user.id),
    requested: await listPeople(db, followRequests, { shown: 'otherId', own: 'ownerId' }, caller.user.id),
  })),

  implement(followState, async ({ params: { handle } }, { db, caller }) => {
    const { id } = await member(db, handle);
    return {
      following: await isFollowing(db, caller.user.id, id),
      followsYou: await isFollowing(db, id, caller.user.id),
      requested: await hasRequested(db, caller.user.id, id),
    };
  }),

  implement(followPerson, async ({ params: { handle } }, context) =>
    context.bus.transact(async (tx) => {
      const { user } = context.caller;
      const { id: otherId, name } = await member(tx, handle);
      if (otherId === user.id) throw new AppError('invalid:own', { message: 'You cannot follow yourself.' });
      if (!user.handle)
        throw new AppError('conflict:no_handle', {
          message: 'Choose a handle first. People can see who follows them.',
        });
      await mustBeWelcome(tx, { from: user.id, to: otherId });
      await holdOwner(tx, user.id);
      if (await isFollowing(tx, user.id, otherId)) return { ...done, requested: false };
      await requirePlace(tx, user.id);
      const policy = await followPolicyOf(tx, otherId);
      if (policy === 'nobody')
        throw new AppError('forbidden:followers', { message: `${name} does not accept new followers.` });
      const isRequest = policy === 'approved';
      const [added] = await tx
        .insert(isRequest ? followRequests : follows)
        .values({ ownerId: user.id, otherId })
        .onConflictDoNothing()
        .returning();
      if (!isRequest) publishAchievement(tx, user.id);
      if (added) await notifyFollowed(tx, context, otherId, { isRequest });
      return { ...done, requested: isRequest };
    }),
  ),

  implement(approveFollower, async ({ params: { handle } }, context) =>
    context.bus.transact(async (tx) => {
      const { user } = context.caller;
      const { id: ownerId } = await member(tx, handle);
      if (!(await takeRequest(tx, { ownerId, otherId: user.id })))
        throw new AppError('not_found:request', { message: 'They have not asked to follow you.' });
      await tx.insert(follows).values({ ownerId, otherId: user.id }).onConflictDoNothing();
      publishAchievement(tx, ownerId);
      await notify(tx, context, {
        ownerId,
        from: user.id,
        kind: 'people.followed',
        data: {
          title: `${user.name} approved your request`,
          text: 'You follow them now, and see what they show to followers.',
          path: user.handle ? href('/profile/:handle', { handle: user.handle.toLowerCase() }) : '/settings',
        },
      });
      return done;
    }),
  ),

  implement(unfollowPerson, async ({ params: { handle } }, { db, caller }) => {
    const { id } = await member(db, handle);
    await unfollow(db, { ownerId: caller.user.id, otherId: id });
    return done;
  }),

  implement(removeFollower, async ({ params: { handle } }, { db, caller }) => {
    const { id } = await member(db, handle);
    await unfollow(db, { ownerId: id, otherId: caller.user.id });
    return done;
  }),
];

async function requirePlace(tx: Queryable, ownerId: string) {
  const count =
    (await tx.$count(follows, eq(follows.ownerId, ownerId))) +
    (await tx.$count(followRequests, eq(followRequests.ownerId, ownerId)));
  if (count >= mostFollowed)
    throw new AppError('conflict:follows', { message: `You can follow at most ${mostFollowed} people.` });
}

async function notifyFollowed(
  tx: BusTransaction,
  context: MemberContext,
  ownerId: string,
  { isRequest }: { isRequest: boolean },
) {
  const { id, name, handle } = context.caller.user;
  await notify(tx, context, {
    ownerId,
    from: id,
    kind: 'people.followed',
    gathered: true,
    data: isRequest
      ? {
          title: `${name} asks to follow you`,
          text: 'Approve or decline the request in your settings.',
          path: href('/settings', { tab: 'privacy' }),
        }
      : {
          title: `${name} follows you`,
          text: 'Have a look at who they are. You can remove followers in your settings.',
          path: href('/profile/:handle', { handle: handle!.toLowerCase() }),
        },
  });
}

async function member(db: Queryable, handle: string) {
  const found = await memberCalled(db, handle);
  if (!found) throw new AppError('not_found:member', { message: 'No member has that handle.' });
  return found;
}

async function hasRequested(db: Queryable, ownerId: string, otherId: string) {
  const isOne = and(eq(followRequests.ownerId, ownerId), eq(followRequests.otherId, otherId));
  return (await db.$count(followRequests, isOne)) > 0;
}

type Side = 'ownerId' | 'otherId';

function listPeople(
  db: Queryable,
  table: typeof follows | typeof followRequests,
  { shown, own }: { shown: Side; own: Side },
  id: string,
) {
  return db
    .select(personColumns)
    .from(table)
    .innerJoin(users, eq(users.id, table[shown]))
    .where(eq(table[own], id))
    .orderBy(desc(table.createdAt), desc(table[shown]))
    .limit(mostFollowed);
}
