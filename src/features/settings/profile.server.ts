import { and, eq, ne } from 'drizzle-orm';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { getProfile, updateProfile, type Profile } from './contract.ts';

export const profileEndpoints = [
  implement(getProfile, async (_, { db, caller }) => present(await findUser(db, caller.user.id))),

  implement(updateProfile, async ({ body: { name, about, handle } }, { bus, callers, caller, reservedHandles }) => {
    const { id } = caller.user;
    if (handle !== undefined && reservedHandles.has(handle.toLowerCase()))
      throw refusedHandle('That handle is not free to take.');
    const changed = await bus.transact(async (tx) => {
      if (handle !== undefined) await assertFree(tx, handle, id);
      const [row] = await tx
        .update(users)
        .set({
          name,
          about,
          ...(handle === undefined ? {} : { username: handle.toLowerCase(), displayUsername: handle }),
          updatedAt: new Date(),
        })
        .where(eq(users.id, id))
        .returning();
      await announceChange(tx, id);
      return row!;
    });
    callers.forget({ userId: id });
    return present(changed);
  }),
];

type User = typeof users.$inferSelect;

async function findUser(db: Queryable, id: string): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new AppError('unauthorized');
  return row;
}

async function assertFree(tx: Queryable, handle: string, ownId: string) {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, handle.toLowerCase()), ne(users.id, ownId)));
  if (other) throw refusedHandle('Someone else has that handle.');
}

function refusedHandle(message: string) {
  return new AppError('invalid:handle', { message, issues: [{ path: 'handle', message }] });
}

function present(user: User): Profile {
  return {
    name: user.name,
    handle: user.displayUsername ?? user.username,
    about: user.about,
    picture: user.image,
  };
}
