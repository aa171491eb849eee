import { AppError } from '#kit/errors.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { assemble } from './blocks/assemble.server.ts';
import { planBlocks, wordsOfPlan } from './blocks/plan.ts';
import { writeProject } from './model/write-project.server.ts';
import { codeGenerator } from './tool.ts';

export const codeGeneratorRun = defineRun(codeGenerator, async function* (input, context) {
  const { engine, isModel } = await context.ai.writer();
  // Whoever names building blocks wants these, and small models write no programs.
  const isSmall = isModel && engine.small === true;
  const byModel = isModel && !isSmall && input.blocks.length === 0;
  const title = codeGenerator.titleOf!(input).slice(0, 80);
  let project: ProjectData;
  if (byModel) project = yield* writeProject(input, context);
  else {
    yield { step: 'Choosing building blocks' };
    const planned = planBlocks(input);
    if (planned.blocks.length === 0)
      throw new AppError('invalid:description', {
        message: isSmall
          ? `No building block fits this description, and ${engine.title} is too small to write a first build. Choose blocks from the list, or connect a larger language model.`
          : 'No building block fits this description. Choose some from the list, or connect a language model.',
      });
    project = assemble(planned);
    const isTooSmall = isSmall && input.blocks.length === 0;
    context.ai.answeredByRules(
      isTooSmall
        ? `Assembled from building blocks because ${engine.title} is too small to write a first build. It can change what is there.`
        : null,
    );
    yield { text: wordsOfPlan(planned) };
  }
  await context.works.create({ kind: projectWork.id, title, content: project });
  yield { data: project };
});
