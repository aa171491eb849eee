/** An answer in the ally's own voice, by a language model that may use its tools. */
import { AppError } from '#kit/errors.ts';
import type { Engine } from '#kit/ai/engine.ts';
import type { Message } from '#kit/ai/messages.ts';
import type { EarlierTurn, RunContext, Update } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import type { ShownAlly } from '../queries.server.ts';
import type { Question } from './by-rule.server.ts';
import type { AllyAnswer } from './data.ts';
import { engineTools, type Used } from './engine-tools.server.ts';
import { findPassages } from './find-passages.server.ts';
import { gatherKnowledge } from './gather.server.ts';
import { instructionsFor, questionWith, smallInstructionsFor } from './instructions.ts';

const mostTokens = 900;
const longestEarlier = 2000;

/** Answers why the built-in engine must answer instead, where nobody could be asked; undefined where it is written. */
export async function* written(
  ally: ShownAlly,
  { message, recalled, data }: Question,
  engine: Engine,
  context: RunContext,
): AsyncGenerator<Update, string | undefined, undefined> {
  yield { step: 'Searching what I know', progress: 0.2 };
  const { sources, missing, withheld } = await gatherKnowledge(ally, context);
  const { around } = await findPassages(message, { sources }, context);
  const found: AllyAnswer = { ...data, missing, withheld, by: 'engine', passages: around };
  yield { data: found };
  yield { step: 'Writing', progress: 0.5 };
  const memories = recalled.map(({ row }) => row.text);
  const earlier = await context.earlier();
  const used: Used[] = [];
  const mayCall = ({ tool }: { tool: { id: string } }) => ally.row.tools.includes(tool.id);
  const runs = engine.can.includes('tools') ? context.extensions.allies.tools.filter(mayCall) : [];
  const said = [...earlier.map(({ input }) => String(input.message ?? '')), message];
  const tools = engineTools(runs, { said, onUsed: (one) => used.push(one) }, context);
  const messages = [...turnsOf(earlier), questionWith(message, { passages: around, memories })];
  const asked = {
    instructions: instructionsFor(ally.row),
    small: { instructions: smallInstructionsFor(ally.row) },
    messages,
    maxTokens: mostTokens,
  };
  let yielded = 0;
  let hasBegun = false;
  try {
    for await (const update of context.ai.write(runs.length > 0 ? { ...asked, tools } : asked)) {
      if (used.length > yielded) yield { data: { ...found, used: [...used] } };
      yielded = used.length;
      hasBegun = true;
      yield update;
    }
  } catch (error) {
    context.signal.throwIfAborted();
    if (hasBegun || !(error instanceof AppError) || !isAway(error)) throw error;
    return `Answered by Bamboo because ${error.message.replace(/[.]$/, '')}.`;
  }
  return undefined;
}

const isAway = ({ code }: AppError) =>
  code.startsWith('unavailable') || code.startsWith('upstream_failed') || code === 'too_many:provider';

function turnsOf(earlier: readonly EarlierTurn[]): Message[] {
  return earlier.flatMap(({ input, output }): Message[] => {
    const said = String(input.message ?? '').slice(0, longestEarlier);
    const answered = (output.texts[mainText] ?? '').slice(0, longestEarlier);
    return said && answered
      ? [
          { role: 'user', content: said },
          { role: 'assistant', content: answered },
        ]
      : [];
  });
}
