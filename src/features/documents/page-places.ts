/** Where words stand, apart from what they say: six numbers each, block by block. */
import type { PlacedWord, ReadPage } from '#kit/documents/read/document.ts';

export type PlacesOfPage = (number[] | null)[];

export function withoutPlaces(page: ReadPage): { page: ReadPage; places: PlacesOfPage } {
  return {
    page: { ...page, blocks: page.blocks.map(({ words: _, ...block }) => block) },
    places: page.blocks.map(({ words }) =>
      words
        ? words.flatMap(({ at, length, x, y, width, height }) => [at, length, x, y, width, height])
        : null,
    ),
  };
}

export function withPlaces(page: ReadPage, places: PlacesOfPage): ReadPage {
  return {
    ...page,
    blocks: page.blocks.map((block, index) => {
      const numbers = places[index];
      return numbers ? { ...block, words: wordsOf(numbers) } : block;
    }),
  };
}

function wordsOf(numbers: readonly number[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (let from = 0; from + 5 < numbers.length; from += 6) {
    const [at, length, x, y, width, height] = numbers.slice(from, from + 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    words.push({ at, length, x, y, width, height });
  }
  return words;
}
