import { z } from 'zod';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { isUniqueViolation, type Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { implement } from '#kit/http/implement.server.ts';
import { adminChannel } from '#kit/realtime/channel.server.ts';
import type { Services } from '#kit/services.server.ts';
import { appealEndpoints } from './appeals.server.ts';
import { decideReport, listReports, reportCounts, sendReport } from './contract.ts';
import { countAppeals, hideThing, showThing } from './hidden.server.ts';
import {
  closeReports,
  countReports,
  findReport,
  insertReport,
  listReportRows,
  type ReportRow,
} from './queries.server.ts';
import type { ReportedThing, ReportTarget } from './target.server.ts';
import { notifyReporters } from './notify.server.ts';

const reportNew = defineEvent('report.new', z.object({ id: z.string() }));

export function reportEndpoints(targets: readonly ReportTarget[]) {
  const byKind = new Map(targets.map((target) => [target.kind, target]));

  async function find(
    services: Services,
    db: Queryable,
    { kind, id }: { kind: string; id: string },
  ): Promise<ReportedThing | undefined> {
    const [thing] = (await byKind.get(kind)?.find(db, [id], services)) ?? [];
    return thing;
  }

  /** Each kind asked once. */
  async function findAll(services: Services, rows: readonly ReportRow[]) {
    const found = new Map<string, ReportedThing>();
    for (const [kind, ofKind] of Map.groupBy(rows, ({ targetKind }) => targetKind)) {
      const ids = [...new Set(ofKind.map(({ targetId }) => targetId))];
      for (const thing of (await byKind.get(kind)?.find(services.db, ids, services)) ?? [])
        found.set(thing.id, thing);
    }
    return found;
  }

  return [
    implement(sendReport, async ({ body: { target, reason, note } }, context) => {
      const { bus, caller } = context;
      const ownerId = caller.user.id;
      try {
        return await bus.transact(async (tx) => {
          const thing = await find(context, tx, target);
          if (!thing || thing.hidden || thing.gone) throw new AppError('not_found:reported');
          if (thing.ownerId === ownerId)
            throw new AppError('invalid:own', { message: 'It’s yours. You can remove it yourself.' });
          const about = { targetKind: target.kind, targetId: target.id };
          const id = await insertReport(tx, { ownerId, ...about, reason, note });
          tx.emit(adminChannel.prefix, reportNew, { id });
          return { id };
        });
      } catch (error) {
        if (!isUniqueViolation(error, 'report_once_key')) throw error;
        throw new AppError('conflict:reported', {
          message: 'You’ve already reported this. We’ll review it.',
          cause: error,
        });
      }
    }),

    implement(listReports, async ({ query }, context) => {
      const { rows, next } = await listReportRows(context.db, query);
      const things = await findAll(
        context,
        rows.map(({ report }) => report),
      );
      const items = rows.map(({ report, reporter }) => ({
        ...report,
        reporter,
        target: things.get(report.targetId) ?? null,
      }));
      return { items, next };
    }),

    implement(reportCounts, async (_, { db }) => ({
      ...(await countReports(db)),
      appeals: await countAppeals(db),
    })),

    implement(decideReport, async ({ params: { id }, body: { decision, answer } }, context) =>
      context.bus.transact(async (tx) => {
        const report = await findReport(tx, id);
        if (!report) throw new AppError('not_found:report');
        const hidden = decision === 'hide';
        const thing = await find(context, tx, { kind: report.targetKind, id: report.targetId });
        if (thing && thing.hidden !== hidden) {
          const target = byKind.get(report.targetKind)!;
          const { reason } = report;
          if (hidden) await hideThing(tx, context, { target, thing, reason });
          else await showThing(tx, { target, thing, reason });
        }
        const state = hidden ? 'upheld' : 'dismissed';
        const decided = await closeReports(tx, report, { state, answer });
        await notifyReporters(tx, context, decided, thing);
        await writeAudit(tx, byCaller(context), {
          action: hidden ? 'report.hide' : 'report.keep',
          subjectId: report.targetId,
          details: { kind: report.targetKind, reason: report.reason, reports: decided.length },
        });
        return { success: true } as const;
      }),
    ),

    ...appealEndpoints(byKind),
  ];
}
