/** What a question means, where the model for it is at hand and in time. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '#kit/services.server.ts';

export type VectorServices = Pick<Services, 'log' | 'models' | 'packs' | 'settings'>;

export const vectorPack = 'minilm';
/** How long a question waits for its vector, from a model that runs and from one that has to start. */
const patience = 300;
const patienceAtStart = 1500;
/** The model reads no further. */
export const longestRead = 1000;

/** A passage as the model reads it. */
export const passageForModel = ({ title, text }: { title: string; text: string }) =>
  (title ? `${title}. ${text}` : text).slice(0, longestRead);

export interface Meant {
  text: string;
  /** Someone is typing and will not wait for a model to start. */
  hurried: boolean;
}

/** Whether vectors can be made, be it after fetching the model. */
export const canMean = ({ packs, settings }: Pick<Services, 'packs' | 'settings'>) =>
  settings.fetchModels || packs.isReady(vectorPack);

/** Late is as good as never; but the model is then awake for the next question. */
export async function vectorOf(
  { text, hurried }: Meant,
  { log, models }: Pick<Services, 'log' | 'models'>,
): Promise<Float32Array | undefined> {
  const isAwake = models.running().some(({ name }) => name === vectorPack);
  const vectors = models.embed([text.slice(0, longestRead)]).catch((error: unknown) => {
    log.warn(
      { event: 'search.question_embedding_failed', err: error },
      'A question could not be embedded, so it is searched by its words only.',
    );
    return undefined;
  });
  const late = delay(isAwake || hurried ? patience : patienceAtStart, undefined, { ref: false });
  return (await Promise.race([vectors, late]))?.[0];
}
