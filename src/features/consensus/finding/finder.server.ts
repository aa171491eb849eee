/** Finds what answers have in common, with the vectors of one run at hand. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Finding } from '#features/consensus/data.ts';
import type { Judgement } from '../judge/judgement.server.ts';
import type { Heard } from '../panel/board.server.ts';
import { createEmbed } from '#tools/claims/embed.server.ts';
import { findingOf } from './finding.server.ts';

interface How {
  /** Without waiting for the model of meaning. */
  atOnce?: boolean;
  judgement?: Judgement;
}

export type Find = (heard: readonly Heard[], edition: number, how?: How) => Promise<Finding>;

export function createFinder(context: RunContext, question: string): Find {
  const embed = createEmbed(context);
  return (heard, edition, { atOnce = false, judgement } = {}) =>
    findingOf(heard, {
      question,
      edition,
      embed: atOnce ? undefined : embed,
      whenEmbeddingFails: (err) => context.log.warn({ err }, 'claims are matched by words alone'),
      judgement,
    });
}
