import { AppError } from '#kit/errors.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { emailSchema } from '#tools/kinds/email-schema.ts';
import { differenceWords } from './difference-words.ts';
import { finishVoiceEmail } from './finish-tool.ts';
import { voiceEmailPool } from './voice-email-pool.server.ts';

export const finishVoiceEmailRun = defineRun(
  finishVoiceEmail,
  async function* (input, { signal, ownerId: who }) {
    const open = await voiceEmailPool.runTask(
      'openDifferences',
      { ...input, source: null, lines: [], tone: 'plain', length: 'usual' },
      { signal, who },
    );
    if (open.length > 0)
      throw new AppError('conflict:facts', {
        message: `Not ready: ${open.slice(0, 5).map(differenceWords).join(' ')} Resolve each difference first.`,
      });
    const email = emailSchema.safeParse(input.letter);
    if (!email.success)
      throw new AppError('invalid:letter', {
        message: email.error.issues[0]?.message ?? 'This isn’t an e-mail.',
      });
    yield { text: email.data.body };
    yield { data: email.data };
  },
);
