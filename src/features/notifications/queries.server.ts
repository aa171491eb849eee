import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Ways } from '#kit/notifications/kinds.ts';
import { notificationPreferences, notifications } from '#kit/notifications/table.server.ts';

const page = 30;

/** Ids sort by time, so the oldest one shown is where the next page begins. */
export async function listNotificationRows(db: Queryable, ownerId: string, before: string | undefined) {
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.ownerId, ownerId), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(page + 1);
  const shown = rows.slice(0, page);
  return { rows: shown, next: rows.length > page ? shown.at(-1)!.id : null };
}

export async function countUnread(db: Queryable, ownerId: string) {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.ownerId, ownerId), isNull(notifications.readAt)));
  return row!.unread;
}

/** One, or all. Answers how many there are, read before or now. */
export async function markRowsRead(tx: Queryable, ownerId: string, id?: string) {
  const own = and(eq(notifications.ownerId, ownerId), id ? eq(notifications.id, id) : undefined);
  await tx
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(own, isNull(notifications.readAt)));
  const [row] = await tx.select({ found: count() }).from(notifications).where(own);
  return row!.found;
}

export function listPreferenceRows(db: Queryable, ownerId: string) {
  return db.select().from(notificationPreferences).where(eq(notificationPreferences.ownerId, ownerId));
}

export async function savePreference(tx: Queryable, ownerId: string, kind: string, ways: Ways) {
  const { ownerId: owner, kind: of } = notificationPreferences;
  await tx
    .insert(notificationPreferences)
    .values({ ownerId, kind, ...ways })
    .onConflictDoUpdate({ target: [owner, of], set: ways });
}
