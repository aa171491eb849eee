/** An engine's answer in OpenAI's format: as one object, or as chunks while it comes. */
import type { TextResult } from '#kit/ai/converse.server.ts';
import type { Finish, Part } from '#kit/ai/messages.ts';
import type { TextAnswer } from '#kit/ai/text.server.ts';
import { newId } from '#kit/db/columns.server.ts';

const reasons: Partial<Record<Finish, string>> = {
  length: 'length',
  filtered: 'content_filter',
  tools: 'tool_calls',
};
const reasonOf = (finish: Finish) => reasons[finish] ?? 'stop';

const usageOf = ({ inputTokens, outputTokens }: TextResult) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});

const envelope = (kind: 'chat.completion' | 'chat.completion.chunk', model: string) => ({
  id: `chatcmpl-${newId()}`,
  object: kind,
  created: Math.floor(Date.now() / 1000),
  model,
});

const toCall = ({ id, name, input }: Extract<Part, { type: 'tool-call' }>) => ({
  id,
  type: 'function',
  function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
});

export async function wholeAnswer({ engine, stream, result }: TextAnswer) {
  const calls: ReturnType<typeof toCall>[] = [];
  for await (const part of stream) if (part.type === 'tool-call') calls.push(toCall(part));
  const ended = await result;
  return {
    error: ended.error,
    body: {
      ...envelope('chat.completion', engine.id),
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: ended.text || null,
            refusal: null,
            ...(calls.length > 0 ? { tool_calls: calls } : {}),
          },
          finish_reason: reasonOf(ended.finish),
          logprobs: null,
        },
      ],
      usage: usageOf(ended),
    },
  };
}

/** The data of each event; the protocol ends with a word that is no JSON. */
export async function* chunks(
  { engine, stream, result }: TextAnswer,
  { withUsage }: { withUsage: boolean },
): AsyncGenerator<string> {
  const head = envelope('chat.completion.chunk', engine.id);
  const chunk = (delta: object, reason: string | null = null) =>
    JSON.stringify({
      ...head,
      choices: [{ index: 0, delta, finish_reason: reason, logprobs: null }],
      ...(withUsage ? { usage: null } : {}),
    });
  yield chunk({ role: 'assistant', content: '' });
  let calls = 0;
  for await (const part of stream) {
    if (part.type === 'text') yield chunk({ content: part.text });
    if (part.type === 'tool-call') yield chunk({ tool_calls: [{ index: calls++, ...toCall(part) }] });
    if (part.type === 'error') {
      yield JSON.stringify({
        error: { message: part.message, type: 'server_error', code: part.code, param: null },
      });
      return;
    }
  }
  const ended = await result;
  yield chunk({}, reasonOf(ended.finish));
  if (withUsage) yield JSON.stringify({ ...head, choices: [], usage: usageOf(ended) });
  yield '[DONE]';
}
