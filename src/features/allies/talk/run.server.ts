/**
 * An ally answers: it keeps what it is told, uses a tool where it is asked to, and otherwise answers from what it knows. With a language
 * model in its own voice; without one in quotations, and with what Bamboo knows.
 */
import { crisisWords, helpBeside } from '#kit/crisis/crisis-words.ts';
import { needsHelpFirst, speaksOfCrisis } from '#language/crisis.ts';
import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import { isAboutSpeaker } from '../memories/about-speaker.ts';
import { isOnlyStatement, factsIn } from '../memories/facts-in.ts';
import type { ShownAlly } from '../queries.server.ts';
import { noSuchAlly } from '../who.server.ts';
import { byRule } from './by-rule.server.ts';
import type { AllyAnswer } from './data.ts';
import { notOfPeople, rememberedWords } from './memory-answer.ts';
import { allyTalk } from './tool.ts';
import { requestIn } from './tool-request.ts';
import { useTool } from './use-tool.server.ts';
import { written } from './written.server.ts';

const mostMemories = 12;

export const allyTalkRun = defineRun(
  allyTalk,
  async function* ({ ally: id, message, aloud: isPublicAudience }, context) {
    const ally = await context.extensions.allies.find(id);
    if (!ally) throw noSuchAlly();
    yield* answer(ally, { message, isPublicAudience }, context);
    if (speaksOfCrisis(message) && !(await comesHelpFirst(message, context)))
      yield { append: `\n\n${helpBeside}` };
  },
);

async function* answer(
  ally: ShownAlly,
  { message, isPublicAudience }: { message: string; isPublicAudience: boolean },
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  const { id, name, seed, tools } = ally.row;
  // Before anything is remembered and any engine is asked.
  if (await comesHelpFirst(message, context)) {
    context.ai.answeredByRules();
    yield { data: { ...nothingUsed, ally: { id, name, seed } } };
    yield { text: crisisWords };
    return;
  }
  const isForBusiness = !isPublicAudience && (await context.extensions.allies.isForBusiness());
  const said = isPublicAudience ? [] : factsIn(message);
  const facts = isForBusiness ? said.filter((text) => !isAboutSpeaker(text)) : said;
  const mayRemember = facts.length > 0 && (await context.extensions.allies.mayRemember());
  const remembered = mayRemember ? await keep(facts, id, context) : [];
  const contradicted = await contradictedBy(remembered, context);
  const data: AllyAnswer = {
    ...nothingUsed,
    ally: { id, name, seed },
    by: 'memory',
    remembered,
  };
  if (said.length > 0 && isOnlyStatement(message)) {
    context.ai.answeredByRules();
    yield { data };
    yield {
      text:
        facts.length === 0
          ? notOfPeople
          : rememberedWords({ facts, mayRemember, isNew: remembered.length > 0, contradicted }),
    };
    return;
  }

  const request = requestIn(
    message,
    context.extensions.allies.tools.map((one) => ({ ...one.tool, run: one })),
  );
  if (request) {
    const { title, page = null, run } = request.tool;
    const tool = { id: request.tool.id, title, page };
    if (!tools.includes(tool.id)) {
      context.ai.answeredByRules();
      yield { data: { ...data, by: 'nothing', tool } };
      yield {
        text: `I’m not allowed to use “${title}”. ${ally.row.ownerId === context.ownerId && !isForBusiness ? 'Allow it under Edit' : 'My creator can allow it'}, or open it yourself.`,
      };
      return;
    }
    const text = request.ask || (await lastAnswer(context));
    if (!text) {
      context.ai.answeredByRules();
      yield { data: { ...data, by: 'nothing', tool } };
      yield { text: `Put the text behind it: “${title}: …”` };
      return;
    }
    yield { data: { ...data, by: 'tool', tool } };
    yield* useTool(run, text, context);
    return;
  }

  const recalled = isPublicAudience
    ? []
    : await context.extensions.allies.recall({ allyId: id, text: message, limit: mostMemories });
  const { isModel, engine } = await context.ai.writer();
  const question = { message, recalled, isPublicAudience, isForBusiness, data };
  // Where no model can be had, the built-in engine answers, and says why.
  const why = isModel ? yield* written(ally, question, engine, context) : null;
  if (why === undefined) return;
  yield* byRule(ally, { ...question, facts, mayRemember, contradicted, why }, context);
}

async function comesHelpFirst(message: string, context: RunContext): Promise<boolean> {
  if (!speaksOfCrisis(message)) return false;
  const earlier = await context.earlier();
  return needsHelpFirst(
    message,
    earlier.map(({ input }) => String(input.message ?? '')),
  );
}

const nothingUsed: Omit<AllyAnswer, 'ally'> = {
  by: 'nothing',
  passages: [],
  tool: null,
  remembered: [],
  missing: [],
  withheld: 0,
};

async function keep(facts: readonly string[], allyId: string, { extensions }: RunContext) {
  const kept: AllyAnswer['remembered'] = [];
  for (const text of facts) {
    const { row, isNew } = await extensions.allies.remember({ allyId, text });
    if (isNew) kept.push({ id: row.id, text: row.text, before: row.before });
  }
  return kept;
}

/** What was remembered before and cannot be true beside what was remembered just now. */
async function contradictedBy(remembered: AllyAnswer['remembered'], { extensions }: RunContext) {
  if (remembered.length === 0) return [];
  const ids = new Set(remembered.map(({ id }) => id));
  const pairs = await extensions.allies.contradictions();
  const others = pairs.flatMap(({ first, second }) =>
    ids.has(second.id) && !ids.has(first.id)
      ? [first]
      : ids.has(first.id) && !ids.has(second.id)
        ? [second]
        : [],
  );
  return [...new Set(others.map(({ text }) => text))];
}

const lastAnswer = async ({ earlier }: RunContext) =>
  (await earlier()).at(-1)?.output.texts[mainText]?.trim() ?? '';
