import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { personColumns, type Reader } from '#social/people/audience.server.ts';
import { findBuiltInQuest } from './built-in/built-in-quests.ts';
import type { Quest } from './quest.ts';
import { questAttempts, quests, scrolls } from './table.server.ts';

const pageSize = 20;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type QuestRow = typeof quests.$inferSelect;
export type AttemptRow = typeof questAttempts.$inferSelect;

const asQuest = ({ id, ownerId, title, about, steps }: QuestRow): Quest => ({
  id,
  ownerId,
  title,
  about,
  steps,
  credits: 0,
});

/** Whoever began it goes on with it, also when it is not public any more. */
export async function findQuest(db: Queryable, id: string): Promise<Quest | undefined> {
  const builtIn = findBuiltInQuest(id);
  if (builtIn || !uuid.test(id)) return builtIn;
  const [row] = await db
    .select()
    .from(quests)
    .where(and(eq(quests.id, id), isNull(quests.hiddenAt), isNull(quests.deletedAt)));
  return row && asQuest(row);
}

const isThere = (reader: Reader) =>
  and(
    isNull(quests.deletedAt),
    isNull(quests.hiddenAt),
    isNull(users.suspendedAt),
    isHeardBy(reader, quests.ownerId),
  );

/** A quest of a member, as far as this reader may see it: public, their own, or begun while it was public. */
export async function findMembersQuest(db: Queryable, id: string, reader: string | undefined) {
  if (!uuid.test(id)) return undefined;
  const [row] = await db
    .select({ quest: quests, by: personColumns })
    .from(quests)
    .innerJoin(users, eq(users.id, quests.ownerId))
    .where(
      and(
        eq(quests.id, id),
        isThere(reader),
        reader === undefined
          ? eq(quests.isPublic, true)
          : sql`(${quests.isPublic} or ${quests.ownerId} = ${reader} or exists (
              select 1 from quest_attempt a where a.owner_id = ${reader} and a.quest = ${quests.id}::text))`,
      ),
    );
  return row;
}

export async function listMembersQuests(
  db: Queryable,
  { reader, own, before }: { reader: Reader; own: boolean; before?: string },
) {
  const rows = await db
    .select({ quest: quests, by: personColumns })
    .from(quests)
    .innerJoin(users, eq(users.id, quests.ownerId))
    .where(
      and(
        isThere(reader),
        own && reader ? eq(quests.ownerId, reader) : eq(quests.isPublic, true),
        before ? lt(quests.id, before) : undefined,
      ),
    )
    .orderBy(desc(quests.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.quest.id : null };
}

/** Few: nobody is in the middle of many, and finished ones are bounded by how many quests there are. */
export const listAttempts = (db: Queryable, ownerId: string) =>
  db
    .select()
    .from(questAttempts)
    .where(eq(questAttempts.ownerId, ownerId))
    .orderBy(desc(questAttempts.changedAt))
    .limit(200);

export async function findAttempt(db: Queryable, ownerId: string, quest: string) {
  const [row] = await db
    .select()
    .from(questAttempts)
    .where(and(eq(questAttempts.ownerId, ownerId), eq(questAttempts.quest, quest)));
  return row;
}

/** How many people finished each of some quests. */
export async function countFinished(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ quest: questAttempts.quest, people: count() })
    .from(questAttempts)
    .where(and(inArray(questAttempts.quest, [...ids]), isNotNull(questAttempts.finishedAt)))
    .groupBy(questAttempts.quest);
  return new Map(rows.map(({ quest, people }) => [quest, people]));
}

/** A member's quest, not a built-in one. */
export const isMembersQuest = (id: string) => uuid.test(id);

/** Whoever made the quest of a scroll, as far as this reader meets them. */
export async function findMaker(db: Queryable, id: string, reader: Reader) {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.suspendedAt), isHeardBy(reader, users.id)));
  return row ?? null;
}

export async function findScroll(db: Queryable, id: string) {
  const [row] = await db
    .select({ scroll: scrolls, by: personColumns, suspendedAt: users.suspendedAt })
    .from(scrolls)
    .innerJoin(users, eq(users.id, scrolls.ownerId))
    .where(eq(scrolls.id, id));
  return row;
}

export const listScrolls = (db: Queryable, ownerId: string) =>
  db.select().from(scrolls).where(eq(scrolls.ownerId, ownerId)).orderBy(desc(scrolls.id)).limit(200);
