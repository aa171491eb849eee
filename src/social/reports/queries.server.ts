import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { ReportState } from './reasons.ts';
import { reports } from './table.server.ts';

const pageSize = 25;

export type ReportRow = typeof reports.$inferSelect;

export async function insertReport(tx: Queryable, values: typeof reports.$inferInsert): Promise<string> {
  const [row] = await tx.insert(reports).values(values).returning({ id: reports.id });
  return row!.id;
}

interface Filter {
  state?: ReportState | undefined;
  before?: string | undefined;
}

/** One page, newest first, and where the next begins. */
export async function listReportRows(db: Queryable, { state, before }: Filter) {
  const rows = await db
    .select({
      report: reports,
      reporter: { id: users.id, name: users.name, handle: users.displayUsername },
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.ownerId))
    .where(and(state ? eq(reports.state, state) : undefined, before ? lt(reports.id, before) : undefined))
    .orderBy(desc(reports.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.report.id : null };
}

export async function countReports(db: Queryable): Promise<Record<ReportState, number>> {
  const rows = await db.select({ state: reports.state, count: count() }).from(reports).groupBy(reports.state);
  return {
    open: 0,
    upheld: 0,
    dismissed: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  };
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row;
}

/** With every open report of the same thing: one decision answers them all. Answers those it was given for. */
export async function closeReports(
  tx: Queryable,
  { id, targetKind, targetId }: ReportRow,
  decided: { state: Exclude<ReportState, 'open'>; answer: string },
): Promise<ReportRow[]> {
  const isOfSameThing = and(
    eq(reports.targetKind, targetKind),
    eq(reports.targetId, targetId),
    eq(reports.state, 'open'),
  );
  return tx
    .update(reports)
    .set({ ...decided, decidedAt: new Date() })
    .where(or(eq(reports.id, id), isOfSameThing))
    .returning();
}
