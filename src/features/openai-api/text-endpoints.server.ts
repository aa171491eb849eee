/** Models, and what they write. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import type { Engine } from '#kit/ai/engine.ts';
import { engineNamed } from '#kit/ai/engine-name.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { rawEvents } from '#kit/http/event-stream.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { askingOf } from './ask.server.ts';
import { chunks, wholeAnswer } from './chat-answer.server.ts';
import { beginChat } from './chat.server.ts';
import { completionChunks, wholeCompletion } from './completion-answer.server.ts';
import { beginCompletion } from './completion.server.ts';
import { consensusModel, hasConsensus } from './consensus-model.server.ts';
import {
  createCompletion,
  createEmbeddings,
  createLegacyCompletion,
  createModeration,
  createResponse,
  deleteResponse as deleteEndpoint,
  getModel,
  getResponse,
  listModels,
} from './contract.ts';
import { answerEmbeddings } from './embeddings.server.ts';
import { deleteResponse, findResponse } from './kept-responses.server.ts';
import { answerModeration } from './moderation.server.ts';
import { responseEvents, wholeResponse } from './responses-answer.server.ts';
import { beginResponse } from './responses.server.ts';

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
  return {
    ours: ours.map((id) => ({ id, provider })),
    engines: await ai.enginesFor(ownerFor(caller)),
  };
}

export const textEndpoints: Implementation[] = [
  implement(listModels, async (_, context) => {
    await context.ai.findLocal();
    const { ours, engines } = await modelsFor(context);
    return { object: 'list' as const, data: [...ours, ...engines].map(present) };
  }),

  implement(getModel, async ({ params: { id } }, context) => {
    const { ours, engines } = await modelsFor(context);
    const found = ours.find((model) => model.id === id) ?? engineNamed(engines, id);
    if (!found) throw new AppError('not_found:engine', { message: `The model '${id}' does not exist.` });
    return present(found);
  }),

  implement(createCompletion, async ({ body }, context) => {
    const left = new AbortController();
    const answers = await beginChat(body, askingOf(context), left);
    if (!body.stream) return Response.json(await wholeAnswer(answers));
    const withUsage = body.stream_options?.include_usage ?? false;
    return rawEvents(chunks(answers, { withUsage }), { onLeave: () => left.abort() });
  }),

  implement(createLegacyCompletion, async ({ body }, context) => {
    const left = new AbortController();
    const answers = await beginCompletion(body, askingOf(context), left);
    if (!body.stream) return Response.json(await wholeCompletion(answers, body));
    return rawEvents(completionChunks(answers, body), { onLeave: () => left.abort() });
  }),

  implement(createResponse, async ({ body }, context) => {
    const left = new AbortController();
    const { answer, options } = await beginResponse(body, askingOf(context), left);
    if (!body.stream) return Response.json(await wholeResponse(answer, options));
    return rawEvents(responseEvents(answer, options), { onLeave: () => left.abort() });
  }),

  implement(createEmbeddings, ({ body }, context) => answerEmbeddings(body, askingOf(context))),
  implement(createModeration, ({ body }, context) => answerModeration(body, askingOf(context))),

  implement(getResponse, ({ params: { id } }, { db, caller }) => findResponse(db, id, ownerFor(caller))),

  implement(deleteEndpoint, async ({ params: { id } }, { db, caller }) => {
    await deleteResponse(db, id, ownerFor(caller));
    return { id, object: 'response' as const, deleted: true as const };
  }),
];
