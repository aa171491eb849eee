/** Chat completions, from what a program sends to answers that begin. */
import { ask, type Asking } from './ask.server.ts';
import type { AnswerPart } from './answer-part.ts';
import { wholeAnswer } from './chat-answer.server.ts';
import { chatNames, readChat, refusedInChat, stopWords } from './chat-request.server.ts';
import type { ChatRequest } from './chat-schema.ts';
import { consensusModel, refuseForConsensus } from './consensus-model.server.ts';
import { refuse, refuseAll } from './refusal.ts';

/** As many answers as were asked for. Aborting `left` ends all of them. `first`: how many calls the same request made before. */
export function beginChat(
  body: ChatRequest,
  asking: Asking,
  left = new AbortController(),
  first = 0,
): Promise<AnswerPart[]> {
  const { n } = body;
  refuseAll(refusedInChat, body);
  refuseForConsensus(body.model, body, ['max_tokens', 'max_completion_tokens']);
  if (body.model === consensusModel && (n ?? 1) > 1) refuse('n');
  const question = readChat(body);
  const how = { model: body.model, stop: stopWords(body), names: chatNames, left: left.signal };
  return allOrNone(n ?? 1, left, (nth) => ask(asking, question, { ...how, nth: first + nth }));
}

export async function answerChat(body: ChatRequest, asking: Asking) {
  return wholeAnswer(await beginChat(body, asking));
}

/** Where one of several calls fails to begin, the others are stopped. */
export async function allOrNone(
  count: number,
  left: AbortController,
  begin: (nth: number) => Promise<AnswerPart>,
): Promise<AnswerPart[]> {
  try {
    return await Promise.all(Array.from({ length: count }, (_, nth) => begin(nth)));
  } catch (error) {
    left.abort();
    throw error;
  }
}
