/** Experiments in lists, and single ones. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Reader } from '#social/people/audience.server.ts';
import type { LabView } from './contract.ts';
import type { LabPlace, LabStatus } from './table-words.ts';
import { experiments, labAttachments, labPeople, labVersions } from './table.server.ts';
import { isSeenBy } from './visible.server.ts';

const pageSize = 20;
const mostTagsListed = 24;

export const authorColumns = {
  name: users.name,
  handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
  picture: users.image,
};

/** Those who are there: whoever is suspended counts nowhere. */
const countOf = (place: LabPlace) => sql<number>`(select count(*)::int from lab_person p
  inner join "user" u on u.id = p.owner_id and u.suspended_at is null
  where p.experiment_id = ${experiments.id} and p.place = ${place})`;
const isIn = (place: LabPlace, reader: string) => sql<boolean>`exists (select from lab_person p
  where p.experiment_id = ${experiments.id} and p.place = ${place} and p.owner_id = ${reader})`;

/** What this reader would find below it. */
const postsFor = (reader: Reader) => sql<number>`(select count(*)::int from lab_post t
  where t.experiment_id = ${experiments.id} and t.kind <> 'reply' and t.deleted_at is null and t.hidden_at is null
    and not exists (select from "user" u where u.id = t.author_id and u.suspended_at is not null)
    ${reader === undefined ? sql`` : sql`and ${isHeardBy(reader, sql`t.author_id`)}`})`;

const testers = countOf('tester');
/** Room and time are left. */
const isOpen = sql<boolean>`(${experiments.callText} is not null
  and (${experiments.callUntil} is null or ${experiments.callUntil} > now())
  and (${experiments.callMost} is null or ${testers} < ${experiments.callMost}))`;

const shown = (reader: Reader) => ({
  row: experiments,
  author: authorColumns,
  testers,
  followers: countOf('follower'),
  posts: postsFor(reader),
  versions: sql<number>`(select count(*)::int from lab_version v where v.experiment_id = ${experiments.id})`,
  isOpen,
});
export type ExperimentRow = Awaited<ReturnType<typeof listExperimentRows>>['rows'][number];

interface Wanted {
  reader: Reader;
  shelf: LabView;
  tag?: string | undefined;
  status?: LabStatus | undefined;
  before?: string | undefined;
  /** Only these, such as what a search found. */
  ids?: readonly string[];
}

/** One page, and where the next begins. */
export async function listExperimentRows(db: Queryable, { reader, shelf, tag, status, before, ids }: Wanted) {
  const byId = shelf === 'new';
  const most = ids?.length ?? pageSize;
  const rows = await db
    .select(shown(reader))
    .from(experiments)
    .leftJoin(users, eq(users.id, experiments.authorId))
    .where(
      and(
        isSeenBy(reader),
        isHeardBy(reader, experiments.authorId),
        inView(shelf, reader),
        tag ? sql`${experiments.tags} @> array[${tag.toLowerCase()}]::text[]` : undefined,
        status ? eq(experiments.status, status) : undefined,
        ids ? inArray(experiments.id, [...ids]) : undefined,
        before ? isBehind(before, byId) : undefined,
      ),
    )
    .orderBy(...(byId ? [] : [desc(experiments.updatedAt)]), desc(experiments.id))
    .limit(most + 1);
  const page = rows.slice(0, most);
  const last = page.at(-1)?.row;
  return { rows: page, next: rows.length > most && last ? `${last.updatedAt.getTime()}.${last.id}` : null };
}

function inView(shelf: LabView, reader: Reader): SQL | undefined {
  if (shelf === 'testers') return isOpen;
  if (shelf === 'mine') return reader ? eq(experiments.authorId, reader) : sql`false`;
  if (shelf === 'following')
    return reader ? sql`(${isIn('follower', reader)} or ${isIn('tester', reader)})` : sql`false`;
  return undefined;
}

function isBehind(cursor: string, byId: boolean): SQL {
  const dot = cursor.indexOf('.');
  const [time, lastId] = [Number(cursor.slice(0, dot)), cursor.slice(dot + 1)];
  if (byId) return sql`${experiments.id} < ${lastId}::uuid`;
  // Beyond what a calendar holds nothing stands.
  const at = Number.isNaN(new Date(time).getTime()) ? new Date(0) : new Date(time);
  return sql`(${experiments.updatedAt}, ${experiments.id}) < (${at.toISOString()}::timestamptz, ${lastId}::uuid)`;
}

export async function findExperiment(db: Queryable, id: string, reader: Reader, { isAdmin = false } = {}) {
  const [found] = await db
    .select({
      ...shown(reader),
      isTester: reader ? isIn('tester', reader) : sql<boolean>`false`,
      isFollower: reader ? isIn('follower', reader) : sql<boolean>`false`,
    })
    .from(experiments)
    .leftJoin(users, eq(users.id, experiments.authorId))
    .where(and(eq(experiments.id, id), isSeenBy(reader, { isAdmin })));
  return found;
}

export async function listTagRows(db: Queryable) {
  const tag = sql<string>`unnest(${experiments.tags})`;
  const number = sql<number>`count(*)::int`;
  return db
    .select({ tag, count: number })
    .from(experiments)
    .leftJoin(users, eq(users.id, experiments.authorId))
    .where(isSeenBy(undefined))
    .groupBy(tag)
    .orderBy(desc(number), tag)
    .limit(mostTagsListed);
}

export const listVersionRows = (db: Queryable, experimentId: string) =>
  db
    .select()
    .from(labVersions)
    .where(eq(labVersions.experimentId, experimentId))
    .orderBy(desc(labVersions.number));

export const listAttachmentRows = (db: Queryable, experimentId: string) =>
  db
    .select()
    .from(labAttachments)
    .where(eq(labAttachments.experimentId, experimentId))
    .orderBy(asc(labAttachments.id));

export const listTesters = (db: Queryable, experimentId: string) =>
  db
    .select(authorColumns)
    .from(labPeople)
    .innerJoin(users, eq(users.id, labPeople.ownerId))
    .where(
      and(eq(labPeople.experimentId, experimentId), eq(labPeople.place, 'tester'), isNull(users.suspendedAt)),
    )
    .orderBy(asc(labPeople.createdAt));

export async function updateExperiment(
  tx: Queryable,
  id: string,
  change: Partial<typeof experiments.$inferInsert>,
) {
  const [row] = await tx.update(experiments).set(change).where(eq(experiments.id, id)).returning();
  return row;
}

/** Others who add at the same moment wait here, so that what is counted stays true. */
export async function holdExperiment(tx: Queryable, id: string) {
  await tx.select({ id: experiments.id }).from(experiments).where(eq(experiments.id, id)).for('update');
}

export async function countOwnExperiments(db: Queryable, authorId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(experiments)
    .where(eq(experiments.authorId, authorId));
  return row!.count;
}

export async function removeDeletedExperiment(db: Queryable, id: string) {
  const gone = await db
    .delete(experiments)
    .where(and(eq(experiments.id, id), isNotNull(experiments.deletedAt)))
    .returning({ id: experiments.id });
  return gone.length > 0;
}
