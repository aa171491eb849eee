/** How near a question is in meaning to what people ask and to what articles say, where the model for it is at hand. */
import { setTimeout as delay } from 'node:timers/promises';
import type { HelpArticle } from './article.ts';
import { blockText, partsOf } from './parts.ts';
import type { Nearness } from './rank.ts';
import { keepVectors, vectorPack, type VectorServices } from './vectors.server.ts';

/** How long a question waits for its vector, from a model that runs and from one that has to start. */
const patience = 300;
const patienceAtStart = 1500;
/** The model reads no further. */
const longestText = 1000;

interface Question {
  text: string;
  /** Someone is typing and will not wait for a model to start. */
  hurried: boolean;
}

export interface Meaning {
  /** Gets the vectors of the articles ready, in the background. */
  prepare(services: VectorServices): void;
  /** For each article; nothing where there is no model, or not in time. */
  nearness(question: Question, services: VectorServices): Promise<Nearness[] | undefined>;
}

export function createMeaning(articles: readonly HelpArticle[]): Meaning {
  const texts = articles.map((article) => ({ asking: askingOf(article), parts: partTexts(article) }));
  const store = keepVectors(texts.flatMap(({ asking, parts }) => [...asking, ...parts]));
  return {
    prepare: (services) => void store.now(services),
    async nearness(question, services) {
      const row = store.now(services);
      const vector = row && (await vectorOf(question, services));
      if (!vector) return undefined;
      let at = 0;
      const next = () => dot(vector, row, vector.length * at++);
      return texts.map(({ asking, parts }) => ({
        asking: Math.max(...asking.map(next)),
        parts: parts.map(next),
      }));
    },
  };
}

/** Where each section is a question of its own, those are known by heart, and all of it is near to everything. */
const askingOf = ({ title, summary, keywords, asked, questions }: HelpArticle) =>
  questions.length > 0 ? [title] : [title, summary, ...keywords, ...asked];

const partTexts = ({ blocks }: HelpArticle) =>
  partsOf(blocks).map((part) => part.map(blockText).join('\n').slice(0, longestText));

/** Late is as good as never; but the model is then awake for the next question. */
export async function vectorOf(
  { text, hurried }: Question,
  { log, models }: VectorServices,
): Promise<Float32Array | undefined> {
  const isAwake = models.running().some(({ name }) => name === vectorPack);
  const vectors = models.embed([text.slice(0, longestText)]).catch((error: unknown) => {
    log.warn({ err: error }, 'a question got no vector');
    return undefined;
  });
  const late = delay(isAwake || hurried ? patience : patienceAtStart, undefined, { ref: false });
  return (await Promise.race([vectors, late]))?.[0];
}

export function dot(vector: Float32Array, row: Float32Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += vector[at]! * row[start + at]!;
  return sum;
}
