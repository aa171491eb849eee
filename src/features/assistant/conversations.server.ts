/** What was asked of the panda before, for whoever asked it. */
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { needsHelpFirst } from '#language/crisis.ts';
import { deleteConversation, getConversation, listConversations, type PandaExchange } from './contract.ts';
import {
  findConversation,
  listConversationsOf,
  listExchanges,
  removeConversation,
} from './queries.server.ts';

async function requireOwn(id: string, context: Context): Promise<string> {
  const ownerId = await ownerIdIfKnown(context);
  if (!ownerId || !(await findConversation(context.db, { id, ownerId })))
    throw new AppError('not_found:conversation');
  return ownerId;
}

export const conversationEndpoints = [
  implement(listConversations, async ({ query: { before } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return ownerId ? listConversationsOf(context.db, { ownerId, before }) : { items: [], next: null };
  }),

  implement(getConversation, async ({ params: { id } }, context) => {
    await requireOwn(id, context);
    const exchanges: PandaExchange[] = await listExchanges(context.db, id);
    const last = exchanges.at(-1);
    // The page that does it is not kept: pages come and go, and the words say which one it is.
    const tool = last && !needsHelpFirst(last.question) ? context.wishes.read(last.question).tool : undefined;
    if (last && tool) last.tool = tool;
    return { exchanges };
  }),

  implement(deleteConversation, async ({ params: { id } }, context) => {
    const ownerId = await requireOwn(id, context);
    await removeConversation(context.db, { id, ownerId });
    return { success: true as const };
  }),
];
