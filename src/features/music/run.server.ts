import { randomInt } from 'node:crypto';
import { defineRun } from '#tools/define/define-run.server.ts';
import { musicPool } from './music-pool.server.ts';
import { describePiece } from './piece-words.ts';
import { music } from './tool.ts';

export const musicRun = defineRun(music, async function* (input, context) {
  context.ai.answeredByRules();
  yield { step: 'Composing', progress: 0 };
  const seed = input.seed ?? randomInt(1_000_000);
  const piece = await musicPool.runTask(
    'compose',
    { ...input, seed },
    { signal: context.signal, who: context.ownerId },
  );
  yield { text: describePiece(piece) };
  yield { data: piece };
});
