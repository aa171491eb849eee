/** What the editor underlines: mistakes and wordiness, by the engine that polishes mail too. */
import type { Finding } from './contract.ts';

const sentence = (why: string) =>
  `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.?!]$/.test(why) ? '' : '.'}`;

export async function findingsIn(text: string, signal?: AbortSignal): Promise<Finding[]> {
  if (text.trim() === '') return [];
  // Dictionaries are opened with the first text, not with the process.
  const { polish } = await import('#bamboo/polish.server.ts');
  const { edits } = await polish(text, { style: true, ...(signal ? { signal } : {}) });
  return edits.map(({ start, end, now, why, kind }) => ({ start, end, now, why: sentence(why), kind }));
}
