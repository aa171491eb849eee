/** Numbered versions of a work. Call these with its row locked: numbers are given one after the other. */
import { and, asc, desc, eq, getTableColumns, inArray, isNull, max, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { works, workVersions } from './table.server.ts';
import type { WorkAbout } from './work-queries.server.ts';

/** Of one work; beyond it the oldest that has no name goes. */
export const mostVersions = 500;
/** What one person writes within this time is one version. */
const sitting = 10 * 60_000;
/** Two who type at once would make a version with every look at the log, and push the old ones out. */
const liveTurn = 30_000;

interface About {
  name?: string | undefined;
  restoredFrom?: number;
}

/**
 * The work as it is now, for good. A second time it is the same version, and may get a name. Its content goes from one table to
 * the other without leaving the database: `row` is held, so what stands there is what it says.
 */
export async function keepVersion(tx: Queryable, row: WorkAbout, about: About = {}) {
  const { id: workId, revision, schemaVersion, excerpt, savedBy } = row;
  const content = sql`(select ${works.content} from ${works} where ${works.id} = ${workId})`;
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from ${workVersions} where work_id = ${workId})`;
  const [version] = await tx
    .insert(workVersions)
    .values({ workId, revision, schemaVersion, content, excerpt, savedBy, number: next, ...about })
    .onConflictDoUpdate({
      target: [workVersions.workId, workVersions.revision],
      set: about.name === undefined ? { revision } : { name: about.name },
    })
    .returning({ number: workVersions.number });
  await removeOldVersions(tx, workId);
  return version!;
}

/** Before what stands there is overwritten: another's words, or the last of a sitting, become a version. */
export async function keepBefore(
  tx: Queryable,
  row: WorkAbout,
  { by, isLive = false }: { by: string | null; isLive?: boolean },
) {
  const [newest] = await tx
    .select({ at: max(workVersions.createdAt) })
    .from(workVersions)
    .where(eq(workVersions.workId, row.id));
  const since = Date.now() - (newest?.at?.getTime() ?? 0);
  const isTurn = row.savedBy !== by && (!isLive || since > liveTurn);
  if (isTurn || since > sitting) await keepVersion(tx, row);
}

async function removeOldVersions(tx: Queryable, workId: string) {
  const isOf = eq(workVersions.workId, workId);
  const over = (await tx.$count(workVersions, isOf)) - mostVersions;
  if (over <= 0) return;
  const oldest = tx
    .select({ id: workVersions.id })
    .from(workVersions)
    .where(and(isOf, isNull(workVersions.name)))
    .orderBy(asc(workVersions.number))
    .limit(over);
  const gone = await tx
    .delete(workVersions)
    .where(inArray(workVersions.id, oldest))
    .returning({ id: workVersions.id });
  if (gone.length < over)
    throw new AppError('conflict:versions', {
      message: `You can have at most ${mostVersions} named versions. Duplicate the work to continue.`,
    });
}

const { content: _large, ...listed } = getTableColumns(workVersions);
const author = { name: users.name };

export async function listVersions(db: Queryable, workId: string) {
  return db
    .select({ ...listed, author })
    .from(workVersions)
    .leftJoin(users, eq(users.id, workVersions.savedBy))
    .where(eq(workVersions.workId, workId))
    .orderBy(desc(workVersions.number));
}

export async function findVersion(db: Queryable, { workId, number }: { workId: string; number: number }) {
  const [row] = await db
    .select({ ...getTableColumns(workVersions), author })
    .from(workVersions)
    .leftJoin(users, eq(users.id, workVersions.savedBy))
    .where(and(eq(workVersions.workId, workId), eq(workVersions.number, number)));
  return row;
}

export async function nameVersion(
  tx: Queryable,
  { workId, number, name }: { workId: string; number: number; name: string | null },
) {
  await tx
    .update(workVersions)
    .set({ name })
    .where(and(eq(workVersions.workId, workId), eq(workVersions.number, number)));
}
