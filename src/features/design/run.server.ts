import { defineRun } from '#tools/define/define-run.server.ts';
import { layOutRequest, pictureFor, readRequest } from './brief/design-from-brief.server.ts';
import { design } from './tool.ts';

export const designRun = defineRun(design, async function* (input, context) {
  context.ai.answeredByRules();
  yield { step: 'Reading the brief', progress: 0 };
  const task = { signal: context.signal, who: context.ownerId };
  const request = await readRequest(input, task);

  let picture = '';
  if (request.needsPicture) {
    yield { step: 'Drawing a picture', progress: 0.2 };
    try {
      picture = await pictureFor(request, context.ownerId);
    } catch (error) {
      context.signal.throwIfAborted();
      // The layouts do without one; whoever waits is told.
      yield { step: 'Continuing without a picture', progress: 0.5 };
      context.log.warn(
        { event: 'design.picture_failed', err: error },
        'The picture of a design could not be made.',
      );
    }
  }
  context.signal.throwIfAborted();

  yield { step: 'Laying out', progress: 0.6 };
  const made = await layOutRequest(request, picture, task);
  yield { text: Object.values(request.words).filter(Boolean).join('\n') };
  yield { data: made };
});
