/** From a run to the gallery: a snapshot is taken, worded, and taken down again by whoever made it. */
import { isUniqueViolation } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishedRun, publishRun, remixInput } from '#tools/share/gallery-contract.ts';
import { findOwnRun } from '#tools/run/run-queries.server.ts';
import { wordsToFind } from '#tools/run/run-search.server.ts';
import { tellWatchers } from './channel.server.ts';
import { editCreation, unpublish } from './contract.ts';
import { findPublished, insertItem, removeItem, updateItem } from './queries.server.ts';
import { noSuchCreation, ownItem, seenItem } from './who.server.ts';

export const publishEndpoints = [
  implement(publishRun, async ({ params, body: { showInput, ...said } }, { db, caller }) => {
    const run = await findOwnRun(db, { id: params.id, ownerId: caller.user.id });
    if (!run) throw new AppError('not_found:run');
    if (run.state !== 'done')
      throw new AppError('conflict:unfinished', { message: 'Only what is finished hangs in the gallery.' });
    const { ownerId, tool, kind, output, engines } = run;
    const input = showInput ? run.input : null;
    const snapshot = { ownerId, runId: run.id, tool, kind, input, output, engines };
    try {
      return {
        id: await insertItem(db, { ...snapshot, ...said, search: findable({ ...snapshot, ...said }) }),
      };
    } catch (error) {
      if (!isUniqueViolation(error, 'gallery_item_run_key')) throw error;
      throw new AppError('conflict:published', {
        message: 'It hangs in the gallery already.',
        cause: error,
      });
    }
  }),

  implement(publishedRun, async ({ params: { id } }, { db, caller }) => {
    const ownerId = caller.user.id;
    if (!(await findOwnRun(db, { id, ownerId }))) throw new AppError('not_found:run');
    return { id: (await findPublished(db, { runId: id, ownerId })) ?? null };
  }),

  implement(remixInput, async ({ params: { id } }, context) => {
    const { tool, title, input } = await seenItem(context, context.db, id);
    if (!input) throw noSuchCreation();
    return { tool, title, input };
  }),

  implement(editCreation, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      const item = await ownItem(context, tx, id);
      await updateItem(tx, id, { ...body, search: findable({ ...item, ...body }) });
      tellWatchers(tx, id);
      return { success: true } as const;
    }),
  ),

  implement(unpublish, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const item = await ownItem(context, tx, id);
      // Otherwise whoever made it could hang it up again and undo what an admin decided.
      if (item.hiddenAt)
        throw new AppError('conflict:hidden', {
          message: 'It is hidden already: nobody else sees it. Delete its run to remove it for good.',
        });
      await removeItem(tx, id);
      tellWatchers(tx, id);
      return { success: true } as const;
    }),
  ),
];

interface Shown extends Pick<Parameters<typeof wordsToFind>[0], 'title' | 'output'> {
  caption: string;
  tags: string[];
  input: Record<string, unknown> | null;
}

const findable = ({ title, caption, tags, input, output }: Shown) =>
  wordsToFind({ title, input: { caption, tags, ...input }, ...(output ? { output } : {}) });
