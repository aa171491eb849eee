/** An answer without a language model: what is remembered, what stands in what the ally was given, and what Bamboo knows. */
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import type { Message } from '#kit/ai/messages.ts';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import type { Recalled } from '../memories/recall.server.ts';
import type { ShownAlly } from '../queries.server.ts';
import type { AllyAnswer, CitedPassage } from './data.ts';
import { findPassages } from './find-passages.server.ts';
import { gatherKnowledge } from './gather.server.ts';
import { fromMemory, rememberedWords } from './memory-answer.ts';
import { isRemark, remarkWords } from './remark.ts';

const mostListed = 40;
const mostTokens = 900;

export interface Question {
  message: string;
  recalled: readonly Recalled[];
  aloud: boolean;
  /** What is remembered was told by anyone in it. */
  isForBusiness: boolean;
  /** What is known of the answer so far. */
  data: AllyAnswer;
}

interface Asked extends Question {
  told: readonly string[];
  mayRemember: boolean;
  /** Why no language model answers, where one should have. */
  why: string | null;
}

export async function* byRule(
  ally: ShownAlly,
  { message, recalled, aloud, isForBusiness, data, told, mayRemember, why }: Asked,
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  const { id, tools } = ally.row;
  const all = () => context.rooms.allies.recallAll({ allyId: id, limit: mostListed });
  const ofThem = aloud ? undefined : await fromMemory(message, recalled, { all, isForBusiness });
  if (ofThem !== undefined) {
    context.ai.byHouse(why);
    yield { data };
    yield { text: ofThem };
    return;
  }
  yield { step: 'Looking through what I know', progress: 0.2 };
  const { sources, missing, withheld } = await gatherKnowledge(ally, context);
  const { quotes, nearest } = await findPassages(message, { sources }, context);
  const known = { ...data, missing, withheld };
  if (quotes.length > 0) {
    context.ai.byHouse(why);
    yield { data: { ...known, by: 'quotes', passages: quotes } };
    yield { text: quotes.map(quoted).join('\n\n') };
    return;
  }
  const fromBamboo = await askBamboo(message, why, context);
  if (fromBamboo !== undefined) {
    yield { data: { ...known, by: 'bamboo' } };
    yield { text: fromBamboo };
    return;
  }
  if (told.length > 0 || isRemark(message)) {
    yield { data: told.length > 0 ? known : { ...known, by: 'nothing' } };
    yield {
      text:
        told.length > 0
          ? rememberedWords({ told, mayRemember, isNew: data.remembered.length > 0 })
          : remarkWords(titlesOf(tools, context)),
    };
    return;
  }
  yield { data: { ...known, by: 'nothing', passages: nearest } };
  yield {
    text:
      nearest.length > 0
        ? `Nothing that I was given answers this outright. The closest I found:\n\n${nearest.map(quoted).join('\n\n')}`
        : nothingWords(sources.length > 0, missing),
  };
}

const titlesOf = (ids: readonly string[], { rooms }: RunContext) =>
  rooms.allies.tools.flatMap(({ tool: { id, title } }) => (ids.includes(id) ? [title] : []));

const quoted = ({ id, text }: CitedPassage) => `“${text}” [${id}]`;

function nothingWords(hasKnowledge: boolean, missing: readonly string[]): string {
  if (hasKnowledge)
    return 'I looked through everything I was given, and found no sentence that answers this.';
  if (missing.length > 0) return 'What I was given to answer from is no longer here, so I do not know.';
  return 'I was given nothing to answer from yet, and Bamboo does not know this. Add a document, a link or a note on my page.';
}

const rollCall = z.object({ bamboo: z.object({ experts: z.array(z.object({ stance: z.string() })) }) });

/** Undefined where nobody in the house knows. */
async function askBamboo(
  message: string,
  why: string | null,
  { ai, log, signal }: RunContext,
): Promise<string | undefined> {
  const messages: Message[] = [{ role: 'user', content: message }];
  try {
    const asked = await ai.text({ engine: 'bamboo/opinions', messages, maxTokens: 200 }, { named: false });
    const { experts } = rollCall.parse((await asked.result).metadata).bamboo;
    ai.byHouse(why);
    if (!experts.some(({ stance }) => stance === 'answers')) return undefined;
    const { result } = await ai.text({ engine: 'bamboo', messages, maxTokens: mostTokens }, { named: false });
    return (await result).text;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) && !(error instanceof z.ZodError)) throw error;
    log.warn({ err: error }, 'an ally could not ask Bamboo');
    return undefined;
  }
}
