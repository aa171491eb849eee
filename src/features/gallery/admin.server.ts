/** The admin's half of the gallery, and what reports can be about in it. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { tellWatchers } from './channel.server.ts';
import { featureCreation, hideCreation } from './contract.ts';
import { updateItem } from './queries.server.ts';
import { seenItem } from './who.server.ts';

const done = { success: true } as const;

export const adminGalleryEndpoints = [
  implement(featureCreation, async ({ params: { id }, body: { featured } }, context) =>
    context.bus.transact(async (tx) => {
      await seenItem(context, tx, id);
      await updateItem(tx, id, { featuredAt: featured ? new Date() : null });
      await writeAudit(tx, byCaller(context), {
        action: featured ? 'gallery.feature' : 'gallery.unfeature',
        subjectId: id,
      });
      tellWatchers(tx, id);
      return done;
    }),
  ),

  implement(hideCreation, async ({ params: { id }, body: { hidden } }, context) =>
    context.bus.transact(async (tx) => {
      await seenItem(context, tx, id);
      await updateItem(tx, id, { hiddenAt: hidden ? new Date() : null });
      await writeAudit(tx, byCaller(context), {
        action: hidden ? 'gallery.hide' : 'gallery.show',
        subjectId: id,
      });
      tellWatchers(tx, id);
      return done;
    }),
  ),
];
