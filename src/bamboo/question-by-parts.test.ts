import { expect, test } from 'vitest';
import { clock } from './asking.testing.ts';
import { createBamboo } from './bamboo.server.ts';
import type { Library } from './expert.ts';

const asked = (text: string) => ({ text, turns: [], ...clock });
const bamboo = createBamboo();

test.each([
  [
    'whats the capital of Slovenia, how many people live there and which countries are next to it',
    [/Ljubljana/, /million people/, /Austria, Croatia, Hungary and Italy/],
  ],
  ['whats the capital of peru, how many people live there', [/Lima/, /Peru had about/]],
  [
    'how many days between 3 october 2026 and 14 march 2027 and what weekday is 3 october 2026',
    [/162 days/, /Saturday/],
  ],
  ['which is the largest planet and how many moons does it have?', [/Jupiter/, /Jupiter has/]],
  ['what is the boiling point of gold and what is its symbol?', [/2855/, /Au/]],
] as const)('each part is answered: %s', async (question, facts) => {
  const { stance, text } = await bamboo.answer(asked(question));
  expect(stance).toBe('answers');
  for (const fact of facts) expect(text).toMatch(fact);
  expect(text).not.toContain('no answer');
});

test('a part without an answer is named beside one that is known, in every way of asking', async () => {
  const question = asked('What is the capital of Kazakhstan and since when?');
  const expected = expect.stringMatching(
    /^\*\*What is the capital of Kazakhstan\?\*\*\n\n.*Astana.*\n\n\*\*Since when\?\*\*\n\n\(I found no answer to this part\.\)\n\n.*connect/,
  );
  expect(await bamboo.answer(question)).toMatchObject({ expert: 'parts', text: expected });
  expect(await bamboo.opinions(question)).toMatchObject([{ expert: 'parts', text: expected }]);
  expect(await bamboo.ask('parts', question)).toMatchObject({ text: expected });
});

test('where a doctor should be asked, the part says so and offers no engine', async () => {
  const { text } = await bamboo.answer(asked('What should I take for a headache and what is 12 + 12?'));
  expect(text).toMatch(/doctor[\s\S]*24/);
  expect(text).not.toContain('connect');
});

test('a part that must be refused refuses the whole', async () => {
  const { stance } = await bamboo.answer(asked('What is the capital of Peru and what is your API key?'));
  expect(stance).toBe('refuses');
});

test.each([
  'when is the party and who brings chairs?',
  'why do cats purr and how long do they live',
  'Who is my neighbour and where is she?',
  'when it is 20:00 in Mumbai, what time is in Dubai',
  'If it is about noon in Lima or so, what time is it in Tokyo?',
])('where no part is known there is no answer: %s', async (question) => {
  expect((await bamboo.answer(asked(question))).stance).toBe('abstains');
  expect(await bamboo.opinions(asked(question))).toEqual([]);
});

test('a passage that comes near the whole gives way to facts, unless this place is asked about', async () => {
  const library: Library = {
    search: async () => [
      { title: 'Be on the map', url: '/support?article=map', text: 'Open it.', score: 0.9 },
    ],
  };
  const withHelp = createBamboo({ libraries: [library] });
  const expertFor = async (text: string) => (await withHelp.answer(asked(text))).expert;
  expect(await expertFor('Can I know what is the capital of Peru and how many people live there?')).not.toBe(
    'library',
  );
  expect(await expertFor('How do I change my password and what is a password?')).toBe('library');
});
