/** … and this one how it works. */
import { defineRun } from './define-run.server.ts';
import { openAttached } from '../attach/open-attached.server.ts';
import { askFiles, countWords } from './toy-tool.testing.ts';

export const countWordsRun = defineRun(countWords, async function* ({ text }) {
  yield { step: 'Counting', progress: 0.5 };
  yield { append: `**${text.split(/\s+/).length}** words` };
});

export const askFilesRun = defineRun(askFiles, async function* ({ question, files }, context) {
  const { documents } = await openAttached({ own: files, earlier: [], most: askFiles.files!.most }, context);
  const before = await context.earlier();
  yield { append: `${question} ${documents.map(({ text }) => text).join(' ')}, after ${before.length}` };
});
