/**
 * Live edits in the database: a log of Yjs updates, which is the truth of a work that was ever edited live. Its row follows,
 * whenever someone reads it, so that search, versions, shares and exports know nothing of live editing.
 */
import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import * as Y from 'yjs';
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import type { Bus, BusTransaction } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { works as workTable, workUpdates } from '../table.server.ts';
import { keepBefore } from '../version-queries.server.ts';
import { publishWorkChanged } from '../news.server.ts';
import { lockAbout, lockWork, writeContent, type WorkAbout, type WorkRow } from '../work-queries.server.ts';
import { claimNumbers, lastWriter } from './live-writers.server.ts';
import type { WorkRegistry } from '../work-registry.server.ts';

export const liveChannel = 'works.live';
/** More rows than this become one when the work is opened next. */
const mostRows = 200;
/** More bytes than this become one row before the next edit: twice what a document may hold, so that there is room again. */
const mostLogged = 10_000_000;

/** Word that there are live edits: every node that has the work open reads them. */
const workEdited = defineEvent('work.edited', z.object({ id: z.string() }));

export async function insertUpdate(tx: BusTransaction, workId: string, bytes: Uint8Array): Promise<number> {
  const [row] = await tx.insert(workUpdates).values({ workId, bytes }).returning({ id: workUpdates.id });
  tx.emit(liveChannel, workEdited, { id: workId });
  return row!.id;
}

export async function updatesAfter(db: Queryable, workId: string, after: number) {
  return db
    .select({ id: workUpdates.id, bytes: workUpdates.bytes })
    .from(workUpdates)
    .where(and(eq(workUpdates.workId, workId), gt(workUpdates.id, after)))
    .orderBy(asc(workUpdates.id));
}

/** The stored bytes themselves: a document made anew from the content would double what people have in their browsers. */
export async function loadBytes(db: Queryable, workId: string) {
  const rows = await updatesAfter(db, workId, 0);
  return {
    bytes: rows.length === 0 ? undefined : Y.mergeUpdates(rows.map(({ bytes }) => bytes)),
    last: rows.at(-1)?.id ?? 0,
    rows: rows.length,
  };
}

export const loadDoc = async (db: Queryable, workId: string) => docOf(await updatesAfter(db, workId, 0));

function docOf(rows: Awaited<ReturnType<typeof updatesAfter>>) {
  const doc = new Y.Doc();
  if (rows.length > 0) Y.applyUpdate(doc, Y.mergeUpdates(rows.map(({ bytes }) => bytes)));
  return { doc, last: rows.at(-1)?.id ?? 0 };
}

interface Needs {
  bus: Bus;
  works: WorkRegistry;
}

/** Opens a work for live editing: what it holds is written into the log first, by whoever is first. */
export async function openLive({ bus, works }: Needs, id: string) {
  return bus.transact(async (tx) => {
    const row = await lockWork(tx, id);
    if (!row) return undefined;
    const { kind, content } = works.mustBeEditable(row);
    if (!kind.live) return undefined;
    if (row.liveId === null) {
      const doc = new Y.Doc();
      kind.live.write(doc, content as never);
      // Who wrote what before is told by the versions.
      await claimNumbers(tx, { workId: id, numbers: [doc.clientID], authorId: null });
      const liveId = await insertUpdate(tx, id, Y.encodeStateAsUpdate(doc));
      await noteLive(tx, row, liveId);
    }
    const loaded = await loadBytes(tx, id);
    if (loaded.rows > mostRows) await compact(tx, id, loaded as { bytes: Uint8Array; last: number });
    return { bytes: loaded.bytes!, last: loaded.last };
  });
}

/** Many rows as one, under the last one's number, so that nobody who read up to there reads it again. */
async function compact(tx: Queryable, workId: string, { bytes, last }: { bytes: Uint8Array; last: number }) {
  await tx.delete(workUpdates).where(and(eq(workUpdates.workId, workId), lte(workUpdates.id, last)));
  await tx.insert(workUpdates).values({ id: last, workId, bytes });
}

/** The log as what it adds up to, where it has grown too long; `tx` holds the work's lock. */
export async function compactUpdates(tx: Queryable, workId: string) {
  const [logged] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${workUpdates.bytes})), 0)::int` })
    .from(workUpdates)
    .where(eq(workUpdates.workId, workId));
  if (logged!.bytes <= mostLogged) return;
  const { doc, last } = await loadDoc(tx, workId);
  await compact(tx, workId, { bytes: Y.encodeStateAsUpdate(doc), last });
}

async function noteLive(tx: Queryable, { id }: WorkRow, liveId: number) {
  await tx.update(workTable).set({ liveId }).where(eq(workTable.id, id));
}

/** Nothing where the kind refuses what the log adds up to: the last sound row stays, and the next change saved mends the log. */
function ifSound<T>(accept: () => T): T | undefined {
  try {
    return accept();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** What the log of a work adds up to, and who wrote the newest of what its row lacks; nothing where that is not sound. */
async function readLog(db: Queryable, works: WorkRegistry, { id, kind, liveId }: WorkAbout) {
  const form = works.kindOf(kind)?.live;
  if (!form) return undefined;
  const rows = await updatesAfter(db, id, 0);
  const { doc, last } = docOf(rows);
  const accepted = ifSound(() => works.accept(kind, form.read(doc)));
  if (!accepted) return undefined;
  const by = await lastWriter(
    db,
    id,
    rows.filter((row) => row.id > (liveId ?? 0)),
  );
  return { accepted, last, by };
}

/** The row of a work with all that was edited live, as far as it is sound; `tx` holds its lock. */
export async function takeLive<Row extends WorkAbout>(
  tx: BusTransaction,
  works: WorkRegistry,
  row: Row,
  /** For edits that do not say whose they are: those that only take away. */
  sentBy: string | null = row.savedBy,
  /**
   * The log as it was read before the lock was taken. What has come since follows the next time: where people go on typing, it would be
   * read again under every lock, and on one connection everyone would wait for it.
   */
  before?: Awaited<ReturnType<typeof readLog>>,
): Promise<Row | WorkRow> {
  if (row.liveId === null || (await lastOf(tx, row)) <= row.liveId) return row;
  const read = before ?? (await readLog(tx, works, row));
  if (!read || read.last <= row.liveId) return row;
  // Whoever reads first makes the row follow: its author is who wrote, not who last stored.
  const by = read.by ?? sentBy;
  await keepBefore(tx, row, { by, isLive: true });
  const saved = await writeContent(tx, row, { ...read.accepted, savedBy: by, liveId: read.last });
  publishWorkChanged(tx, row.id, saved.revision);
  return saved;
}

/** Writes content into the log, where the work has one; answers its last number. */
export async function putLive(
  tx: BusTransaction,
  works: WorkRegistry,
  row: WorkRow,
  { content, by }: { content: unknown; by: string },
) {
  if (row.liveId === null) return null;
  const form = works.mustKindOf(row.kind).live;
  if (!form) return row.liveId;
  const { doc } = await loadDoc(tx, row.id);
  const before = Y.encodeStateVector(doc);
  doc.transact(() => form.write(doc, content as never));
  await claimNumbers(tx, { workId: row.id, numbers: [doc.clientID], authorId: by });
  return insertUpdate(tx, row.id, Y.encodeStateAsUpdate(doc, before));
}

/** For readers: costs a look at the log, and only of works that were ever edited live. */
export async function broughtUpToDate(
  { db, bus, works }: Needs & { db: Database },
  row: WorkRow,
): Promise<WorkRow> {
  const taken = await followLog({ db, bus, works }, row);
  if (!taken || 'content' in taken) return taken ?? row;
  // Somebody else was as fast.
  return taken.revision === row.revision ? row : ((await bus.transact((tx) => lockWork(tx, row.id))) ?? row);
}

/**
 * The row follows the log. A long one takes a second to read, and the embedded database is one connection: so it is read before
 * the lock is taken, and under the lock it is only written.
 */
export async function followLog(
  { db, bus, works }: Needs & { db: Database },
  row: WorkAbout,
  by?: string | null,
): Promise<WorkAbout | WorkRow | undefined> {
  if (row.liveId === null || (await lastOf(db, row)) <= row.liveId) return undefined;
  const before = await readLog(db, works, row);
  if (!before) return undefined;
  return bus.transact(async (tx) => {
    const locked = await lockAbout(tx, row.id);
    return locked && takeLive(tx, works, locked, by === undefined ? locked.savedBy : by, before);
  });
}

async function lastOf(db: Queryable, { id }: WorkAbout): Promise<number> {
  const [found] = await db
    .select({ last: max(workUpdates.id) })
    .from(workUpdates)
    .where(eq(workUpdates.workId, id));
  return found?.last ?? 0;
}
