import { defineRun, type AnyToolRun } from '#tools/define/define-run.server.ts';
import { conduct } from './conduct.server.ts';
import { usualLimits, type Limits } from './limits.ts';
import { createBoard } from './panel/board.server.ts';
import { quoteConsensus } from './quote.server.ts';
import { consensus } from './tool.ts';

export function createConsensusRun(limits: Limits = usualLimits): AnyToolRun {
  return defineRun(
    consensus,
    async function* (input, context) {
      const first = { mode: input.mode, deadlineMs: input.deadlineSeconds * limits.second };
      const board = createBoard(first, context.signal);
      yield* board.updates(conduct(input, context, board, limits));
    },
    { quote: quoteConsensus },
  );
}

export const consensusRun = createConsensusRun();
