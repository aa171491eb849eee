/** Answers in the format of the older completions: texts without roles. */
import { newId } from '#kit/db/columns.server.ts';
import type { AnswerPart, Ended } from './answer-part.ts';
import { Broken, brokenEvent, readWhole, reasonOf, usageOf } from './chat-answer.server.ts';
import { promptsOf, type CompletionRequest } from './completion-schema.ts';
import { interleaved } from './interleaved.ts';

const envelope = (model: string) => ({
  id: `cmpl-${newId()}`,
  object: 'text_completion',
  created: Math.floor(Date.now() / 1000),
  model,
});

/** With `echo` the prompt stands before what goes on with it. */
function echoOf(body: CompletionRequest, index: number): string {
  return body.echo ? promptsOf(body)[Math.floor(index / (body.n ?? 1))]! : '';
}

export async function wholeCompletion(answers: readonly AnswerPart[], body: CompletionRequest) {
  const all = await Promise.all(answers.map(readWhole));
  return {
    ...envelope(answers[0]!.model),
    choices: all.map(({ text, ended }, index) => ({
      index,
      text: echoOf(body, index) + text,
      logprobs: null,
      finish_reason: reasonOf(ended.finish),
    })),
    usage: usageOf(all.map(({ ended }) => ended)),
  };
}

export async function* completionChunks(
  answers: readonly AnswerPart[],
  body: CompletionRequest,
): AsyncGenerator<string> {
  const head = envelope(answers[0]!.model);
  const withUsage = body.stream_options?.include_usage ?? false;
  const ends: Ended[] = [];
  const chunk = (index: number, text: string, reason: string | null = null) =>
    JSON.stringify({
      ...head,
      choices: [{ index, text, logprobs: null, finish_reason: reason }],
      ...(withUsage ? { usage: null } : {}),
    });

  async function* choice(answer: AnswerPart, index: number) {
    const echo = echoOf(body, index);
    if (echo) yield chunk(index, echo);
    for await (const part of answer.parts) if (part.type === 'text') yield chunk(index, part.text);
    const ended = await answer.ended();
    if (ended.error) throw new Broken(ended.error.message);
    ends.push(ended);
    yield chunk(index, '', reasonOf(ended.finish));
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
