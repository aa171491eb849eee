/** Bamboo in its worker: the same answers, with what the main thread lends, and next to nothing on the main thread. */
import { afterAll, expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { bambooPool } from './bamboo-pool.server.ts';
import { stopGrammar } from './check-grammar.server.ts';
import { critique, polishText, reworded } from './correct.server.ts';
import type { Question } from './expert.ts';
import { lazyBamboo } from './load.server.ts';

afterAll(async () => {
  await Promise.all([bambooPool.close(), stopGrammar()]);
});

const ask = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  turns: [],
  now: new Date('2026-11-17T12:00:00Z'),
  timeZone: 'UTC',
  ...more,
});
const hit = { title: 'Credits', url: '/support/credits', text: 'Credits come every month.', score: 1 };
const load = lazyBamboo({
  libraries: [
    { known: async (text) => (text === 'what are credits' ? hit : undefined), search: async () => [] },
  ],
  taughtBy: [async () => []],
});

test('questions are answered, and unknown ones honestly not', async () => {
  const { answer, opinions, ask: askOne } = await load();
  expect((await answer(ask('What is the capital of Peru?'))).text).toContain('Lima');
  expect((await opinions(ask('What is 12 * 12?'))).map(({ expert }) => expert)).toContain('abacus');
  expect((await askOne('atlas', ask('What is the capital of Peru?'))).expert).toBe('atlas');
  expect((await answer(ask('What is the blorbest frimble?'))).stance).toBe('abstains');
});

test('what the main thread lends is asked for', async () => {
  const { answer } = await load();
  expect(await answer(ask('what are credits'))).toMatchObject({ expert: 'library', text: hit.text });
});

test('a question that nobody can answer costs the main thread next to nothing', async () => {
  const { answer } = await load();
  await answer(ask('Who painted the blorbest frimble of Zork?'));
  const effort = measureEffort();
  await answer(ask('Who wrote the vexulous quimble of Frint?'));
  expect(effort()).toBeLessThan(cpuLimit(20));
});

test('whoever leaves is not answered', async () => {
  const { answer } = await load();
  const signal = AbortSignal.abort(new Error('left'));
  await expect(answer(ask('What is the capital of Peru?'), signal)).rejects.toThrow('left');
});

test('texts are corrected with the checker that the main thread keeps', async () => {
  const { edits } = await polishText('She have a apple.', { style: false });
  expect(edits.map(({ now }) => now)).toEqual(['has an']);
  const found = await critique('She have a apple. It is very nice.', 20);
  expect(found?.edits.length).toBeGreaterThan(0);
  expect(await critique('Das ist ein ganz gewöhnlicher deutscher Satz, nicht mehr.', 20)).toBeNull();
  expect(await reworded({ text: "I can't come.", wishes: ['formal'] })).toBe('I cannot come.');
});
