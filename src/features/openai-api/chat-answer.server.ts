/** An answer in OpenAI's chat format: as one object, or as chunks while it comes. */
import type { Finish, Part } from '#kit/ai/messages.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { interleaved } from './interleaved.ts';
import type { Ended, AnswerPart } from './answer-part.ts';

const reasons: Partial<Record<Finish, string>> = {
  length: 'length',
  filtered: 'content_filter',
  tools: 'tool_calls',
};
export const reasonOf = (finish: Finish) => reasons[finish] ?? 'stop';

export function usageOf(ends: readonly Ended[]) {
  const sum = (key: 'inputTokens' | 'outputTokens') => ends.reduce((total, one) => total + one[key], 0);
  const [prompt, completion] = [sum('inputTokens'), sum('outputTokens')];
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

const envelope = (kind: 'chat.completion' | 'chat.completion.chunk', model: string) => ({
  id: `chatcmpl-${newId()}`,
  object: kind,
  created: Math.floor(Date.now() / 1000),
  model,
  service_tier: 'default',
});

type ToolCall = Extract<Part, { type: 'tool-call' }>;
export const argumentsOf = ({ input }: Pick<ToolCall, 'input'>) =>
  typeof input === 'string' ? input : JSON.stringify(input);

const toCall = (call: ToolCall) => ({
  id: call.id,
  type: 'function',
  function: { name: call.name, arguments: argumentsOf(call) },
});

/** Sources stand for the whole of the answer: engines do not say for which words. */
export const toCitation = ({ title, url }: { title: string; url?: string }, end: number) => ({
  start_index: 0,
  end_index: end,
  title,
  url,
});

export async function readWhole(answer: AnswerPart) {
  let text = '';
  let reasoning = '';
  const calls: ReturnType<typeof toCall>[] = [];
  const sources: Extract<Part, { type: 'source' }>[] = [];
  for await (const part of answer.parts) {
    if (part.type === 'text') text += part.text;
    if (part.type === 'reasoning') reasoning += part.text;
    if (part.type === 'tool-call') calls.push(toCall(part));
    if (part.type === 'source' && part.url) sources.push(part);
  }
  const ended = await answer.ended();
  if (ended.error) throw new AppError('upstream_failed:provider_broken', { message: ended.error.message });
  return { text, reasoning, calls, sources, ended };
}

async function choiceOf(answer: AnswerPart, index: number) {
  const { text, reasoning, calls, sources, ended } = await readWhole(answer);
  const finding = answer.finding?.();
  return {
    ended,
    choice: {
      index,
      message: {
        role: 'assistant',
        content: text || null,
        refusal: null,
        ...(reasoning ? { reasoning_content: reasoning } : {}),
        annotations: sources.map((one) => ({
          type: 'url_citation',
          url_citation: toCitation(one, text.length),
        })),
        ...(calls.length > 0 ? { tool_calls: calls } : {}),
        ...(finding ? { consensus: finding } : {}),
      },
      finish_reason: reasonOf(ended.finish),
      logprobs: null,
    },
  };
}

export async function wholeAnswer(answers: readonly AnswerPart[]) {
  const all = await Promise.all(answers.map(choiceOf));
  return {
    ...envelope('chat.completion', answers[0]!.model),
    choices: all.map(({ choice }) => choice),
    usage: usageOf(all.map(({ ended }) => ended)),
  };
}

/** The data of each event; the protocol ends with a word that is no JSON. */
export async function* chunks(
  answers: readonly AnswerPart[],
  { withUsage }: { withUsage: boolean },
): AsyncGenerator<string> {
  const head = envelope('chat.completion.chunk', answers[0]!.model);
  const ends: Ended[] = [];
  const chunk = (index: number, delta: object, reason: string | null = null) =>
    JSON.stringify({
      ...head,
      choices: [{ index, delta, finish_reason: reason, logprobs: null }],
      ...(withUsage ? { usage: null } : {}),
    });

  async function* choice(answer: AnswerPart, index: number) {
    yield chunk(index, { role: 'assistant', content: '' });
    let calls = 0;
    let length = 0;
    for await (const part of answer.parts) {
      if (part.type === 'text') {
        length += part.text.length;
        yield chunk(index, { content: part.text });
      }
      if (part.type === 'reasoning') yield chunk(index, { reasoning_content: part.text });
      if (part.type === 'tool-call')
        yield chunk(index, { tool_calls: [{ index: calls++, ...toCall(part) }] });
      if (part.type === 'source' && part.url)
        yield chunk(index, {
          annotations: [{ type: 'url_citation', url_citation: toCitation(part, length) }],
        });
    }
    const ended = await answer.ended();
    if (ended.error) throw new Broken(ended.error.message);
    ends.push(ended);
    const finding = answer.finding?.();
    yield chunk(index, finding ? { consensus: finding } : {}, reasonOf(ended.finish));
  }

  try {
    yield* interleaved(answers.map(choice));
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    yield brokenEvent(error);
    return;
  }
  if (withUsage) yield JSON.stringify({ ...head, choices: [], usage: usageOf(ends) });
  yield '[DONE]';
}

/** The engine failed in the middle: said inside the stream, since its head is sent. */
export class Broken extends Error {}

export const brokenEvent = ({ message }: Broken) =>
  JSON.stringify({ error: { message, type: 'server_error', code: 'upstream_error', param: null } });
