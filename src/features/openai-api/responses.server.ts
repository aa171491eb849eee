/** The Responses API, from what a program sends to an answer that begins and is kept. */
import { newId } from '#kit/db/columns.server.ts';
import { ask, type Asking } from './ask.server.ts';
import { refuseForConsensus } from './consensus-model.server.ts';
import { conversationUpTo, keepResponse, withoutReferences } from './kept-responses.server.ts';
import { refuseAll } from './refusal.ts';
import { wholeResponse } from './responses-answer.server.ts';
import { readResponse, refusedInResponses, responseNames } from './responses-request.server.ts';
import type { Item, ResponseRequest } from './responses-schema.ts';

export async function beginResponse(body: ResponseRequest, asking: Asking, left = new AbortController()) {
  refuseAll(refusedInResponses, body);
  refuseForConsensus(body.model, body, ['max_output_tokens']);
  const { db, ownerId } = asking;
  const previous = body.previous_response_id;
  const given: Item[] =
    typeof body.input === 'string' ? [{ type: 'message', role: 'user', content: body.input }] : body.input;
  const input = await withoutReferences(db, given, ownerId);
  const before = previous ? await conversationUpTo(db, previous, ownerId) : [];
  const how = { model: body.model, names: responseNames, left: left.signal };
  const answer = await ask(asking, readResponse(body, [...before, ...input]), how);
  const id = newId();
  const options = {
    id,
    body,
    keep: async (response: Parameters<typeof keepResponse>[1]['response']) => {
      if (body.store !== false) await keepResponse(db, { id, ownerId, previous, input, response });
    },
  };
  return { answer, options };
}

export async function answerResponse(body: ResponseRequest, asking: Asking) {
  const { answer, options } = await beginResponse(body, asking);
  return wholeResponse(answer, options);
}
