/**
 * An ally answers: it keeps what it is told, uses a tool where it is asked to, and otherwise answers from what it knows. With a language
 * model in its own voice; without one in quotations, and with what Bamboo knows.
 */
import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import { isAboutSpeaker } from '../memories/about-speaker.ts';
import { isOnlyTold, toldIn } from '../memories/told-in.ts';
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

export const allyTalkRun = defineRun(allyTalk, async function* ({ ally: id, message, aloud }, context) {
  const ally = await context.rooms.allies.find(id);
  if (!ally) throw noSuchAlly();
  yield* answer(ally, { message, aloud }, context);
});

async function* answer(
  ally: ShownAlly,
  { message, aloud }: { message: string; aloud: boolean },
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  const { id, name, seed, tools } = ally.row;
  const isForBusiness = !aloud && (await context.rooms.allies.isForBusiness());
  const said = aloud ? [] : toldIn(message);
  const told = isForBusiness ? said.filter((text) => !isAboutSpeaker(text)) : said;
  const mayRemember = told.length > 0 && (await context.rooms.allies.mayRemember());
  const remembered = mayRemember ? await keep(told, id, context) : [];
  const data: AllyAnswer = {
    ally: { id, name, seed },
    by: 'memory',
    passages: [],
    tool: null,
    remembered,
    missing: [],
    withheld: 0,
  };
  if (said.length > 0 && isOnlyTold(message)) {
    context.ai.byHouse();
    yield { data };
    yield {
      text:
        told.length === 0
          ? notOfPeople
          : rememberedWords({ told, mayRemember, isNew: remembered.length > 0 }),
    };
    return;
  }

  const request = requestIn(
    message,
    context.rooms.allies.tools.map((one) => ({ ...one.tool, run: one })),
  );
  if (request) {
    const { title, page = null, run } = request.tool;
    const tool = { id: request.tool.id, title, page };
    if (!tools.includes(tool.id)) {
      context.ai.byHouse();
      yield { data: { ...data, by: 'nothing', tool } };
      yield {
        text: `I am not allowed to use “${title}”. ${ally.row.ownerId === context.ownerId && !isForBusiness ? 'Allow it under Edit' : 'Whoever made me can allow it'}, or open it yourself.`,
      };
      return;
    }
    const text = request.ask || (await lastAnswer(context));
    if (!text) {
      context.ai.byHouse();
      yield { data: { ...data, by: 'nothing', tool } };
      yield { text: `Put the text behind it: “${title}: …”` };
      return;
    }
    yield { data: { ...data, by: 'tool', tool } };
    yield* useTool(run, text, context);
    return;
  }

  const recalled = aloud
    ? []
    : await context.rooms.allies.recall({ allyId: id, text: message, limit: mostMemories });
  const { isModel, engine } = await context.ai.writer();
  const question = { message, recalled, aloud, isForBusiness, data };
  // Where no model can be had, the house answers, and says why it is the house.
  const why = isModel ? yield* written(ally, question, engine, context) : null;
  if (why === undefined) return;
  yield* byRule(ally, { ...question, told, mayRemember, why }, context);
}

async function keep(told: readonly string[], allyId: string, { rooms }: RunContext) {
  const kept: AllyAnswer['remembered'] = [];
  for (const text of told) {
    const { row, isNew } = await rooms.allies.remember({ allyId, text });
    if (isNew) kept.push({ id: row.id, text: row.text, before: row.before });
  }
  return kept;
}

const lastAnswer = async ({ earlier }: RunContext) =>
  (await earlier()).at(-1)?.output.texts[mainText]?.trim() ?? '';
