import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Answerer } from './answerer.server.ts';
import { chat } from './contract.ts';
import { conversationEndpoints } from './conversations.server.ts';
import { helpAnswerer } from './help-answerer.server.ts';
import { pandaAnswerer } from './panda-answerer.server.ts';
import { helpEndpoints } from './help.server.ts';
import type { HelpLibrary } from './help/library.server.ts';
import { findConversation, insertConversation, insertExchange, listTurns } from './queries.server.ts';

export function assistantEndpoints(library: HelpLibrary) {
  return [
    ...helpEndpoints(library),
    ...conversationEndpoints,
    chatEndpoint(pandaAnswerer(helpAnswerer(library))),
  ];
}

function chatEndpoint(answerer: Answerer) {
  return implement(chat, async ({ body: { message, page, conversationId } }, context) => {
    const { bus, db } = context;
    const ownerId = await context.principal();
    if (conversationId && !(await findConversation(db, { id: conversationId, ownerId })))
      throw new AppError('not_found:conversation');
    const history = conversationId ? await listTurns(db, conversationId) : [];
    // Before the transaction: whoever answers may take long.
    const answer = await answerer.answer({ text: message, history, ...(page ? { page } : {}) }, context);
    const id = await bus.transact(async (tx) => {
      const id = conversationId ?? (await insertConversation(tx, ownerId));
      await insertExchange(tx, { conversationId: id, ownerId, question: message, page, answer });
      return id;
    });
    const { text, sources, tool, suggestions = [] } = answer;
    return {
      message: text,
      ...(sources.length > 0 ? { sources } : {}),
      ...(tool ? { tool } : {}),
      ...(suggestions.length > 0 ? { suggestions } : {}),
      conversationId: id,
    };
  });
}
