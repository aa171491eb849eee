/** What to search for on a point: its own words, and those of the question where it cannot stand without them. */
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

const refers = /\b(?:it|its|they|them|their|theirs|there|this|that|these|those|he|him|his|she|her|here)\b/i;
const isAsked = /^(?:what|who|which|where|when|why|how|is|are|do|does|did|can|should)\b.+\?$/i;
const nameInside = /\S\s+(?:\p{Lu}\p{L}+|\d{4}\b)/u;
const fewestOfItsOwn = 2;

/** A whole question, or one that names somebody or some place, needs nothing of what was asked at first: it was put there by hand. */
function standsAlone(point: string): boolean {
  if (refers.test(point) || unitsOf(point).size < fewestOfItsOwn) return false;
  return isAsked.test(point.trim()) || nameInside.test(point);
}

export function soughtFor(point: string, question: string): Sought {
  const facet = facetOf(point);
  const side = withoutSide(point);
  const bare = side === point ? point.replace(label, '') : side;
  const isWhole = !unitsOf(point).isDisjointFrom(unitsOf(question)) || standsAlone(point);
  const about = isWhole ? topicOf(bare) : `${topicOf(question)} ${topicOf(bare)}`;
  const isQuestionItself = point.trim() === question.trim();
  const own = isWhole ? undefined : topicOf(bare);
  if (!facet || isQuestionItself) return { q: about, about, tells: undefined, own };
  // The side alone is left: it is a side of what was asked.
  const topic = facet.asks.test(about) && !standsAlone(point) ? topicOf(question) : about;
  return { q: `${topic} ${facet.seek}`.trim(), about: topic, tells: facet.tells, own: undefined };
}
