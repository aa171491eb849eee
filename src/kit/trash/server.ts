import { implement } from '#kit/http/implement.server.ts';
import { deleteForGood, listTrash, restoreFromTrash } from './contract.ts';

export const trashEndpoints = [
  implement(listTrash, async (_, { db, trash, caller }) => ({ items: await trash.list(db, caller.user.id) })),

  implement(restoreFromTrash, async ({ params: { id } }, context) => {
    const { trash, caller, callers } = context;
    await trash.restore(context, caller.user.id, id);
    // It may have been the picture that everyone sees.
    callers.forget({ userId: caller.user.id });
    return { success: true } as const;
  }),

  implement(deleteForGood, async ({ params: { id } }, context) => {
    await context.trash.purgeOwn(context, context.caller.user.id, id);
    return { success: true } as const;
  }),
];
