/** Several questions in one message: each is answered by itself, and one without an answer is named. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import { questionParts } from '#language/question-parts.ts';
import type { Gathered } from './gather.server.ts';
import { replyFromKnowledge, replyFromMemory, type Asker, type Reply } from './reply.server.ts';

const mostMemories = 12;

/** Undefined where it is one question, or no part of it has an answer: then the whole is asked. */
export async function replyToParts(
  message: string,
  { sources, ...asker }: Asker & Pick<Gathered, 'sources'>,
  context: RunContext,
): Promise<Reply | undefined> {
  const parts = questionParts(message);
  if (parts.length === 1) return undefined;
  const replies: Reply[] = [];
  const texts: string[] = [];
  for (const { words, search } of parts) {
    const from = 1 + replies.reduce((sum, { passages }) => sum + passages.length, 0);
    const reply =
      (await replyFromMemory(await withMemories(search, asker, context), asker, context)) ??
      (await replyFromKnowledge(search, { sources, from }, context));
    if ('text' in reply) replies.push({ ...reply, passages: numbered(reply.passages, from) });
    texts.push(`**${words}**\n\n${'text' in reply ? reply.text : 'I found no answer to this.'}`);
  }
  if (replies.length === 0) return undefined;
  return {
    by: strictest(replies),
    text: texts.join('\n\n'),
    passages: replies.flatMap(({ passages }) => passages),
  };
}

async function withMemories(question: string, { allyId, isPublicAudience }: Asker, context: RunContext) {
  const recalled = isPublicAudience
    ? []
    : await context.extensions.allies.recall({ allyId, text: question, limit: mostMemories });
  return { question, recalled };
}

const numbered = (passages: Reply['passages'], from: number) =>
  passages.map((passage, at) => ({ ...passage, id: from + at }));

/** What is remembered decides how the whole may be shared. */
const strictest = (replies: readonly Reply[]): Reply['by'] =>
  (['memory', 'quotes'] as const).find((by) => replies.some((reply) => reply.by === by)) ?? 'bamboo';
