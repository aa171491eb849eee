/** Our own models, asked of each text and each pair once in a run; nothing where they would have to be fetched first. */
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Chances, ClaimModels } from './claim-models.ts';

/** Nobody waits longer for one part of the work: claims are matched without the models then. */
const longestWait = 60_000;

export function createClaimModels(
  { models, signal }: Pick<RunContext, 'models' | 'signal'>,
  waitMs = longestWait,
): ClaimModels | undefined {
  if (!models.isReady('minilm') || !models.isReady('claims')) return undefined;
  const vectors = new Map<string, Float32Array>();
  const compared = new Map<string, Chances>();
  const keyOf = ([a, b]: readonly [string, string]) => `${a}\n${b}`;
  return {
    async embed(texts) {
      const missing = texts.filter((text) => !vectors.has(text));
      for (const [at, vector] of (await inTime(models.embed(missing, { signal }), waitMs)).entries())
        vectors.set(missing[at]!, vector);
      return texts.map((text) => vectors.get(text)!);
    },
    async comparePairs(pairs) {
      const missing = pairs.filter((pair) => !compared.has(keyOf(pair)));
      for (const [at, chances] of (await inTime(models.compareClaims(missing, { signal }), waitMs)).entries())
        compared.set(keyOf(missing[at]!), chances);
      return pairs.map((pair) => compared.get(keyOf(pair))!);
    },
  };
}

/** The model itself goes on: the process is not ended for being slow, and the next one who asks finds it loaded. */
async function inTime<T>(answer: Promise<T>, waitMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AppError('unavailable:model_time')), waitMs);
  answer.catch(() => undefined); // heard below, unless it is late
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
