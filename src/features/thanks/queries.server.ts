import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { isPartShown, type Reader } from '#social/people/audience.server.ts';
import type { CountThanks } from '#social/people/thing.server.ts';
import { thanks } from './table.server.ts';

const pageSize = 24;

const giver = alias(users, 'giver');
const receiver = alias(users, 'receiver');

const named = (person: typeof giver | typeof receiver) => ({
  handle: sql<string>`coalesce(${person.displayUsername}, ${person.username}, '')`,
  name: sql<string>`${person.name}`,
  picture: sql<string | null>`${person.image}`,
});

const columns = { thanks, from: named(giver), to: named(receiver) };

/** Without words it was taken back; the row stays so that what was declined or hidden does not come again as new. */
const isGiven = ne(thanks.text, '');

/** What anyone but the two may see. */
const isOpen = (reader: Reader, isJudged = false): SQL | undefined =>
  and(
    thanks.isPublic,
    isNull(thanks.declinedAt),
    isNull(thanks.hiddenAt),
    isGiven,
    isNull(giver.suspendedAt),
    isNull(receiver.suspendedAt),
    isNotNull(receiver.username),
    isJudged ? undefined : isPartShown(reader, thanks.toId, 'thanks'),
    isHeardBy(reader, thanks.toId),
    // Without the name of whoever left, there is nobody to be muted.
    or(isNull(thanks.fromId), isHeardBy(reader, thanks.fromId) ?? sql`true`),
    // Nobody speaks at the place of someone who blocked them.
    or(isNull(thanks.fromId), isWelcomeAt(thanks.fromId, thanks.toId)),
  );

export interface ThanksFilter {
  reader: Reader;
  of?: string | undefined;
  shelf?: 'received' | 'given' | undefined;
  about?: { kind: string; id: string } | undefined;
  /** Whether the reader may see that part of whoever was thanked was decided before. */
  isJudged?: boolean;
}

function isAsked({ reader, of, shelf, about, isJudged }: ThanksFilter): SQL | undefined {
  const rights =
    shelf === undefined
      ? isOpen(reader, isJudged)
      : reader === undefined
        ? sql`false`
        : shelf === 'given'
          ? eq(thanks.fromId, reader)
          : // Of whom one muted, one does not hear; what those left whom one blocked, or who blocked one since, one can still decline.
            and(
              eq(thanks.toId, reader),
              isNull(thanks.hiddenAt),
              isNull(giver.suspendedAt),
              or(
                isNull(thanks.fromId),
                isHeardBy(reader, thanks.fromId),
                not(isWelcomeAt(thanks.fromId, sql`${reader}`)),
                not(isWelcomeAt(reader, thanks.fromId)),
              ),
            );
  return and(
    rights,
    isGiven,
    of ? eq(receiver.username, of.toLowerCase()) : undefined,
    about ? and(eq(thanks.aboutKind, about.kind), eq(thanks.aboutId, about.id)) : undefined,
  );
}

const joined = (db: Queryable) =>
  db
    .select(columns)
    .from(thanks)
    .innerJoin(receiver, eq(receiver.id, thanks.toId))
    .leftJoin(giver, eq(giver.id, thanks.fromId));

export async function listRows(db: Queryable, asked: ThanksFilter, before?: string) {
  const rows = await joined(db)
    .where(and(isAsked(asked), before ? lt(thanks.id, before) : undefined))
    .orderBy(desc(thanks.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.thanks.id : null };
}
export type ThanksRow = Awaited<ReturnType<typeof listRows>>['rows'][number];

/** One's own, given or received, since a day. */
export const listOwn = (
  db: Queryable,
  reader: string,
  { shelf, since, most }: { shelf: 'received' | 'given'; since: Date; most: number },
) =>
  joined(db)
    .where(and(isAsked({ reader, shelf }), isNull(thanks.declinedAt), gte(thanks.createdAt, since)))
    .orderBy(desc(thanks.id))
    .limit(most);

/** Those of these that the reader may see. */
export const readRows = (db: Queryable, reader: Reader, ids: readonly string[]) =>
  joined(db).where(and(isOpen(reader), sql`${thanks.id} = any(${sql.param([...ids])}::uuid[])`));

export async function countRows(db: Queryable, asked: ThanksFilter) {
  const [row] = await db
    .select({ count: count() })
    .from(thanks)
    .innerJoin(receiver, eq(receiver.id, thanks.toId))
    .leftJoin(giver, eq(giver.id, thanks.fromId))
    .where(isAsked(asked));
  return row!.count;
}

/** For each thing, what anyone may see. */
export const countAbout: CountThanks = async (db, kind, ids) => {
  const rows = await db
    .select({ id: thanks.aboutId, count: count() })
    .from(thanks)
    .innerJoin(receiver, eq(receiver.id, thanks.toId))
    .leftJoin(giver, eq(giver.id, thanks.fromId))
    .where(and(isOpen(undefined), eq(thanks.aboutKind, kind), inArray(thanks.aboutId, [...ids])))
    .groupBy(thanks.aboutId);
  return new Map(rows.map((row) => [row.id, row.count]));
};

type NewThanks = Pick<typeof thanks.$inferInsert, 'toId' | 'aboutKind' | 'aboutId' | 'text' | 'isPublic'> & {
  fromId: string;
};

type Key = Pick<NewThanks, 'fromId' | 'toId' | 'aboutKind' | 'aboutId'>;

const given = (db: Queryable, key: Key) =>
  db
    .select({ text: thanks.text, isPublic: thanks.isPublic })
    .from(thanks)
    .where(
      and(
        eq(thanks.fromId, key.fromId),
        eq(thanks.toId, key.toId),
        eq(thanks.aboutKind, key.aboutKind),
        eq(thanks.aboutId, key.aboutId),
      ),
    );

export const findGiven = async (db: Queryable, key: Key) => (await given(db, key))[0];

/** Once for each thing: the key decides, also between two at the same moment. */
export async function putThanks(tx: Queryable, values: NewThanks) {
  const { text, isPublic } = values;
  const [before] = await given(tx, values).for('update');
  const [row] = await tx
    .insert(thanks)
    .values(values)
    .onConflictDoUpdate({
      target: [thanks.fromId, thanks.toId, thanks.aboutKind, thanks.aboutId],
      set: { text, isPublic },
    })
    .returning({
      id: thanks.id,
      isNew: sql<boolean>`xmax = 0`,
      isRefused: sql<boolean>`${thanks.declinedAt} is not null or ${thanks.hiddenAt} is not null`,
    });
  const { id, isNew, isRefused } = row!;
  return {
    id,
    // Whoever gave them does not learn from it that they were declined.
    again: !isNew && before?.text !== '',
    /** Whether there is something to tell whoever is thanked. */
    isNews: !isRefused && (isNew || before?.text !== text || (isPublic && !before.isPublic)),
  };
}

export async function setDeclined(db: Queryable, id: string, toId: string, declined: boolean) {
  const rows = await db
    .update(thanks)
    .set({ declinedAt: declined ? new Date() : null })
    .where(and(eq(thanks.id, id), eq(thanks.toId, toId), isGiven))
    .returning({ id: thanks.id });
  return rows.length > 0;
}

/** What was declined or hidden is only emptied: given again, it still is. */
export async function removeGiven(tx: Queryable, id: string, fromId: string) {
  const isTheirs = and(eq(thanks.id, id), eq(thanks.fromId, fromId), isGiven);
  const emptied = await tx
    .update(thanks)
    .set({ text: '', isPublic: false })
    .where(and(isTheirs, or(isNotNull(thanks.declinedAt), isNotNull(thanks.hiddenAt))))
    .returning({ id: thanks.id });
  if (emptied.length > 0) return true;
  const removed = await tx.delete(thanks).where(isTheirs).returning({ id: thanks.id });
  return removed.length > 0;
}

export async function setHidden(db: Queryable, id: string, hidden: boolean) {
  await db
    .update(thanks)
    .set({ hiddenAt: hidden ? new Date() : null })
    .where(eq(thanks.id, id));
}
