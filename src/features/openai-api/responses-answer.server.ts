/** An answer in the format of the Responses API: as one object, or as events while it comes. */
import { AppError } from '#kit/errors.ts';
import { createItems, type Event, type OutputItem } from './response-items.server.ts';
import { responseIdOf } from './protocol-ids.ts';
import type { ResponseRequest } from './responses-schema.ts';
import type { Ended, AnswerPart } from './answer-part.ts';

export interface ResponseBody extends Record<string, unknown> {
  id: string;
  output: OutputItem[];
}

interface Options {
  /** Of the response, and of the row it is kept in. */
  id: string;
  body: ResponseRequest;
  /** Called with what is to be kept, before the last word. */
  keep(response: ResponseBody): Promise<void>;
}

export async function wholeResponse(answer: AnswerPart, options: Options): Promise<ResponseBody> {
  let last: Event | undefined;
  for await (const event of events(answer, options)) last = event;
  const response = last!.response as ResponseBody;
  if (last!.type === 'response.failed')
    throw new AppError('upstream_failed:provider_broken', {
      message: (response.error as { message: string }).message,
    });
  return response;
}

export async function* responseEvents(answer: AnswerPart, options: Options): AsyncGenerator<string> {
  let number = 0;
  for await (const event of events(answer, options))
    yield JSON.stringify({ ...event, sequence_number: number++ });
}

async function* events(answer: AnswerPart, { id, body, keep }: Options): AsyncGenerator<Event> {
  const items = createItems(id.replaceAll('-', ''));
  const created = Math.floor(Date.now() / 1000);
  const response = (status: string, more: object = {}): ResponseBody => ({
    ...settingsOf(body),
    id: responseIdOf(id),
    object: 'response',
    created_at: created,
    status,
    error: null,
    incomplete_details: null,
    model: answer.model,
    output: items.output,
    usage: null,
    ...more,
  });
  yield { type: 'response.created', response: { ...response('in_progress'), output: [] } };
  yield { type: 'response.in_progress', response: { ...response('in_progress'), output: [] } };
  for await (const part of answer.parts) yield* items.add(part);
  yield* items.close();
  const ended = await answer.ended();
  const finding = answer.finding?.();
  const common = { usage: usageOf(ended), ...(finding ? { consensus: finding } : {}) };
  if (ended.error) {
    const error = { code: 'server_error', message: ended.error.message };
    yield { type: 'response.failed', response: response('failed', { ...common, error }) };
    return;
  }
  const short = { length: 'max_output_tokens', filtered: 'content_filter' }[ended.finish as 'length'];
  const status = short ? 'incomplete' : 'completed';
  const whole = response(status, {
    ...common,
    completed_at: Math.floor(Date.now() / 1000),
    incomplete_details: short ? { reason: short } : null,
  });
  if (ended.finish !== 'stopped') await keep(whole);
  yield { type: `response.${status}`, response: whole };
}

/** What was asked for, as it was understood. */
function settingsOf(body: ResponseRequest) {
  return {
    background: false,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: body.metadata ?? {},
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: body.previous_response_id ?? null,
    reasoning: { effort: body.reasoning?.effort ?? null, summary: body.reasoning?.summary ?? null },
    service_tier: 'default',
    store: body.store ?? true,
    temperature: body.temperature ?? null,
    text: { format: { type: 'text' }, ...body.text },
    tool_choice: body.tool_choice ?? 'auto',
    tools: body.tools ?? [],
    top_p: body.top_p ?? null,
    truncation: 'disabled',
    user: body.user ?? null,
  };
}

const usageOf = ({ inputTokens, outputTokens }: Ended) => ({
  input_tokens: inputTokens,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: outputTokens,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: inputTokens + outputTokens,
});
