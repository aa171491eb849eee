import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { unfollow } from '#social/people/follow-policy.server.ts';
import { liftBoundary, listBoundaries, mostBoundaries, setBoundary } from '#kit/boundaries/contract.ts';
import { boundaries } from '#kit/boundaries/table.server.ts';

const done = { success: true } as const;

/** Ends what is between two people, in the words of whoever keeps it, where `ownerId` blocks `otherId`. */
export type WhenBlocked = (tx: BusTransaction, who: { ownerId: string; otherId: string }) => Promise<void>;

export const boundaryEndpoints = (whenBlocked: readonly WhenBlocked[]) => [
  implement(listBoundaries, async (_, { db, caller }) => ({
    items: await db
      .select({
        handle: sql<string>`coalesce(${users.displayUsername}, ${users.username}, '')`,
        name: users.name,
        picture: users.image,
        kind: boundaries.kind,
        createdAt: boundaries.createdAt,
      })
      .from(boundaries)
      .innerJoin(users, eq(users.id, boundaries.otherId))
      .where(eq(boundaries.ownerId, caller.user.id))
      .orderBy(desc(boundaries.createdAt)),
  })),

  implement(setBoundary, async ({ params: { handle }, body: { kind } }, { bus, caller }) =>
    bus.transact(async (tx) => {
      const ownerId = caller.user.id;
      const otherId = await idOf(tx, handle);
      if (otherId === ownerId)
        throw new AppError('invalid:own', { message: 'You can’t mute or block yourself.' });
      if ((await tx.$count(boundaries, eq(boundaries.ownerId, ownerId))) >= mostBoundaries)
        throw new AppError('conflict:boundaries', {
          message: `You can mute or block at most ${mostBoundaries} people.`,
        });
      await tx
        .insert(boundaries)
        .values({ ownerId, otherId, kind })
        .onConflictDoUpdate({ target: [boundaries.ownerId, boundaries.otherId], set: { kind } });
      // Whoever is blocked follows no longer, nor is followed.
      if (kind === 'block') {
        await unfollow(tx, { ownerId, otherId });
        await unfollow(tx, { ownerId: otherId, otherId: ownerId });
        for (const end of whenBlocked) await end(tx, { ownerId, otherId });
      }
      return done;
    }),
  ),

  implement(liftBoundary, async ({ params: { handle } }, { db, caller }) => {
    const otherId = await idOf(db, handle);
    await db
      .delete(boundaries)
      .where(and(eq(boundaries.ownerId, caller.user.id), eq(boundaries.otherId, otherId)));
    return done;
  }),
];

async function idOf(db: Queryable, handle: string): Promise<string> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, handle.toLowerCase()));
  if (!row) throw new AppError('not_found:member', { message: 'No member has that handle.' });
  return row.id;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** What to end between two people when one blocks the other. */
    whenBlocked?: readonly WhenBlocked[];
  }
}
