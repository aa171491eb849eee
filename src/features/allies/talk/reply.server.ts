/** What one question gets without a language model: a memory, sentences of the sources, or what Bamboo knows. */
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import type { Message } from '#kit/ai/messages.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Recalled } from '../memories/recall.server.ts';
import type { AllyAnswer, CitedPassage } from './data.ts';
import { findPassages } from './find-passages.server.ts';
import type { Gathered } from './gather.server.ts';
import { fromMemory } from './memory-answer.ts';

const mostListed = 40;
const mostTokens = 900;

export interface Reply {
  by: Extract<AllyAnswer['by'], 'memory' | 'quotes' | 'bamboo'>;
  text: string;
  passages: CitedPassage[];
}

export interface Asker {
  allyId: string;
  isPublicAudience: boolean;
  isForBusiness: boolean;
}

/** Undefined where the question is not about what was told. What others read holds nothing of it. */
export async function replyFromMemory(
  { question, recalled }: { question: string; recalled: readonly Recalled[] },
  { allyId, isPublicAudience, isForBusiness }: Asker,
  { extensions }: RunContext,
): Promise<Reply | undefined> {
  if (isPublicAudience) return undefined;
  const all = () => extensions.allies.recallAll({ allyId, limit: mostListed });
  const reply = await fromMemory(question, recalled, { all, isForBusiness });
  return reply && { by: 'memory', ...reply };
}

/** Where nothing answers, the passages that come nearest. */
export async function replyFromKnowledge(
  question: string,
  { sources, from = 1 }: Pick<Gathered, 'sources'> & { from?: number },
  context: RunContext,
): Promise<Reply | { nearest: CitedPassage[] }> {
  const { quotes, nearest } = await findPassages(question, { sources }, context);
  if (quotes.length > 0) {
    const passages = quotes.map((quote, at) => ({ ...quote, id: from + at }));
    return { by: 'quotes', text: passages.map(quoted).join('\n\n'), passages };
  }
  const text = await askBamboo(question, context);
  return text === undefined ? { nearest } : { by: 'bamboo', text, passages: [] };
}

export const quoted = ({ id, text }: CitedPassage) => `“${text}” [${id}]`;

const rollCall = z.object({ bamboo: z.object({ experts: z.array(z.object({ stance: z.string() })) }) });

/** Undefined where no built-in expert knows. */
async function askBamboo(question: string, { ai, log, signal }: RunContext): Promise<string | undefined> {
  const messages: Message[] = [{ role: 'user', content: question }];
  try {
    const asked = await ai.text({ engine: 'bamboo/opinions', messages, maxTokens: 200 }, { named: false });
    const { experts } = rollCall.parse((await asked.result).metadata).bamboo;
    if (!experts.some(({ stance }) => stance === 'answers')) return undefined;
    const { result } = await ai.text({ engine: 'bamboo', messages, maxTokens: mostTokens }, { named: false });
    return (await result).text;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) && !(error instanceof z.ZodError)) throw error;
    log.warn({ event: 'ally.bamboo_failed', err: error }, 'An ally could not ask Bamboo.');
    return undefined;
  }
}
