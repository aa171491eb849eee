import { defineRun } from '#tools/define/define-run.server.ts';
import { answerText } from './answer/answer-text.ts';
import { searchFor } from './conduct.server.ts';
import type { SearchData } from './data.ts';
import { lookUpThrough } from './find/look-up.server.ts';
import { findInsideBy } from './find/site-results.server.ts';
import { search } from './tool.ts';

export const searchRun = defineRun(search, async function* (input, context) {
  let last: SearchData | undefined;
  const parts = { ...context, findInside: findInsideBy(context.find), lookUp: lookUpThrough(context.ai) };
  for await (const update of searchFor(input, parts)) {
    if ('data' in update) last = update.data;
    yield update;
    // The text is there with the first sentence, so that whoever reads only texts waits no longer.
    if ('data' in update && (update.data.answer || update.data.known))
      yield { text: answerText(update.data) };
  }
  if (last) yield { text: answerText(last) };
});
