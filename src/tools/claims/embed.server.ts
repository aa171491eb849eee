/** What claims mean, piece by piece, by the house's own model, each made once in a run; nothing where it would have to be fetched first. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Embed } from './vectors.ts';

export function createEmbed({ models, signal }: Pick<RunContext, 'models' | 'signal'>): Embed | undefined {
  if (!models.isReady('minilm')) return undefined;
  const known = new Map<string, Float32Array>();
  return async (texts) => {
    const missing = texts.filter((text) => !known.has(text));
    const vectors = await models.embedTokens(missing, { signal });
    for (const [at, text] of missing.entries()) known.set(text, vectors[at]!);
    return texts.map((text) => known.get(text)!);
  };
}
