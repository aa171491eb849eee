/** Allies that are shared can be reported, and taken from view. */
import { inArray } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import { reasonWords } from '#social/reports/reasons.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { updateAlly } from './queries.server.ts';
import { allyReportKind } from './report-kind.ts';
import { allies } from './table.server.ts';

export const allyReportTarget: ReportTarget = {
  kind: allyReportKind,
  async find(db, ids) {
    const rows = await db.select().from(allies).where(inArray(allies.id, ids));
    return rows.map(({ id, ownerId, name, purpose, voice, hiddenAt, deletedAt, isShared }) => {
      const path = href('/frenlyai-v2/codex/:allyId', { allyId: id });
      const state = { hidden: hiddenAt !== null, gone: deletedAt !== null || !isShared };
      return { id, ownerId, title: name, text: `${purpose}\n\n${voice}`, path, makersPath: path, ...state };
    });
  },
  async setHidden(tx, id, hidden, reason) {
    const { label, hint } = reasonWords[reason];
    const why = reason === 'other' ? 'It does not belong here.' : `${label}. ${hint}`;
    await updateAlly(
      tx,
      id,
      hidden ? { hiddenAt: new Date(), hiddenWhy: why } : { hiddenAt: null, hiddenWhy: '' },
    );
  },
};
