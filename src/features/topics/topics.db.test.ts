import { expect } from 'vitest';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { topicResults } from './contract.ts';

const app = useTestApp();
async function find(topic: string) {
  await app.services.searchIndex!.settle();
  return (await app.client().call(topicResults, { params: { topic } })).body;
}

test('pages are found by their name, the best first', async () => {
  const { topic, title, results, suggestions } = await find('Feedback');
  expect({ topic, title }).toEqual({ topic: 'feedback', title: 'Feedback' });
  expect(results[0]).toEqual({
    kind: 'Pages',
    title: 'Feedback',
    description: expect.any(String),
    href: '/feedback',
  });
  expect(suggestions).toEqual([]);
});

test('what is for members or admins, for signing in, or not built yet is not found', async () => {
  for (const topic of ['settings', 'admin', 'login', 'onboarding'])
    expect((await find(topic)).results.filter(({ kind }) => kind === 'Pages')).toEqual([]);
});

test('people are found by handle and by name, unless they are suspended', async () => {
  await buildUser(app, { name: 'Ines Okafor', username: 'ines', about: 'I fold paper.' });
  await buildUser(app, { name: 'Ines Suspended', suspendedAt: new Date() });
  const people = async (topic: string) => (await find(topic)).results.filter(({ kind }) => kind === 'People');
  const ines = {
    kind: 'People',
    title: 'Ines Okafor',
    description: '@ines. I fold paper.',
    href: '/profile/ines',
  };
  for (const topic of ['ines', 'INES', 'okafor', 'ines-okafor'])
    expect(await people(topic), topic).toEqual([ines]);
  expect(await people('kafor')).toEqual([]);
});

test('nothing on a topic: kind words instead of a fault, and somewhere to go', async () => {
  const { title, results, suggestions } = await find('quantum-tea');
  expect({ title, results }).toEqual({ title: 'Quantum Tea', results: [] });
  expect(suggestions.length).toBeGreaterThan(0);
});

test('words that stand somewhere in the help are no topic; an article that is called so is', async () => {
  expect((await find('nothing-here')).results).toEqual([]);
  expect((await find('passkeys')).results.map(({ kind }) => kind)).toContain('Help');
});

test('what is no topic is refused', async () => {
  for (const topic of ['a.b', 'a b', '%', '<b>', 'a/b', '\0', 'x'.repeat(101)])
    expect((await app.client().call(topicResults, { params: { topic } })).status).toBe(422);
});
