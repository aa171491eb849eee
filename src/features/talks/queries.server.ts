/** What people decide about their talks. Whoever calls has made sure whose talks they are. */
import { and, asc, count, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { runColumns } from '#tools/run/run-queries.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import { talkFolders, talks } from './table.server.ts';

interface Own {
  ownerId: string;
  ids: readonly string[];
}

interface OwnTurns extends Own {
  /** Tools whose runs are turns of a talk. */
  tools: readonly string[];
}

const ofTalks = ({ ownerId, ids, tools }: OwnTurns) =>
  and(eq(runs.ownerId, ownerId), inArray(runs.talkId, [...ids]), inArray(runs.tool, [...tools]));

/** Of these, the talks that this person has; each with what it is called. */
export async function findOwnTalks(db: Queryable, own: OwnTurns) {
  return db
    .selectDistinctOn([runs.talkId], {
      id: runs.talkId,
      title: sql<string>`coalesce(${talks.name}, ${runs.title})`,
    })
    .from(runs)
    .leftJoin(talks, eq(talks.talkId, runs.talkId))
    .where(and(ofTalks(own), isNull(runs.deletedAt)))
    .orderBy(runs.talkId, asc(runs.id));
}

type Decision = Partial<Pick<typeof talks.$inferSelect, 'name' | 'pinnedAt' | 'folderId'>>;

export async function decide(tx: Queryable, { ownerId, ids }: Own, decision: Decision) {
  await tx
    .insert(talks)
    .values(ids.map((talkId) => ({ talkId, ownerId, ...decision })))
    .onConflictDoUpdate({ target: talks.talkId, set: decision, setWhere: eq(talks.ownerId, ownerId) });
}

export async function markTalksDeleted(tx: Queryable, own: OwnTurns) {
  return tx
    .update(runs)
    .set({ deletedAt: new Date() })
    .where(and(ofTalks(own), isNull(runs.deletedAt)))
    .returning(runColumns);
}

/** A turn that was deleted by itself has a place of its own in the trash, and is none of the talk's business. */
function deletedWithTalk(db: Queryable, id: string) {
  const byItself = db
    .select({ one: sql`1` })
    .from(trashItems)
    .where(and(eq(trashItems.kind, 'run'), eq(trashItems.subjectId, sql`${runs.rootId}::text`)));
  return and(eq(runs.talkId, id), isNotNull(runs.deletedAt), notExists(byItself));
}

export async function undeleteTalk(tx: Queryable, id: string) {
  return tx.update(runs).set({ deletedAt: null }).where(deletedWithTalk(tx, id)).returning(runColumns);
}

export async function removeDeletedTalk(db: Queryable, id: string) {
  return db.delete(runs).where(deletedWithTalk(db, id)).returning({ runId: runs.id, ownerId: runs.ownerId });
}

/** What was decided about a talk of which nothing is left. */
export const isForgotten = sql`not exists (select from run r where r.talk_id = ${talks.talkId})`;

export async function listOwnFolders(db: Queryable, ownerId: string) {
  const shown = db
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.talkId, talks.talkId), eq(runs.ownerId, ownerId), isNull(runs.deletedAt)));
  return db
    .select({ id: talkFolders.id, name: talkFolders.name, talks: count(talks.talkId) })
    .from(talkFolders)
    .leftJoin(talks, and(eq(talks.folderId, talkFolders.id), sql`exists ${shown}`))
    .where(eq(talkFolders.ownerId, ownerId))
    .groupBy(talkFolders.id)
    .orderBy(sql`lower(${talkFolders.name})`, asc(talkFolders.id));
}

export async function findOwnFolder(db: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  const [folder] = await db
    .select()
    .from(talkFolders)
    .where(and(eq(talkFolders.id, id), eq(talkFolders.ownerId, ownerId)));
  return folder;
}
