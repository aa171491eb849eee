import { expect, test } from 'vitest';
import { hostileTexts, proseOf, leastEffort } from '#testing/hostile-texts.ts';
import { hitIn } from './hit.server.ts';

const shown = (text: string, ...asked: string[]) =>
  hitIn(text, asked)?.replaceAll('\u0002', '[').replaceAll('\u0003', ']');

test('the first hit is shown with the words around it', () => {
  expect(shown('The tallest kind is Moso.', 'mos')).toBe('The tallest kind is [Moso].');
  expect(shown('A and b', 'c')).toBeUndefined();
  const long = shown(`${'before '.repeat(50)}here ${'after '.repeat(50)}`, 'here', 'aft')!;
  expect(long).toMatch(/^before .* \[here\] \[after\] .*\[after\]$/);
  expect(long.replaceAll(/[[\]]/g, '').length).toBeLessThanOrEqual(200);
});

test('no text is more work than prose', async () => {
  const cost = (text: string) => leastEffort(() => hitIn(text, ['nowhere']));
  const prose = Math.max(20, await cost(proseOf(60_000))); // less is noise; the square of the length would be seconds
  for (const [name, text] of hostileTexts(60_000)) expect(await cost(text), name).toBeLessThan(10 * prose);
});
