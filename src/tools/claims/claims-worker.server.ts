/** Worker: what texts agree on and contest, claim by claim. */
import type { TaskContext } from '#kit/workers/messages.ts';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { claimOf } from './claims.ts';
import { consensusOf, givenBy } from './consensus.server.ts';
import type { Chances } from './claim-models.ts';
import { glossRelation } from './glosses.server.ts';
import { compare } from './match.server.ts';
import { judgementOf, type ContestWords } from './judge/judgement.server.ts';
import type { Ruling } from './judge/verdict.server.ts';
import type { Consensus, EngineAnswer } from './result.ts';

export interface MatchTask {
  answers: readonly EngineAnswer[];
  question?: string | undefined;
  asked?: string | undefined;
  /** The question that dictionaries were asked, where their glosses are distinguished. */
  glossesOf?: string | undefined;
  /** What judges said of these answers, each in both orders. */
  rulings?: readonly Ruling[] | undefined;
  /** Whether the main thread can ask models of meaning. */
  hasModels: boolean;
}

export interface Matched {
  consensus: Consensus;
  /** Whether the readings of a judge agree, and what it says of each contest. */
  judged?: { ordersAgree: boolean | null; difference: string | null; contests: (ContestWords | undefined)[] };
}

export const tasks = {
  match: async (
    { answers, question, asked, glossesOf, rulings, hasModels }: MatchTask,
    { call }: TaskContext,
  ): Promise<Matched> => {
    const judgement = rulings && judgementOf(answers, rulings, givenBy(question));
    const judged = judgement?.relation ?? (glossesOf === undefined ? undefined : glossRelation(glossesOf));
    const consensus = await consensusOf(answers, {
      ...(question === undefined ? {} : { question }),
      ...(asked === undefined ? {} : { asked }),
      ...(judged ? { judged } : {}),
      ...(hasModels
        ? {
            models: {
              embed: (texts) => call('embed', texts) as Promise<Float32Array[]>,
              comparePairs: (pairs) => call('comparePairs', pairs) as Promise<Chances[]>,
              onCompared: (done, of) => void call('onCompared', { done, of }),
            },
          }
        : {}),
      whenModelsFail: (error) => void call('modelsFailed', String(error)),
    });
    if (!judgement) return { consensus };
    const { ordersAgree, difference, wordsOn } = judgement;
    const contests = consensus.contested.map(({ sides }) => wordsOn(sides));
    return { consensus, judged: { ordersAgree, difference, contests } };
  },
  /** Pairs of texts, by their places in the list. */
  compare: ({ texts, pairs }: { texts: readonly string[]; pairs: readonly [number, number][] }) => {
    const claims = texts.map((text) => claimOf(text));
    return pairs.map(([first, second]) => compare(claims[first]!, claims[second]!));
  },
};

serveTasks(tasks);
