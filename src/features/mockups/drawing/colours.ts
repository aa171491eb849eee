import type { Background, Look } from '../content.ts';

/** From the upper left to the lower right; null where nothing is drawn. */
export const backdrops: Record<Background, readonly [string, string] | null> = {
  none: null,
  paper: ['#faf6ec', '#ece4d2'],
  bamboo: ['#dcebcf', '#a9c99a'],
  sky: ['#dcecf7', '#9cc3e0'],
  dusk: ['#f6cfa8', '#b3668c'],
  night: ['#2b3350', '#10131f'],
};

interface Shell {
  body: string;
  rim: string;
  detail: string;
  bar: string;
}

export const shells: Record<Look['scheme'], Shell> = {
  light: { body: '#f4f3f0', rim: '#cfccc4', detail: '#b4b0a6', bar: '#e9e7e2' },
  dark: { body: '#17181b', rim: '#3a3d44', detail: '#4b4f58', bar: '#26282d' },
};
