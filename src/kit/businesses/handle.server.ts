/** People and businesses share their handles: nobody takes one that a reader would take for another's. */
import { and, ne, sql } from 'drizzle-orm';
import { skeletonIn, skeletonOf } from '#kit/auth/look-alike.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { businesses } from './table.server.ts';

export async function isHandleOfBusiness(db: Queryable, handle: string, except?: string): Promise<boolean> {
  const taken = await db.$count(
    businesses,
    and(
      sql`${skeletonIn(businesses.handle)} = ${skeletonOf(handle)}`,
      except ? ne(businesses.id, except) : undefined,
    ),
  );
  return taken > 0;
}
