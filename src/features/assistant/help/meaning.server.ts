/** How near a question is in meaning to what people ask and to what articles say, where the model for it is at hand. */
import { dot } from '#kit/search/quantise.server.ts';
import {
  longestRead,
  vectorOf,
  type Meant,
  type VectorServices,
} from '#kit/search/question-vector.server.ts';
import type { HelpArticle } from './article.ts';
import { blockText, partsOf } from './parts.ts';
import type { Nearness } from './rank.ts';
import { keepVectors } from './vectors.server.ts';

export interface Meaning {
  /** Gets the vectors of the articles ready, in the background. */
  prepare(services: VectorServices): void;
  /** For each article; nothing where there is no model, or not in time. */
  nearness(question: Meant, services: VectorServices): Promise<Nearness[] | undefined>;
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
  partsOf(blocks).map((part) => part.map(blockText).join('\n').slice(0, longestRead));
