import type { Palette } from '../book.ts';

interface Colours {
  name: string;
  /** The ground, three shapes from far to near, and the words. */
  ground: string;
  shapes: readonly [string, string, string];
  words: string;
}

export const colours: Record<Palette, Colours> = {
  bamboo: { name: 'Bamboo', ground: '#14532f', shapes: ['#1f6b3f', '#2f8a55', '#a8d5a2'], words: '#f6f7ef' },
  ink: { name: 'Ink', ground: '#1b2430', shapes: ['#273444', '#3a4c61', '#d8b46a'], words: '#f7f4ea' },
  dusk: { name: 'Dusk', ground: '#472a4f', shapes: ['#6b3d63', '#a5566a', '#f0b287'], words: '#fff5ea' },
  sand: { name: 'Sand', ground: '#f1e6d0', shapes: ['#e3cfa8', '#cba36a', '#8a5a2b'], words: '#3a2714' },
  sky: { name: 'Sky', ground: '#dcecf5', shapes: ['#b7d6e8', '#7fb0cf', '#2e6a94'], words: '#12324a' },
  blush: { name: 'Blush', ground: '#fbe6e1', shapes: ['#f3c6bd', '#e3998d', '#9c3f3d'], words: '#4b1a1c' },
};
