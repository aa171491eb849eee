/** One line of a batch, answered as the same request over HTTP would be, and written as the protocol writes it. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { openAiError } from '#kit/http/openai-error.ts';
import { parseInput } from '#kit/http/implement.server.ts';
import type { Asking } from '../ask.server.ts';
import { answerChat } from '../chat.server.ts';
import { answerCompletion } from '../completion.server.ts';
import {
  createCompletion,
  createEmbeddings,
  createLegacyCompletion,
  createModeration,
  createResponse,
} from '../contract.ts';
import { answerEmbeddings } from '../embeddings.server.ts';
import { answerModeration } from '../moderation.server.ts';
import { idWith } from '../protocol-ids.ts';
import { refuse } from '../refusal.ts';
import { answerResponse } from '../responses.server.ts';
import type { BatchEndpointPath } from './limits.ts';
import type { BatchRequest } from './read-request.ts';

type Answer = (body: unknown, asking: Asking) => Promise<object>;

const answering =
  <S extends z.ZodType>(schema: S, answer: (body: z.output<S>, asking: Asking) => Promise<object>): Answer =>
  (body, asking) =>
    answer(parseInput(schema, body, 'body') as z.output<S>, asking);

const answers: Record<BatchEndpointPath, Answer> = {
  '/v1/chat/completions': answering(createCompletion.body, answerChat),
  '/v1/responses': answering(createResponse.body, answerResponse),
  '/v1/completions': answering(createLegacyCompletion.body, answerCompletion),
  '/v1/embeddings': answering(createEmbeddings.body, answerEmbeddings),
  '/v1/moderations': answering(createModeration.body, answerModeration),
};

export interface LineResult {
  isFailed: boolean;
  result: object;
}

/** An engine that was asked too often is asked again: a batch has time. */
const tries = 5;
const longestWait = 60_000;

export async function answerLine(
  { custom_id, body, url }: BatchRequest,
  asking: Asking,
): Promise<LineResult> {
  const requestId = newId();
  try {
    if (body.stream) refuse('stream', "'stream' is not supported in batches.");
    const answer = await patiently(
      () => answers[url as BatchEndpointPath](body, { ...asking, requestId }),
      asking.signal,
    );
    return lineResult(custom_id, { status_code: 200, request_id: requestId, body: answer });
  } catch (error) {
    asking.signal.throwIfAborted();
    const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
    if (known.status >= 500)
      asking.log.warn({ event: 'api_batch.line_failed', err: error }, 'A line of a batch failed.');
    const [failure, status] = openAiError(known, requestId);
    return lineResult(custom_id, { status_code: status, request_id: requestId, body: failure });
  }
}

async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isTooOften = error instanceof AppError && error.status === 429;
      if (!isTooOften || attempt === tries) throw error;
      const wait = (error.retryAfterSeconds ?? 2 ** attempt) * 1000;
      await pause(Math.min(wait, longestWait), undefined, { signal });
    }
  }
}

interface Response {
  status_code: number;
  request_id: string;
  body: object;
}

const lineResult = (custom_id: string, response: Response): LineResult => ({
  isFailed: response.status_code >= 400,
  result: { id: idWith('batch_req_', newId()), custom_id, response, error: null },
});

/** A line that nobody got to. */
export const unansweredResult = (custom_id: string, code: string, message: string): LineResult => ({
  isFailed: true,
  result: { id: idWith('batch_req_', newId()), custom_id, response: null, error: { code, message } },
});
