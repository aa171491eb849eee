/** Claims of several texts compared in a worker; see `consensus.server.ts` for what comes out. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { Matched, MatchTask, tasks } from './claims-worker.server.ts';
import type { Comparison } from './match.server.ts';
import type { Consensus, EngineAnswer } from './result.ts';
import type { ClaimModels } from './claim-models.ts';

const claimsPool = createWorkerPool<typeof tasks>({
  entry: workerEntry('claims-worker', import.meta.url),
  threads: 2,
  megabytes: 512,
  deadlineMs: 30_000,
});

interface Options extends Pick<MatchTask, 'question' | 'asked' | 'glossesOf' | 'rulings'> {
  models?: ClaimModels | undefined;
  /** How many of the pairs of claims the model has read. */
  onCompared?: ((done: number, of: number) => void) | undefined;
  /** Words alone are matched then. */
  whenModelsFail: (error: unknown) => void;
  signal?: AbortSignal | undefined;
  /** For whom: people take turns. */
  who?: string | undefined;
}

export const matchClaims = async (answers: readonly EngineAnswer[], options: Options): Promise<Consensus> =>
  (await matchJudged(answers, options)).consensus;

/** With what judges said of the answers. */
export const matchJudged = (
  answers: readonly EngineAnswer[],
  { question, asked, glossesOf, rulings, models, onCompared, whenModelsFail, signal, who }: Options,
): Promise<Matched> =>
  claimsPool.runTask(
    'match',
    { answers, question, asked, glossesOf, rulings, hasModels: models !== undefined },
    {
      signal,
      who,
      calls: {
        ...models,
        onCompared: ({ done, of }: { done: number; of: number }) => onCompared?.(done, of),
        modelsFailed: whenModelsFail,
      },
    },
  );

/** How the texts of each pair stand to each other; pairs are places in the list. */
export const compareTexts = (
  texts: readonly string[],
  pairs: readonly [number, number][],
): Promise<Comparison[]> => claimsPool.runTask('compare', { texts, pairs });
