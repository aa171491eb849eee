/** In which sizes and themes the pages are looked at. */
import { takesTurns, turnOf } from '#testing/turns.ts';

export interface Look {
  width: number;
  theme: 'light' | 'dark';
}
const corners: [Look, Look] = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
];
const everyLook: Look[] = [390, 768, 1440, 1920].flatMap((width) => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
]);

/** One of two opposite corners in the suite, in turns; both when run by hand; every theme at every size in the soak. */
export function looksFor(name: string): Look[] {
  if (process.env.SOAK) return everyLook;
  return takesTurns ? [corners[turnOf(name)]] : corners;
}
