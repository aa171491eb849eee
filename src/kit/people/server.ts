import { and, desc, eq } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { audiencesOf, isFollowing, memberCalled, personColumns } from './audience.server.ts';
import {
  followPerson,
  followState,
  listAudiences,
  listFollows,
  mostFollowed,
  putAudiences,
  removeFollower,
  unfollowPerson,
} from './contract.ts';
import { tellDeed } from './deed.server.ts';
import { parts, type Audience, type Part } from './parts.ts';
import { follows, partAudiences } from './table.server.ts';

const done = { success: true } as const;

export const peopleEndpoints = [
  implement(listFollows, async (_, { db, caller }) => ({
    following: await listPeople(db, 'otherId', 'ownerId', caller.user.id),
    followers: await listPeople(db, 'ownerId', 'otherId', caller.user.id),
  })),

  implement(followState, async ({ params: { handle } }, { db, caller }) => {
    const { id } = await member(db, handle);
    return {
      following: await isFollowing(db, caller.user.id, id),
      followsYou: await isFollowing(db, id, caller.user.id),
    };
  }),

  implement(followPerson, async ({ params: { handle } }, context) =>
    context.bus.transact(async (tx) => {
      const { user } = context.caller;
      const { id: otherId } = await member(tx, handle);
      if (otherId === user.id) throw new AppError('invalid:own', { message: 'You cannot follow yourself.' });
      if (!user.handle)
        throw new AppError('conflict:no_handle', {
          message: 'Choose a handle first: whoever is followed can see by whom.',
        });
      await mustBeWelcome(tx, { from: user.id, to: otherId });
      await holdOwner(tx, user.id);
      if ((await tx.$count(follows, eq(follows.ownerId, user.id))) >= mostFollowed)
        throw new AppError('conflict:follows', { message: `You can follow at most ${mostFollowed} people.` });
      const added = await tx
        .insert(follows)
        .values({ ownerId: user.id, otherId })
        .onConflictDoNothing()
        .returning({ otherId: follows.otherId });
      if (added.length > 0) tellDeed(tx, user.id);
      if (added.length > 0)
        await notify(tx, context, {
          ownerId: otherId,
          from: user.id,
          kind: 'people.followed',
          gathered: true,
          data: {
            title: `${user.name} follows you`,
            text: 'Have a look at who they are. You can remove followers in your settings.',
            path: href('/profile/:handle', { handle: user.handle.toLowerCase() }),
          },
        });
      return done;
    }),
  ),

  implement(unfollowPerson, async ({ params: { handle } }, { db, caller }) => {
    const { id } = await member(db, handle);
    await unfollow(db, caller.user.id, id);
    return done;
  }),

  implement(removeFollower, async ({ params: { handle } }, { db, caller }) => {
    const { id } = await member(db, handle);
    await unfollow(db, id, caller.user.id);
    return done;
  }),

  implement(listAudiences, async (_, { db, caller }) => ({ parts: await choicesOf(db, caller.user.id) })),

  implement(putAudiences, async ({ body }, { bus, caller }) =>
    bus.transact(async (tx) => {
      const ownerId = caller.user.id;
      for (const [part, audience] of Object.entries(body.parts) as [Part, Audience][]) {
        const isPart = and(eq(partAudiences.ownerId, ownerId), eq(partAudiences.part, part));
        if (audience === 'everyone') await tx.delete(partAudiences).where(isPart);
        else
          await tx
            .insert(partAudiences)
            .values({ ownerId, part, audience })
            .onConflictDoUpdate({ target: [partAudiences.ownerId, partAudiences.part], set: { audience } });
      }
      return { parts: await choicesOf(tx, ownerId) };
    }),
  ),
];

async function member(db: Queryable, handle: string) {
  const found = await memberCalled(db, handle);
  if (!found) throw new AppError('not_found:member', { message: 'No member has that handle.' });
  return found;
}

async function unfollow(db: Queryable, ownerId: string, otherId: string) {
  await db.delete(follows).where(and(eq(follows.ownerId, ownerId), eq(follows.otherId, otherId)));
}

function listPeople(db: Queryable, shown: 'ownerId' | 'otherId', own: 'ownerId' | 'otherId', id: string) {
  return db
    .select(personColumns)
    .from(follows)
    .innerJoin(users, eq(users.id, follows[shown]))
    .where(eq(follows[own], id))
    .orderBy(desc(follows.createdAt), desc(follows[shown]))
    .limit(mostFollowed);
}

async function choicesOf(db: Queryable, ownerId: string) {
  const chosen = await audiencesOf(db, ownerId);
  return Object.fromEntries(parts.map((part) => [part, chosen.get(part) ?? 'everyone'])) as Record<
    Part,
    Audience
  >;
}
