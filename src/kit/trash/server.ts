import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { deleteForGood, listTrash, restoreFromTrash } from './contract.ts';

export const trashEndpoints = [
  implement(listTrash, async (_, { db, trash, caller }) => ({
    items: await trash.list(db, ownerFor(caller)),
  })),

  implement(restoreFromTrash, async ({ params: { id } }, context) => {
    const { trash, caller, callers } = context;
    await trash.restore(context, ownerFor(caller), id);
    // It may have been the picture that everyone sees.
    callers.forget({ userId: caller.user.id });
    return { success: true } as const;
  }),

  implement(deleteForGood, async ({ params: { id } }, context) => {
    await context.trash.purgeOwn(context, ownerFor(context.caller), id);
    return { success: true } as const;
  }),
];
