/** A plan as text, a point a line, and back. */
import { longestPoint } from '../limits.ts';

export const planText = (points: readonly string[]) =>
  points.map((point, at) => `${at + 1}. ${point}`).join('\n');

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
        .replaceAll(/[*_`]{1,3}/g, '')
        .trim(),
    )
    .filter((line) => line !== '' && line.length <= longestPoint && !line.endsWith(':'));
