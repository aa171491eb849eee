import { contrast } from './palette.ts';

/** How readable a pair of colours is, in words. */
export function contrastWords(a: string, b: string): string {
  const value = contrast(a, b);
  const verdict =
    value >= 7
      ? 'very readable'
      : value >= 4.5
        ? 'readable'
        : value >= 3
          ? 'readable when large'
          : 'hard to read';
  return `Contrast ${value.toFixed(1)}: ${verdict}`;
}
