import type { HeardLine } from '#tools/hear/media-source.ts';
import type { SpokenPart } from './data.ts';

/** Parts in their place in the whole. */
export function linesOfParts(parts: readonly SpokenPart[]): HeardLine[] {
  let from = 0;
  return parts.map(({ seconds, text, words }) => {
    const start = from;
    from += seconds;
    return { start, end: from, text, words: words.map((word) => start + word) };
  });
}
