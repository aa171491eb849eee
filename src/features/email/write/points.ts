/** What someone wants said: each line is a point, or several. */
import { pointsOf } from './telegram.ts';

export const pointsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|(?=\d{1,2}[.)]\s))\s*/, '').trim())
    .filter(Boolean)
    .flatMap(pointsOf);
