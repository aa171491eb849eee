/** Which blocks a description asks for: those whose words stand in it, in their order. */
import { blocks } from './table.ts';
import type { BlockId } from './block.ts';

export const mostBlocks = 4;

export interface Choice {
  blocks: BlockId[];
  /** Words of the description that nothing was made of. */
  unused: string[];
}

/** Words that say nothing about what a page does. */
const plainWords = new Set(
  `a an the and or of for to in on at by with from as that this these those it its i me my we our you your they their is are be can could
  should would will want wants need needs make makes build create write generate give have has add adds please app application web page
  website site tool program simple small little nice good great new use used using who which where when what how some any all also so like
  one two three very let lets see show shows each every per into out up down than then not no do does game list field column entry entries about`.split(
    /\s+/,
  ),
);

export function chooseBlocks(description: string, known: readonly string[] = []): Choice {
  const words = wordsOf(description);
  const tokens = words.map(singular);
  const matches = claimPlaces(findMatches(tokens));
  const weights = Map.groupBy(matches, ({ id }) => id)
    .entries()
    .map(([id, own]) => ({
      id,
      at: Math.min(...own.map(({ at }) => at)),
      weight: own.reduce((sum, { length }) => sum + length, 0),
    }));
  const heaviest = [...weights].toSorted((a, b) => b.weight - a.weight || a.at - b.at).slice(0, mostBlocks);
  const used = new Set(matches.flatMap(({ at, length }) => Array.from({ length }, (_, step) => at + step)));
  const taken = new Set(known.flatMap(tokensOf));
  const isUsed = (token: string, at: number) => used.has(at) || plainWords.has(token) || taken.has(token);
  const unused = words.filter((_, at) => !isUsed(tokens[at]!, at));
  return {
    blocks: heaviest.toSorted((a, b) => a.at - b.at).map(({ id }) => id),
    unused: [...new Set(unused)].slice(0, 20),
  };
}

interface Match {
  id: BlockId;
  at: number;
  length: number;
}

const findMatches = (tokens: readonly string[]): Match[] =>
  blocks.flatMap(({ id, words }) =>
    words
      .map(tokensOf)
      .flatMap((phrase) => placesOf(tokens, phrase).map((at) => ({ id, at, length: phrase.length }))),
  );

/** A pomodoro timer is no timer: of matches that overlap, the longest counts. */
function claimPlaces(matches: readonly Match[]): Match[] {
  const claimed = new Map<number, BlockId>();
  return matches
    .toSorted((a, b) => b.length - a.length)
    .filter(({ id, at, length }) => {
      const places = Array.from({ length }, (_, step) => at + step);
      if (places.some((place) => claimed.has(place)))
        return places.every((place) => claimed.get(place) === id);
      for (const place of places) claimed.set(place, id);
      return true;
    });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const tokensOf = (text: string): string[] => wordsOf(text).map(singular);

function placesOf(tokens: readonly string[], phrase: readonly string[]): number[] {
  return tokens.flatMap((_, at) => (phrase.every((word, step) => tokens[at + step] === word) ? [at] : []));
}

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
    ? word.replace(/ies$/, 'y').replace(/s$/, '')
    : word;
