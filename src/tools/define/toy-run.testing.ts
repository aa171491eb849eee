/** … and this one how it works. */
import { defineRun } from './define-run.server.ts';
import { countWords } from './toy-tool.testing.ts';

export const countWordsRun = defineRun(countWords, async function* ({ text }) {
  yield { step: 'Counting', progress: 0.5 };
  yield { append: `**${text.split(/\s+/).length}** words` };
});
