import { AppError } from '#kit/errors.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { letterSchema } from '#tools/kinds/letter-schema.ts';
import { differenceWords } from './difference-words.ts';
import { finishVoiceEmail } from './finish-tool.ts';
import { openDifferences } from './spoken-letter.ts';

export const finishVoiceEmailRun = defineRun(finishVoiceEmail, async function* (input) {
  const open = openDifferences({ ...input, source: null, lines: [], tone: 'plain', length: 'usual' });
  if (open.length > 0)
    throw new AppError('conflict:facts', {
      message: `It is not ready: ${open.slice(0, 5).map(differenceWords).join(' ')} Settle each difference first.`,
    });
  const letter = letterSchema.safeParse(input.letter);
  if (!letter.success)
    throw new AppError('invalid:letter', {
      message: letter.error.issues[0]?.message ?? 'This is no letter.',
    });
  yield { text: letter.data.body };
  yield { data: letter.data };
});
