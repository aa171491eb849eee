/** What is taken from view, why, and what whoever made it says to that: once, for every feature that has things to report. */
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Services } from '#kit/services.server.ts';
import { whyHidden, type ReportReason } from './reasons.ts';
import { hiddenThings } from './table.server.ts';
import type { ReportedThing, ReportTarget } from './target.server.ts';
import { notifyMaker } from './notify.server.ts';

const pageSize = 25;

export interface TargetRef {
  kind: string;
  id: string;
}
export type HiddenRow = typeof hiddenThings.$inferSelect;

const isOne = ({ kind, id }: TargetRef) =>
  and(eq(hiddenThings.targetKind, kind), eq(hiddenThings.targetId, id));
const isAppealed = and(isNotNull(hiddenThings.appealedAt), isNull(hiddenThings.appealAnswer));

interface Hide {
  target: ReportTarget;
  thing: ReportedThing;
  reason: ReportReason;
  /** To whoever made it. */
  message?: string;
}

type Needed = Pick<Services, 'jobs' | 'settings'>;

/** Hidden anew, it can be appealed anew. */
export async function hideThing(
  tx: BusTransaction,
  services: Needed,
  { target, thing, reason, message = '' }: Hide,
) {
  await target.setHidden(tx, thing.id, true, reason);
  const why = whyHidden(reason, message);
  await notifyMaker(tx, services, thing, {
    title: 'Your content was hidden',
    text: `has been hidden: ${why} You can appeal on its page.`,
  });
  if (target.keepsAppeals || thing.ownerId === null) return;
  const anew = { ownerId: thing.ownerId, why, appeal: null, appealedAt: null, appealAnswer: null };
  await tx
    .insert(hiddenThings)
    .values({ targetKind: target.kind, targetId: thing.id, ...anew })
    .onConflictDoUpdate({
      target: [hiddenThings.targetKind, hiddenThings.targetId],
      set: { ...anew, createdAt: new Date() },
    });
}

export async function showThing(
  tx: BusTransaction,
  { target, thing, reason = 'other' }: Pick<Hide, 'target' | 'thing'> & { reason?: ReportReason },
) {
  await target.setHidden(tx, thing.id, false, reason);
  await tx.delete(hiddenThings).where(isOne({ kind: target.kind, id: thing.id }));
}

/** Held until the transaction is over, so that two decisions or two appeals come one after the other. */
export async function holdHidden(tx: Queryable, target: TargetRef): Promise<HiddenRow | undefined> {
  const [row] = await tx.select().from(hiddenThings).where(isOne(target)).for('update');
  return row;
}

export async function findHidden(db: Queryable, target: TargetRef): Promise<HiddenRow | undefined> {
  const [row] = await db.select().from(hiddenThings).where(isOne(target));
  return row;
}

export async function updateHidden(
  tx: Queryable,
  target: TargetRef,
  change: Partial<Pick<HiddenRow, 'appeal' | 'appealedAt' | 'appealAnswer'>>,
) {
  await tx.update(hiddenThings).set(change).where(isOne(target));
}

/** Those that wait for an answer, the newest first. */
export async function listAppealRows(db: Queryable, before: Date | undefined) {
  const rows = await db
    .select()
    .from(hiddenThings)
    .where(and(isAppealed, before ? lt(hiddenThings.appealedAt, before) : undefined))
    .orderBy(desc(hiddenThings.appealedAt), desc(hiddenThings.targetId))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.appealedAt!.toISOString() : null };
}

export const countAppeals = (db: Queryable) => db.$count(hiddenThings, isAppealed);
