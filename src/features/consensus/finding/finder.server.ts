/** Finds what answers have in common, with the vectors of one run at hand. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Ruling } from '#tools/claims/judge/verdict.server.ts';
import type { Heard } from '../panel/board.server.ts';
import { createClaimModels } from '#tools/claims/claim-models.server.ts';
import { findingOf, type Found } from './finding.server.ts';

interface How {
  /** Without waiting for the model of meaning. */
  atOnce?: boolean;
  /** What judges said of these answers. */
  rulings?: readonly Ruling[];
  /** How many of the pairs of claims the comparison model has read. */
  onCompared?: (done: number, of: number) => void;
}

export type Find = (heard: readonly Heard[], edition: number, how?: How) => Promise<Found>;

export function createFinder(context: RunContext, question: string): Find {
  const models = createClaimModels(context);
  return async (heard, edition, { atOnce = false, rulings, onCompared } = {}) => {
    let isModelMissing = false;
    const { finding, reading } = await findingOf(heard, {
      question,
      edition,
      models: atOnce ? undefined : models,
      onCompared,
      whenModelsFail: (err) => {
        isModelMissing = true;
        context.log.warn({ event: 'claims.models_failed', err }, 'Claims are matched by their words alone.');
      },
      rulings,
    });
    return { finding: isModelMissing ? { ...finding, isModelMissing } : finding, reading };
  };
}
