/** An answer without a language model: what is remembered, what stands in what the ally was given, and what Bamboo knows. */
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import { questionParts } from '#language/question-parts.ts';
import type { Recalled } from '../memories/recall.server.ts';
import type { ShownAlly } from '../queries.server.ts';
import type { AllyAnswer } from './data.ts';
import { gatherKnowledge } from './gather.server.ts';
import { rememberedWords } from './memory-answer.ts';
import { isRemark, remarkWords } from './remark.ts';
import { quoted, replyFromKnowledge, replyFromMemory } from './reply.server.ts';
import { replyToParts } from './reply-to-parts.server.ts';

export interface Question {
  message: string;
  recalled: readonly Recalled[];
  isPublicAudience: boolean;
  /** What is remembered was told by anyone in it. */
  isForBusiness: boolean;
  /** What is known of the answer so far. */
  data: AllyAnswer;
}

interface RuleQuestion extends Question {
  facts: readonly string[];
  mayRemember: boolean;
  contradicted: readonly string[];
  /** Why no language model answers, where one should have. */
  why: string | null;
}

export async function* byRule(
  ally: ShownAlly,
  {
    message,
    recalled,
    isPublicAudience,
    isForBusiness,
    data,
    facts,
    mayRemember,
    contradicted,
    why,
  }: RuleQuestion,
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  const { id, tools } = ally.row;
  const asker = { allyId: id, isPublicAudience, isForBusiness };
  const ofThem = await replyFromMemory({ question: message, recalled }, asker, context);
  if (ofThem && questionParts(message).length === 1) {
    context.ai.answeredByRules(why);
    yield { data: { ...data, passages: ofThem.passages } };
    yield { text: ofThem.text };
    return;
  }
  yield { step: 'Searching what I know', progress: 0.2 };
  const { sources, missing, withheld } = await gatherKnowledge(ally, context);
  const known = { ...data, missing, withheld };
  const several = await replyToParts(message, { ...asker, sources }, context);
  const reply = several ?? ofThem ?? (await replyFromKnowledge(message, { sources }, context));
  context.ai.answeredByRules(why);
  if ('text' in reply) {
    yield { data: { ...known, by: reply.by, passages: reply.passages } };
    yield { text: reply.text };
    return;
  }
  const { nearest } = reply;
  if (facts.length > 0 || isRemark(message)) {
    yield { data: facts.length > 0 ? known : { ...known, by: 'nothing' } };
    yield {
      text:
        facts.length > 0
          ? rememberedWords({ facts, mayRemember, isNew: data.remembered.length > 0, contradicted })
          : remarkWords(titlesOf(tools, context)),
    };
    return;
  }
  yield { data: { ...known, by: 'nothing', passages: nearest } };
  yield {
    text:
      nearest.length > 0
        ? `None of my sources answers this directly. The closest I found:\n\n${nearest.map(quoted).join('\n\n')}`
        : nothingWords(sources.length > 0, missing),
  };
}

const titlesOf = (ids: readonly string[], { extensions }: RunContext) =>
  extensions.allies.tools.flatMap(({ tool: { id, title } }) => (ids.includes(id) ? [title] : []));

function nothingWords(hasKnowledge: boolean, missing: readonly string[]): string {
  if (hasKnowledge) return 'I searched all my sources and found no answer.';
  if (missing.length > 0) return 'My sources have been deleted, so I don’t know.';
  return 'I have no sources yet, and Bamboo doesn’t know this. Add a document, a link or a note on my page.';
}
