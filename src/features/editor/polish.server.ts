/** What the editor underlines: mistakes and wordiness, by the engine that polishes mail too. */
import { polishText } from '#bamboo/correct.server.ts';
import { notChecked } from '#bamboo/grammar-check.ts';
import { AppError } from '#kit/errors.ts';
import type { Finding } from './contract.ts';

const sentence = (why: string) =>
  `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.?!]$/.test(why) ? '' : '.'}`;

export async function findingsIn(
  text: string,
  asker: { signal?: AbortSignal; who?: string } = {},
): Promise<Finding[]> {
  if (text.trim() === '') return [];
  const { edits, isChecked } = await polishText(text, { style: true }, asker);
  // A passage without a line under it reads as right; so it is asked for again.
  if (!isChecked) throw new AppError('unavailable:checker', { message: notChecked, retryAfterSeconds: 5 });
  return edits.map(({ start, end, now, why, kind }) => ({ start, end, now, why: sentence(why), kind }));
}
