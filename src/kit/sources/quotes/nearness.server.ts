/** How near texts are to a question in meaning, where the model for it is at hand and quick enough. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#kit/log.server.ts';
import type { ModelHost } from '#kit/models/model-host.server.ts';
import { dot } from '#kit/search/quantise.server.ts';
import { vectorPack } from '#kit/search/question-vector.server.ts';

const longestText = 600;
const mostTexts = 48;
/** From a model that runs, and from one that has to start. */
const patience = 900;
const patienceAtStart = 2500;

interface Parts {
  models: Pick<ModelHost, 'isReady' | 'embed' | 'running'>;
  log: Log;
  signal: AbortSignal;
}

/** One number for each text; nothing where there is no model, or not in time. */
export async function nearnessTo(
  question: string,
  texts: readonly string[],
  { models, log, signal }: Parts,
): Promise<number[] | undefined> {
  if (texts.length === 0 || !models.isReady(vectorPack)) return undefined;
  const isAwake = models.running().some(({ name }) => name === vectorPack);
  const read = texts.slice(0, mostTexts).map((text) => text.slice(0, longestText) || ' ');
  const vectors = models
    .embed([question.slice(0, longestText), ...read], { signal })
    .catch((error: unknown) => {
      if (!signal.aborted)
        log.warn({ event: 'source.embedding_failed', err: error }, 'Quotes are ranked by their words alone.');
      return undefined;
    });
  const late = delay(isAwake ? patience : patienceAtStart, undefined, { ref: false });
  const [asked, ...rest] = (await Promise.race([vectors, late])) ?? [];
  signal.throwIfAborted();
  if (!asked) return undefined;
  return texts.map((_, at) => (rest[at] ? dot(asked, rest[at], 0) : 0));
}
