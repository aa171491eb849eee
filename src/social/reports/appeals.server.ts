/** Whoever made what was hidden says once why it should be shown, and an admin decides again. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { isAtLeast, neededWords } from '#kit/businesses/roles.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { implement } from '#kit/http/implement.server.ts';
import { adminChannel } from '#kit/realtime/channel.server.ts';
import type { Services } from '#kit/services.server.ts';
import { decideAppeal, listAppeals, sendAppeal, whyIsItHidden } from './contract.ts';
import {
  findHidden,
  holdHidden,
  listAppealRows,
  showThing,
  updateHidden,
  type TargetRef,
} from './hidden.server.ts';
import type { ReportTarget } from './target.server.ts';
import { notifyMaker } from './notify.server.ts';

const done = { success: true } as const;
const appealed = defineEvent('report.appealed');
const noSuchThing = () => new AppError('not_found:hidden');

export function appealEndpoints(byKind: ReadonlyMap<string, ReportTarget>) {
  async function find(services: Services, db: Queryable, { kind, id }: TargetRef) {
    const [thing] = (await byKind.get(kind)?.find(db, [id], services)) ?? [];
    return thing;
  }

  return [
    implement(whyIsItHidden, async ({ params }, context) => {
      const row = await findHidden(context.db, params);
      const { user, business } = context.caller;
      // Whether something of others is hidden is nobody else's business.
      const isTheirs = row?.ownerId === user.id || row?.ownerId === business?.id;
      if (!row || (!isTheirs && user.role !== 'admin')) return { hidden: null };
      return { hidden: row };
    }),

    implement(sendAppeal, async ({ body: { target, text } }, context) =>
      context.bus.transact(async (tx) => {
        const row = await holdHidden(tx, target);
        const { user, business } = context.caller;
        if (!row || (row.ownerId !== user.id && row.ownerId !== business?.id)) throw noSuchThing();
        if (row.ownerId === business?.id && !isAtLeast(business.role, 'admin'))
          throw new AppError('forbidden:role', {
            message: `Only available to ${neededWords.admin}. Ask one of them.`,
          });
        if (row.appealedAt)
          throw new AppError('conflict:appealed', {
            message: 'You’ve already appealed. An admin will review it.',
          });
        await updateHidden(tx, target, { appeal: text, appealedAt: new Date() });
        if (row.ownerId === business?.id)
          await writeAudit(tx, byCaller(context), { action: 'business.appeal', subjectId: business.id });
        tx.emit(adminChannel.prefix, appealed);
        return done;
      }),
    ),

    implement(listAppeals, async ({ query: { before } }, context) => {
      const { rows, next } = await listAppealRows(context.db, before ? new Date(before) : undefined);
      const items = [];
      for (const row of rows) {
        const target = { kind: row.targetKind, id: row.targetId };
        const thing = await find(context, context.db, target);
        items.push({
          ...row,
          id: row.targetId,
          target,
          appealedAt: row.appealedAt!,
          thing: thing
            ? {
                title: thing.title,
                text: thing.text,
                path: thing.makersPath,
                pictures: thing.pictures ?? [],
              }
            : null,
        });
      }
      return { items, next };
    }),

    implement(decideAppeal, async ({ body: { target, decision, answer } }, context) =>
      context.bus.transact(async (tx) => {
        const row = await holdHidden(tx, target);
        if (!row?.appealedAt) throw noSuchThing();
        if (row.appealAnswer !== null)
          throw new AppError('conflict:decided', { message: 'Someone has already decided on this appeal.' });
        const kind = byKind.get(target.kind);
        const thing = await find(context, tx, target);
        const isAccepted = decision === 'accept';
        const said =
          answer || (isAccepted ? 'It’s visible again.' : 'An admin reviewed it. It stays hidden.');
        if (isAccepted && kind && thing) await showThing(tx, { target: kind, thing });
        else await updateHidden(tx, target, { appealAnswer: said });
        if (thing)
          await notifyMaker(tx, context, thing, {
            title: isAccepted ? 'Your appeal was accepted' : 'Your appeal was declined',
            text: said,
          });
        await writeAudit(tx, byCaller(context), {
          action: isAccepted ? 'appeal.accept' : 'appeal.decline',
          subjectId: target.id,
          details: { kind: target.kind },
        });
        return done;
      }),
    ),
  ];
}
