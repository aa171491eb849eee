import { AppError } from '#kit/errors.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { emptyArchitecture, type Architecture, type Entity } from './architecture.ts';
import { readEntities } from './entity-notation.ts';
import { architectureWork } from './kind.ts';
import type { PatternId } from './pattern-ids.ts';
import { patterns } from './patterns.ts';
import { planByEngine } from './plan-by-engine.server.ts';
import { codeArchitect } from './tool.ts';
import { writeDocument } from './write-document.ts';

export const codeArchitectRun = defineRun(codeArchitect, async function* (input, context) {
  const title = codeArchitect.titleOf!(input).slice(0, 80);
  const given = readGiven(input.entities);
  yield { step: 'Planning' };
  const architecture = await planned(input, given, context);
  yield { text: writeDocument(title, architecture, { isPlain: true }) };
  await context.works.create({ kind: architectureWork.id, title, content: architecture });
  yield { data: architecture };
});

function readGiven(text: string): Entity[] {
  const { entities, problems } = readEntities(text);
  if (problems.length > 0)
    throw new AppError('invalid:entities', { message: problems.slice(0, 5).join(' ') });
  return entities;
}

interface Described {
  description: string;
  pattern: PatternId | '';
}

async function planned(
  { description, pattern }: Described,
  given: Entity[],
  { ai, log, signal }: RunContext,
): Promise<Architecture> {
  const start = pattern ? patterns[pattern] : emptyArchitecture;
  const exact = { ...start, ...(given.length > 0 ? { entities: given } : {}) };
  const { isModel } = await ai.writer();
  const canBeExact = pattern !== '' || given.length > 0;
  if (!isModel || !description) {
    if (!canBeExact)
      throw new AppError('invalid:pattern', {
        message: 'Choose a pattern or list entities: planning from a description needs a language model.',
      });
    ai.answeredByRules();
    return exact;
  }
  try {
    const plan = await planByEngine(ai, description);
    return given.length > 0 ? { ...plan, entities: given } : plan;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) || !canBeExact) throw error;
    log.info(
      { event: 'code.plan_engine_failed', err: error },
      'An engine could not plan an architecture, so the chosen pattern was used.',
    );
    ai.answeredByRules(
      'The engine’s plan couldn’t be used, so this is the pattern and the entities you gave.',
    );
    return exact;
  }
}
