/** Models, and what they write. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import type { Engine } from '#kit/ai/engine.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { rawEvents } from '#kit/http/event-stream.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { ask } from './ask.server.ts';
import { chunks, wholeAnswer } from './chat-answer.server.ts';
import { chatNames, readChat, refusedInChat, stopWords } from './chat-request.server.ts';
import { consensusModel, hasConsensus } from './consensus-model.server.ts';
import {
  createCompletion,
  createResponse,
  deleteResponse as deleteEndpoint,
  getModel,
  getResponse,
  listModels,
} from './contract.ts';
import {
  conversationUpTo,
  deleteResponse,
  findResponse,
  keepResponse,
  withoutReferences,
} from './kept-responses.server.ts';
import { refuse, refuseAll } from './refusal.ts';
import { readResponse, refusedInResponses, responseNames } from './responses-request.server.ts';
import { responseEvents, wholeResponse } from './responses-answer.server.ts';
import type { Item } from './responses-schema.ts';

const present = ({ id, provider }: Pick<Engine, 'id' | 'provider'>) => ({
  id,
  object: 'model' as const,
  created: 0,
  owned_by: provider,
});

async function modelsFor(context: MemberContext) {
  const { ai, caller, settings } = context;
  const provider = settings.product.name;
  const ours = ['auto', ...(hasConsensus(context) ? [consensusModel] : [])];
  const engines = await ai.enginesFor(ownerFor(caller));
  return [...ours.map((id) => present({ id, provider })), ...engines.map(present)];
}

/** A panel has no place for it. */
function refuseForConsensus(model: string, body: object, params: readonly string[]) {
  if (model !== consensusModel) return;
  for (const param of params) if ((body as Record<string, unknown>)[param] != null) refuse(param);
}

export const textEndpoints: Implementation[] = [
  implement(listModels, async (_, context) => {
    await context.ai.findLocal();
    return { object: 'list' as const, data: await modelsFor(context) };
  }),

  implement(getModel, async ({ params: { id } }, context) => {
    const found = (await modelsFor(context)).find((model) => model.id === id);
    if (!found) throw new AppError('not_found:engine', { message: `The model '${id}' does not exist.` });
    return found;
  }),

  implement(createCompletion, async ({ body }, context) => {
    refuseAll(refusedInChat, body);
    refuseForConsensus(body.model, body, ['max_tokens', 'max_completion_tokens']);
    if (body.model === consensusModel && (body.n ?? 1) > 1) refuse('n');
    const question = readChat(body);
    const left = new AbortController();
    const how = { model: body.model, stop: stopWords(body), names: chatNames, left: left.signal };
    const asked = Array.from({ length: body.n ?? 1 }, () => ask(context, question, how));
    const answers = await Promise.all(asked).catch((error: unknown) => {
      left.abort();
      throw error;
    });
    if (!body.stream) return Response.json(await wholeAnswer(answers));
    const withUsage = body.stream_options?.include_usage ?? false;
    return rawEvents(chunks(answers, { withUsage }), { onLeave: () => left.abort() });
  }),

  implement(createResponse, async ({ body }, context) => {
    refuseAll(refusedInResponses, body);
    refuseForConsensus(body.model, body, ['max_output_tokens']);
    const { db, caller } = context;
    const ownerId = ownerFor(caller);
    const previous = body.previous_response_id;
    const given: Item[] =
      typeof body.input === 'string' ? [{ type: 'message', role: 'user', content: body.input }] : body.input;
    const input = await withoutReferences(db, given, ownerId);
    const before = previous ? await conversationUpTo(db, previous, ownerId) : [];
    const left = new AbortController();
    const how = { model: body.model, names: responseNames, left: left.signal };
    const told = await ask(context, readResponse(body, [...before, ...input]), how);
    const id = newId();
    const options = {
      id,
      body,
      keep: async (response: Parameters<typeof keepResponse>[1]['response']) => {
        if (body.store !== false) await keepResponse(db, { id, ownerId, previous, input, response });
      },
    };
    if (!body.stream) return Response.json(await wholeResponse(told, options));
    return rawEvents(responseEvents(told, options), { onLeave: () => left.abort() });
  }),

  implement(getResponse, ({ params: { id } }, { db, caller }) => findResponse(db, id, ownerFor(caller))),

  implement(deleteEndpoint, async ({ params: { id } }, { db, caller }) => {
    await deleteResponse(db, id, ownerFor(caller));
    return { id, object: 'response' as const, deleted: true as const };
  }),
];
