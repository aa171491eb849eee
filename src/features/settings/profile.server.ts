import { eq } from 'drizzle-orm';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { AppError } from '#kit/errors.ts';
import { isHandleTaken } from '#social/people/handle-taken.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { getProfile, updateProfile, type Profile } from './contract.ts';

export const profileEndpoints = [
  implement(getProfile, async (_, { db, caller }) => {
    const [user] = await db.select().from(users).where(eq(users.id, caller.user.id));
    if (!user) throw new AppError('unauthorized');
    return present(user);
  }),

  implement(updateProfile, async ({ body: { handle, ...rest } }, { bus, caller, reservedHandles }) => {
    const { id } = caller.user;
    if (handle !== undefined && reservedHandles.has(handle.toLowerCase()))
      throw refusedHandle('That handle is not free to take.');
    const named = handle === undefined ? {} : { username: handle.toLowerCase(), displayUsername: handle };
    const user = await bus.transact(async (tx) => {
      if (handle !== undefined && (await isHandleTaken(tx, handle, id)))
        throw refusedHandle('Someone else has that handle, or one that looks the same.');
      return update(tx, id, { ...rest, ...named });
    });
    return present(user);
  }),
];

type User = typeof users.$inferSelect;

/** The unique index decides between two who want the same handle at the same moment. */
async function update(tx: BusTransaction, id: string, changes: Partial<User>): Promise<User> {
  try {
    const [user] = await tx
      .update(users)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(users.id, id))
      .returning();
    announceChange(tx, id);
    return user!;
  } catch (error) {
    if (isUniqueViolation(error, 'user_username_unique'))
      throw refusedHandle('Someone else has that handle.');
    throw error;
  }
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
