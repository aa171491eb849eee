/** The admin's half of feedback: read, answer, close, delete and take back. */
import { and, eq } from 'drizzle-orm';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import { bringAnswer } from './bring-answer.server.ts';
import {
  answerFeedback,
  changeFeedbackState,
  deleteFeedback,
  feedbackCounts,
  listFeedback,
  restoreFeedback,
} from './contract.ts';
import { presentForAdmin } from './present.server.ts';
import {
  countFeedback,
  findFeedback,
  listFeedbackRows,
  undeleteFeedback,
  updateFeedback,
} from './queries.server.ts';

const longestLabel = 80;

export const adminFeedbackEndpoints = [
  implement(listFeedback, async ({ query }, { db, files }) => {
    const { rows, next } = await listFeedbackRows(db, query);
    return { items: rows.map((row) => presentForAdmin(row, files)), next };
  }),

  implement(feedbackCounts, (_, { db }) => countFeedback(db)),

  implement(answerFeedback, async ({ params: { id }, body: { answer } }, context) =>
    context.bus.transact(async (tx) => {
      const found = await findFeedback(tx, id);
      if (!found) throw new AppError('not_found:feedback');
      await updateFeedback(tx, id, { state: 'answered', answer, answeredAt: new Date() });
      const reached = await bringAnswer(tx, context, found, answer);
      await writeAudit(tx, byCaller(context), { action: 'feedback.answer', subjectId: id, details: reached });
      return reached;
    }),
  ),

  implement(changeFeedbackState, async ({ params: { id }, body: { state } }, context) =>
    context.bus.transact(async (tx) => {
      const row = await updateFeedback(tx, id, { state });
      if (!row) throw new AppError('not_found:feedback');
      await writeAudit(tx, byCaller(context), {
        action: state === 'closed' ? 'feedback.close' : 'feedback.reopen',
        subjectId: id,
      });
      return { state: row.state };
    }),
  ),

  implement(deleteFeedback, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const row = await updateFeedback(tx, id, { deletedAt: new Date() });
      if (!row) throw new AppError('not_found:feedback');
      const label = `Feedback: ${row.text.slice(0, longestLabel)}`;
      await context.trash.put(tx, {
        ownerId: context.caller.user.id,
        kind: 'feedback',
        subjectId: id,
        label,
      });
      await writeAudit(tx, byCaller(context), { action: 'feedback.delete', subjectId: id });
      return { id };
    }),
  ),

  implement(restoreFeedback, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      if (!(await undeleteFeedback(tx, id))) throw new AppError('not_found:feedback');
      // Whoever's trash it lies in: any admin may take back what an admin deleted.
      await tx.delete(trashItems).where(and(eq(trashItems.kind, 'feedback'), eq(trashItems.subjectId, id)));
      await writeAudit(tx, byCaller(context), { action: 'feedback.restore', subjectId: id });
      return { id };
    }),
  ),
];
