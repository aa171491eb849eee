import { expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { lookUpIn } from './look-up.server.ts';

const app = useTestApp();
const lookUp = (q: string) => lookUpIn(app.services.bamboo)(q, new AbortController().signal);

test.each(['photosynthesis', 'giant panda'])('a name alone asks what it is: %s', async (name) => {
  expect((await lookUp(name))?.text).toMatch(/plant|bear|panda/i);
});

test.each([
  ['How do I export my data from Frenly?', /Export my data/],
  ['How do I delete my account?', /Delete my account/],
])('the help answers for this place: %s', async (q, said) => {
  const known = await lookUp(q);
  expect(known).toMatchObject({ ofBuiltIn: true });
  expect(known!.text).toMatch(said);
});

test('a question without a source gets no answer', async () => {
  expect(await lookUp('zorblax')).toBeNull();
  expect(await lookUp('Who won the football final of 2031?')).toBeNull();
});
