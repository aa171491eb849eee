/** What a place holds by itself that people name: so that they can take it away. */
import type { Furnishing, Place } from '../scene.ts';

/** By the names of the places' layers. */
export const furnished: Partial<Record<Place, readonly Furnishing[]>> = {
  room: ['lamp', 'plant', 'shelf', 'window', 'rug'],
  desk: ['plant', 'shelf', 'window'],
  lake: ['reeds', 'branch'],
  forest: ['ferns', 'branch'],
  meadow: ['flowers'],
};

const words: Record<Furnishing, readonly string[]> = {
  lamp: ['lamp', 'lamps', 'floor lamp', 'light'],
  plant: ['plant', 'plants', 'houseplant', 'leaf', 'leaves'],
  shelf: ['shelf', 'shelves', 'bookshelf', 'bookshelves', 'books'],
  window: ['window', 'windows'],
  rug: ['rug', 'carpet'],
  branch: ['branch', 'branches', 'bough', 'leaf', 'leaves'],
  reeds: ['reed', 'reeds'],
  flowers: ['flower', 'flowers'],
  ferns: ['fern', 'ferns'],
};

/** Those of the place that a sentence names. */
export const furnishingsIn = (place: Place, text: string): Furnishing[] =>
  (furnished[place] ?? []).filter((one) => words[one].some((word) => ` ${text} `.includes(` ${word} `)));
