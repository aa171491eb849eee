import { and, eq, ne, or, sql } from 'drizzle-orm';
import { skeletonIn, skeletonOf } from '#kit/auth/look-alike.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { isHandleOfBusiness } from '#kit/businesses/handle.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';

/** By someone else or a business, or by someone whose handle looks the same. */
export async function isHandleTaken(db: Queryable, handle: string, by?: string): Promise<boolean> {
  const taken = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(
          eq(users.username, handle.toLowerCase()),
          sql`${skeletonIn(users.displayUsername)} = ${skeletonOf(handle)}`,
        ),
        by ? ne(users.id, by) : undefined,
      ),
    )
    .limit(1);
  return taken.length > 0 || (await isHandleOfBusiness(db, handle));
}
