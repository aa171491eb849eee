import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { isFor, isPartShown, personColumns, type Reader } from '#social/people/audience.server.ts';
import type { ContentRegistry } from '#social/people/thing.server.ts';
import { follows } from '#social/people/table.server.ts';
import type { PulseKind } from './contract.ts';
import { activities, pulseVisits } from './table.server.ts';

/** What is read for one page; what one busy person did fills a part of it, and is told as one. */
const mostRead = 300;

interface PulseFilter {
  reader: Reader;
  things: ContentRegistry;
  kinds: readonly PulseKind[];
  following: boolean;
  before: string | undefined;
}

/** Says that someone is here, though they made nothing public: only of those who want to be found. */
const ofListedPeople: readonly PulseKind[] = ['member', 'panda'];

/** What each kind is a part of, its maker may hide. */
function isKindShown(reader: Reader, things: ContentRegistry, kind: PulseKind) {
  const part = things.of(kind)?.part;
  return and(
    eq(activities.kind, kind),
    part ? isPartShown(reader, activities.actorId, part) : undefined,
    ofListedPeople.includes(kind) ? isPartShown(reader, activities.actorId, 'listed') : undefined,
  );
}

export async function listActivities(
  db: Queryable,
  { reader, things, kinds, following, before }: PulseFilter,
) {
  const rows = await db
    .select({ activity: activities, actor: personColumns })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.actorId))
    .where(
      and(
        isNotNull(users.username),
        isNull(users.suspendedAt),
        isHeardBy(reader, activities.actorId),
        isFor(reader, activities.actorId, activities.audience),
        isPartShown(reader, activities.actorId, 'activity'),
        or(...kinds.map((kind) => isKindShown(reader, things, kind))),
        following && reader
          ? inArray(
              activities.actorId,
              db.select({ id: follows.otherId }).from(follows).where(eq(follows.ownerId, reader)),
            )
          : undefined,
        before ? lt(activities.id, before) : undefined,
      ),
    )
    .orderBy(desc(activities.id))
    .limit(mostRead);
  return { rows, isFull: rows.length === mostRead };
}
export type ActivityRow = Awaited<ReturnType<typeof listActivities>>['rows'][number];

export async function lastVisit(db: Queryable, ownerId: string) {
  const [row] = await db.select().from(pulseVisits).where(eq(pulseVisits.ownerId, ownerId));
  return row?.seenAt ?? null;
}

export async function saveVisit(db: Queryable, ownerId: string) {
  const seenAt = new Date();
  await db
    .insert(pulseVisits)
    .values({ ownerId, seenAt })
    .onConflictDoUpdate({ target: pulseVisits.ownerId, set: { seenAt } });
}

/** Everything that someone did, for themselves. */
export function listOwn(db: Queryable, ownerId: string, { since, most }: { since?: Date; most: number }) {
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.actorId, ownerId), since ? gt(activities.createdAt, since) : undefined))
    .orderBy(desc(activities.id))
    .limit(most);
}
