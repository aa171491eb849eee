/** Moderation of the gallery: what stewards choose for the showcase, and what admins take from view. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { hideThing, showThing } from '#social/reports/hidden.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { featureCreation, hideCreation, unfeatureCreation } from './contract.ts';
import { mayFeature } from './policy.ts';
import { updateItem } from './queries.server.ts';
import { creationReports } from './report-targets.server.ts';
import { seenItem, viewerOf } from './who.server.ts';

const done = { success: true } as const;

export const curationEndpoints = [
  implement(featureCreation, async ({ params: { id }, body: { why } }, context) =>
    context.bus.transact(async (tx) => {
      const item = await itemToFeature(context, tx, id);
      const { user } = context.caller;
      await updateItem(tx, id, {
        featuredAt: item.featuredAt ?? new Date(),
        featuredWhy: why,
        featuredById: user.id,
      });
      if (!item.featuredAt && item.ownerId !== user.id)
        await notify(tx, context, {
          ownerId: item.ownerId,
          kind: 'gallery.featured',
          data: {
            title: `“${item.title}” is in the showcase`,
            text: why,
            path: href('/gallery/:id', { id }),
          },
        });
      await writeAudit(tx, byCaller(context), { action: 'gallery.feature', subjectId: id, details: { why } });
      publishToWatchers(tx, id);
      return done;
    }),
  ),

  implement(unfeatureCreation, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      await itemToFeature(context, tx, id);
      await updateItem(tx, id, { featuredAt: null, featuredWhy: '', featuredById: null });
      await writeAudit(tx, byCaller(context), { action: 'gallery.unfeature', subjectId: id });
      publishToWatchers(tx, id);
      return done;
    }),
  ),

  implement(hideCreation, async ({ params: { id }, body: { hidden, reason, message } }, context) =>
    context.bus.transact(async (tx) => {
      await seenItem(context, tx, id);
      const [thing] = await creationReports.find(tx, [id], context);
      if (thing && thing.hidden !== hidden) {
        if (hidden) await hideThing(tx, context, { target: creationReports, thing, reason, message });
        else await showThing(tx, { target: creationReports, thing });
      }
      await writeAudit(tx, byCaller(context), {
        action: hidden ? 'gallery.hide' : 'gallery.show',
        subjectId: id,
        details: hidden ? { reason } : {},
      });
      return done;
    }),
  ),
];

async function itemToFeature(context: MemberContext, tx: BusTransaction, id: string) {
  const item = await seenItem(context, tx, id);
  if (!mayFeature(viewerOf(context)))
    throw new AppError('forbidden:showcase', {
      message: 'Only stewards can edit the showcase.',
    });
  return item;
}
