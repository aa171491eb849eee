/** What to search for on a point: its own words, and those of the question where it names nothing of it. */
import { unitsOf } from '#kit/sources/quotes/relevance.ts';
import { facetOf } from './facet.ts';
import { withoutSide } from './sides.ts';
import { topicOf } from './topic.ts';

interface Sought {
  /** Asked of the sources. */
  q: string;
  /** What sentences are weighed by: without the word for the side, which few sentences say. */
  about: string;
  tells: RegExp | undefined;
  /** Of what the point itself names, beside the question, a passage must say something. */
  own: string | undefined;
}

const label = /^(?:[\p{L}]+(?:\s+(?:and|or|of)\s+[\p{L}]+|\s[\p{L}]+){0,3}):\s+/u;

export function soughtFor(point: string, question: string): Sought {
  const facet = facetOf(point);
  const side = withoutSide(point);
  const bare = side === point ? point.replace(label, '') : side;
  const sharesWords = !unitsOf(point).isDisjointFrom(unitsOf(question));
  const about = sharesWords ? topicOf(bare) : `${topicOf(question)} ${topicOf(bare)}`;
  const isQuestionItself = point.trim() === question.trim();
  const own = sharesWords ? undefined : topicOf(bare);
  if (!facet || isQuestionItself) return { q: about, about, tells: undefined, own };
  const topic = facet.asks.test(about) ? topicOf(question) : about;
  return { q: `${topic} ${facet.seek}`.trim(), about: topic, tells: facet.tells, own: undefined };
}
