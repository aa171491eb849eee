import { textProblem } from '#language/text-problem.ts';
import { mostPoints, planWords, pointRule } from '../limits.ts';

/** What is wrong with a plan, in words; undefined where it can be followed. */
export function planProblem(points: readonly string[]): string | undefined {
  if (points.length === 0) return planWords.empty;
  if (points.length > mostPoints) return planWords.tooMany;
  return points.map((point) => textProblem(point, pointRule)).find((problem) => problem !== undefined);
}
