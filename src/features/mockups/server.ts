import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { pageType } from '#kit/files/framed-page.server.ts';
import { href } from '#kit/href.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { noSuchWork, workAccess } from '#tools/work/access.server.ts';
import { publishWorkChanged } from '#tools/work/news.server.ts';
import { keepForWork } from '#tools/work/work-files.server.ts';
import { lockWork, type WorkRow } from '#tools/work/work-queries.server.ts';
import { isAtLeast, type WorkRole } from '#tools/work/work-role.ts';
import type { Mockup } from './content.ts';
import {
  addMockupFile,
  addPin,
  deleteMockupComment,
  editMockupComment,
  listPins,
  mockupUse,
  mostComments,
  mostReplies,
  replyToPin,
  resolvePin,
} from './contract.ts';
import {
  countPins,
  countReplies,
  findComment,
  hasRepliesByOthers,
  insertComment,
  listCommentRows,
  removeComment,
  updateComment,
} from './queries.server.ts';
import { presentPins } from './present.server.ts';
import { mockupWork } from './work.ts';

const done = { success: true } as const;

export const mockupEndpoints = [
  implement(addMockupFile, async ({ params: { id }, body: { file } }, context) => {
    const { work, asOwner } = await mockupFor(context, id, 'editor');
    const kept = await context.bus.transact((tx) =>
      keepForWork(tx, context.files, { work, file, by: asOwner, purpose: mockupUse }),
    );
    return {
      file,
      is: kept.contentType === pageType ? ('page' as const) : ('picture' as const),
      name: kept.name,
    };
  }),

  implement(listPins, async ({ params: { id } }, context) => {
    const { role, who } = await mockupFor(context, id, 'reader');
    const rows = await listCommentRows(context.db, id, who);
    return { items: presentPins(rows, who), mayComment: isAtLeast(role, 'commenter') };
  }),

  implement(addPin, async ({ params: { id }, body }, context) => {
    const { work, who, role } = await mockupFor(context, id, 'commenter');
    const { content } = context.works.read(work);
    const screen = (content as Mockup).screens.find((one) => one.id === body.screen);
    const isThere = screen?.versions.some((one) => one.id === body.version);
    // Whoever adds screens may speak of one before it is saved.
    if (!isThere && !isAtLeast(role, 'editor'))
      throw new AppError('invalid:screen', { message: 'That screen no longer exists. Reload the page.' });
    return context.bus.transact(async (tx) => {
      // Two who add at once do not both take the last place.
      await lockWork(tx, id);
      if ((await countPins(tx, id)) >= mostComments)
        throw new AppError('conflict:full', {
          message: `A mockup has at most ${mostComments} comments. Delete some first.`,
        });
      const added = await insertComment(tx, { ...body, workId: id, authorId: who });
      await tell(tx, context, { to: work.ownerId, who, work, did: 'commented on', text: body.text });
      publishWorkChanged(tx, id);
      return added;
    });
  }),

  implement(replyToPin, async ({ params: { id }, body: { text } }, context) => {
    const { comment, work, who } = await commentFor(context, id, 'commenter');
    if (comment.parentId !== null) throw noSuchComment();
    return context.bus.transact(async (tx) => {
      if (comment.authorId && comment.authorId !== who)
        await mustBeWelcome(tx, { from: who, to: comment.authorId });
      await lockWork(tx, work.id);
      if ((await countReplies(tx, id)) >= mostReplies)
        throw new AppError('conflict:full', { message: 'This thread has reached its reply limit.' });
      const { workId, screen, version, x, y } = comment;
      const added = await insertComment(tx, {
        workId,
        screen,
        version,
        x,
        y,
        parentId: id,
        authorId: who,
        text,
      });
      for (const to of new Set([work.ownerId, comment.authorId]))
        await tell(tx, context, { to, who, work, did: 'replied on', text });
      publishWorkChanged(tx, work.id);
      return added;
    });
  }),

  implement(editMockupComment, async ({ params: { id }, body: { text } }, context) => {
    const { comment } = await ownComment(context, id);
    await context.bus.transact(async (tx) => {
      await updateComment(tx, id, { text, editedAt: new Date() });
      publishWorkChanged(tx, comment.workId);
    });
    return done;
  }),

  implement(resolvePin, async ({ params: { id }, body: { resolved } }, context) => {
    const { comment } = await commentFor(context, id, 'commenter');
    if (comment.parentId !== null) throw noSuchComment();
    await context.bus.transact(async (tx) => {
      await updateComment(tx, id, { resolvedAt: resolved ? new Date() : null });
      publishWorkChanged(tx, comment.workId);
    });
    return done;
  }),

  implement(deleteMockupComment, async ({ params: { id } }, context) => {
    const { comment, who } = await ownComment(context, id);
    await context.bus.transact(async (tx) => {
      if (await hasRepliesByOthers(tx, id, who))
        await updateComment(tx, id, { text: '', deletedAt: new Date() });
      else await removeComment(tx, id);
      publishWorkChanged(tx, comment.workId);
    });
    return done;
  }),
];

const noSuchComment = () => new AppError('not_found:comment', { message: 'That comment no longer exists.' });

async function mockupFor(context: Context, id: string, role: WorkRole) {
  const access = await workAccess(context, id, role);
  if (access.work.kind !== mockupWork.id) throw noSuchWork();
  return access;
}

/** Whoever may not read the mockup hears that there is no such comment. */
async function commentFor(context: Context, id: string, role: WorkRole) {
  const comment = await findComment(context.db, id);
  if (!comment || comment.deletedAt) throw noSuchComment();
  return { comment, ...(await mockupFor(context, comment.workId, role)) };
}

async function ownComment(context: Context, id: string) {
  const found = await commentFor(context, id, 'reader');
  if (found.comment.authorId !== found.who)
    throw new AppError('forbidden:comment', { message: 'Only the author can do that.' });
  return found;
}

interface News {
  to: string | null;
  who: string;
  work: WorkRow;
  did: string;
  text: string;
}

/** Guests have no name to tell by, and work alone. */
async function tell(tx: BusTransaction, context: Context, { to, who, work, did, text }: News) {
  if (to === null || to === who || context.caller.kind !== 'member') return;
  await notify(tx, context, {
    ownerId: to,
    from: who,
    kind: 'mockup.commented',
    data: {
      title: `${context.caller.user.name} ${did} “${cutAtWord(work.title, 80)}”`,
      text: cutAtWord(text, 200),
      path: href('/mockup-lab', { work: work.id }),
    },
  });
}
