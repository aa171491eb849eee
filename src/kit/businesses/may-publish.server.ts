import { eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { isAtLeast, type BusinessRole } from './roles.ts';
import { businesses } from './table.server.ts';

/** Whether someone who acts for a business speaks for it where everyone reads: admins do, and members where admins let them. */
export async function mayPublishFor(
  db: Queryable,
  { id, role }: { id: string; role: BusinessRole },
): Promise<boolean> {
  const [business] = await db
    .select({ publishers: businesses.publishers })
    .from(businesses)
    .where(eq(businesses.id, id));
  return business !== undefined && isAtLeast(role, business.publishers);
}
