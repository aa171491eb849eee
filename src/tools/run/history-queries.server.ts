import { and, desc, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#kit/db/database.server.ts';
import { mainText } from '#tools/define/output.ts';
import { runColumns, type RunRow } from './run-queries.server.ts';
import { matches, wordsToFind } from './run-search.server.ts';
import { runs } from './table.server.ts';

const pageSize = 25;
const excerptLength = 200;

const { id, tool, kind, title, state, version, createdAt, endedAt, talkId } = runColumns;
const excerpt = sql<string>`left(coalesce(${runs.output} -> 'texts' ->> ${mainText}, ''), ${excerptLength})`;
const listed = { id, tool, kind, title, state, version, createdAt, endedAt, talkId, excerpt };
export type RunListRow = Pick<
  RunRow,
  'id' | 'tool' | 'kind' | 'title' | 'state' | 'version' | 'createdAt' | 'endedAt' | 'talkId'
> & {
  excerpt: string;
};

interface Filter {
  ownerId: string;
  q?: string | undefined;
  tool?: string | undefined;
  /** The last id of the page before; ids sort by time. */
  before?: string | undefined;
}

/** One page, newest first, and where the next begins. Of each run its latest version. */
export async function listLatestRuns(db: Queryable, filter: Filter) {
  const later = alias(runs, 'later');
  const rows: RunListRow[] = await db
    .select(listed)
    .from(runs)
    .where(
      and(
        eq(runs.ownerId, filter.ownerId),
        isNull(runs.deletedAt),
        filter.tool === undefined ? undefined : eq(runs.tool, filter.tool),
        filter.before === undefined ? undefined : lt(runs.id, filter.before),
        filter.q ? (matches(filter.q) ?? sql`false`) : undefined,
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(and(eq(later.rootId, runs.rootId), sql`${later.version} > ${runs.version}`)),
        ),
      ),
    )
    .orderBy(desc(runs.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

export async function listVersions(db: Queryable, { rootId, ownerId }: Pick<RunRow, 'rootId' | 'ownerId'>) {
  const rows: RunListRow[] = await db
    .select(listed)
    .from(runs)
    .where(and(eq(runs.rootId, rootId), eq(runs.ownerId, ownerId), isNull(runs.deletedAt)))
    .orderBy(desc(runs.version));
  return rows;
}

export async function setTitle(tx: Queryable, row: RunRow, title: string): Promise<RunRow> {
  const [renamed] = await tx
    .update(runs)
    .set({ title, search: wordsToFind({ ...row, title }) })
    .where(eq(runs.id, row.id))
    .returning(runColumns);
  return renamed!;
}

/** All versions together: what is deleted is the thing, not one attempt at it. */
export async function markDeleted(tx: Queryable, { rootId, ownerId }: Pick<RunRow, 'rootId' | 'ownerId'>) {
  return tx
    .update(runs)
    .set({ deletedAt: new Date() })
    .where(and(eq(runs.rootId, rootId), eq(runs.ownerId, ownerId), isNull(runs.deletedAt)))
    .returning(runColumns);
}

export async function undelete(tx: Queryable, rootId: string) {
  return tx.update(runs).set({ deletedAt: null }).where(eq(runs.rootId, rootId)).returning({ id: runs.id });
}

/** Answers what was removed; what someone brought back meanwhile is not. */
export async function removeDeleted(db: Queryable, rootId: string) {
  return db
    .delete(runs)
    .where(and(eq(runs.rootId, rootId), isNotNull(runs.deletedAt)))
    .returning({ runId: runs.id, ownerId: runs.ownerId });
}

/** The first version of a deleted run of one's own. */
export async function findDeletedRoot(db: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  const [row] = await db
    .select({ rootId: runs.rootId })
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.ownerId, ownerId), isNotNull(runs.deletedAt)));
  return row?.rootId;
}
