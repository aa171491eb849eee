/** What sources answered a moment ago. Keyed by a digest, so that nobody's words are kept. */
import { createHash } from 'node:crypto';
import type { Hit, Question } from './source.ts';

const freshFor = 10 * 60_000;
const mostAnswers = 400;

export function createAnswerCache(now: () => number) {
  const kept = new Map<string, { hits: Hit[]; until: number }>();
  return {
    find(source: string, question: Question): Hit[] | undefined {
      const key = keyOf(source, question);
      const found = kept.get(key);
      if (found && found.until > now()) return found.hits;
      kept.delete(key);
      return undefined;
    },
    keep(source: string, question: Question, hits: Hit[]) {
      const [oldest] = kept.keys();
      if (kept.size >= mostAnswers && oldest !== undefined) kept.delete(oldest);
      kept.set(keyOf(source, question), { hits, until: now() + freshFor });
    },
  };
}

function keyOf(source: string, question: Question): string {
  return createHash('sha256')
    .update(JSON.stringify([source, question]))
    .digest('base64');
}
