/** Completions of the older kind: each prompt is a message of its own to an engine that chats. */
import type { AnswerPart } from './answer-part.ts';
import type { Asking } from './ask.server.ts';
import { invalid } from './chat-messages.ts';
import { allOrNone, beginChat } from './chat.server.ts';
import { wholeCompletion } from './completion-answer.server.ts';
import { mostAnswers, promptsOf, type CompletionRequest } from './completion-schema.ts';
import { anyOf, never, refuseAll, type Refused } from './refusal.ts';

/** As OpenAI has it where a program sets no limit. */
const usualTokens = 16;

const refused: Refused = {
  best_of: { unless: anyOf(1) },
  logprobs: { unless: never },
  suffix: { unless: anyOf('') },
};

/** All answers to the first prompt, then all to the second, and so on. */
export async function beginCompletion(
  body: CompletionRequest,
  asking: Asking,
  left = new AbortController(),
): Promise<AnswerPart[]> {
  refuseAll(refused, body);
  const { prompt: _, echo: __, best_of: ___, logprobs: ____, suffix: _____, n, ...settings } = body;
  const answers = n ?? 1;
  const prompts = promptsOf(body);
  if (prompts.length * answers > mostAnswers)
    invalid('prompt', `Ask for ${mostAnswers} answers at the most: prompts times n.`);
  return allOrNone(prompts.length * answers, left, async (nth) => {
    const content = prompts[Math.floor(nth / answers)]!;
    const chat = {
      ...settings,
      max_tokens: body.max_tokens ?? usualTokens,
      messages: [{ role: 'user' as const, content }],
    };
    const [answer] = await beginChat(chat, asking, left, nth);
    return answer!;
  });
}

export async function answerCompletion(body: CompletionRequest, asking: Asking) {
  return wholeCompletion(await beginCompletion(body, asking), body);
}
