/** From a run or a work to the gallery: a snapshot is taken, worded, and taken down again by whoever made it, or for a business by those who publish for it. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { mayPublishFor } from '#kit/businesses/may-publish.server.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import {
  publishedRun,
  publishedWork,
  publishRun,
  publishWork,
  remixInput,
} from '#tools/share/gallery-contract.ts';
import { hasHeldPicture, purposesOf } from '#tools/share/held-pictures.server.ts';
import { givenTo } from '#tools/run/run-files.server.ts';
import { showsFile } from '#tools/work/work-files.server.ts';
import { holdThing } from '#social/reports/hold.server.ts';
import type { SubjectRef } from '#tools/share/queries.server.ts';
import { wordsToFind } from '#tools/run/run-search.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { editCreation, unpublish } from './contract.ts';
import { notifyOriginalMaker } from './origin.server.ts';
import { findPublished, insertItem, removeItem, updateItem } from './queries.server.ts';
import { creationReports } from './report-targets.server.ts';
import { thumbnailOf } from './thumbnail.server.ts';
import { noSuchCreation, ownItem, seenItem } from './who.server.ts';

export const publishEndpoints = [
  implement(publishRun, ({ params: { id }, body: { showInput, ...said } }, context) =>
    publish(context, { kind: 'run', id }, said, { showInput }),
  ),

  implement(publishedRun, ({ params: { id } }, context) => whereItHangs(context, { kind: 'run', id })),

  implement(publishWork, ({ params: { id }, body: { withFiles, ...said } }, context) =>
    publish(context, { kind: 'work', id }, said, { showInput: withFiles }),
  ),

  implement(publishedWork, ({ params: { id } }, context) => whereItHangs(context, { kind: 'work', id })),

  implement(remixInput, async ({ params: { id } }, context) => {
    const item = await seenItem(context, context.db, id);
    const { tool, title, input, author } = item;
    if (!input) throw noSuchCreation();
    return { tool, title, by: author.name, thumbnail: thumbnailOf(context, item), input };
  }),

  implement(editCreation, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      const item = await ownItem(context, tx, id);
      await updateItem(tx, id, { ...body, search: findable({ ...item, ...body }) });
      await noteForBusiness(tx, context, 'business.reword', { ownerId: item.ownerId, title: body.title });
      publishToWatchers(tx, id);
      return { success: true } as const;
    }),
  ),

  implement(unpublish, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const item = await ownItem(context, tx, id);
      // Otherwise whoever made it could publish it again and undo what an admin decided.
      if (item.hiddenAt)
        throw new AppError('conflict:hidden', {
          message: 'It’s already hidden from others. Delete the original result to remove it permanently.',
        });
      await removeItem(tx, id);
      await noteForBusiness(tx, context, 'business.unpublish', item);
      publishToWatchers(tx, id);
      return { success: true } as const;
    }),
  ),
];

interface Said {
  title: string;
  caption: string;
  tags: string[];
}

/** Whatever it is, it gets into the gallery here. */
async function publish(
  context: MemberContext,
  { kind: subjectKind, id: subjectId }: SubjectRef,
  said: Said,
  wish: { showInput: boolean },
) {
  const { business } = context.caller;
  if (business && !(await mayPublishFor(context.db, business)))
    throw new AppError('forbidden:role', {
      message: 'Only the owner and admins can do that. They can allow it for all members.',
    });
  const snapshot = await context.subjects.of(subjectKind).snapshot(context, subjectId, wish);
  const values = { ...snapshot, ...said, subjectKind, subjectId };
  const held = await hasHeldPicture(context, {
    ownerId: snapshot.ownerId,
    purposes: purposesOf(subjectId).filter((purpose) => wish.showInput || purpose !== givenTo(subjectId)),
    isShown: (file) => subjectKind === 'run' || showsFile(snapshot.output, file),
  });
  try {
    return await context.bus.transact(async (tx) => {
      const id = await insertItem(tx, { ...values, search: findable(values) });
      await noteForBusiness(tx, context, 'business.publish', values);
      if (held) await holdThing(tx, context, creationReports, id);
      else {
        // The pulse tells what people do.
        if (!business) publishActivity(tx, { actorId: values.ownerId, kind: 'creation', subjectId: id });
        await notifyOriginalMaker(tx, context, id);
      }
      return { id, held };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'gallery_item_subject_key')) throw error;
    throw new AppError('conflict:published', { message: 'It is already in the gallery.', cause: error });
  }
}

/** Everyone reads the name of the business; its admins read whose doing it was. */
async function noteForBusiness(
  tx: BusTransaction,
  context: MemberContext,
  action: `business.${string}`,
  { ownerId, title }: { ownerId: string; title: string },
) {
  if (ownerId === context.caller.business?.id)
    await writeAudit(tx, byCaller(context), { action, subjectId: ownerId, details: { title } });
}

async function whereItHangs(context: MemberContext, { kind, id }: SubjectRef) {
  const { db, caller, subjects } = context;
  const { ownerId } = await subjects.of(kind).own(context, id);
  return {
    id: (await findPublished(db, { kind, id, ownerId })) ?? null,
    mayPublish: !caller.business || (await mayPublishFor(db, caller.business)),
  };
}

interface Shown extends Pick<Parameters<typeof wordsToFind>[0], 'title' | 'output'> {
  caption: string;
  tags: string[];
  input: Record<string, unknown> | null;
}

const findable = ({ title, caption, tags, input, output }: Shown) =>
  wordsToFind({ title, input: { caption, tags, ...input }, ...(output ? { output } : {}) });
