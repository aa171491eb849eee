/** A fresh install, without any key: Bamboo's sources make a real consensus. */
import { expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { asked } from './run.testing.ts';
import { consensus } from './tool.ts';

const app = useTestApp();

const text = `The mill was built in 1784. It burned down in 1820. The owner rebuilt it in stone. Today it is a museum.`;

test.for([
  ['a word', 'What does ephemeral mean?', 'short'],
  ['a country', 'What is the capital of Australia?', 'Canberra'],
  ['a currency', 'What currency does Japan use?', 'yen'],
  ['arithmetic', 'What is 17 * 23?', '391'],
  ['a percentage', 'What is 15% of 80?', '12'],
  ['a unit', 'How many miles is 42.195 km?', '26.2'],
  ['a temperature', '20 celsius in fahrenheit', '68'],
  ['a weekday', 'What day of the week was 14 July 1789?', 'Tuesday'],
  ['a span of days', 'How many days are between 1 January 2024 and 1 March 2024?', '60'],
])('%s: %s', async ([, question, says]) => {
  const { run, data, texts, finding } = await asked(app, app.client(), { question: question! });
  expect(run).toMatchObject({ state: 'done', error: null });
  expect(data.members.length).toBeGreaterThanOrEqual(2);
  for (const member of data.members) expect(member).toMatchObject({ state: 'done', credits: 0 });
  expect(data.members.every(({ sources }) => sources.length > 0)).toBe(true);
  expect(new Set(data.members.map(({ family }) => family)).size).toBeGreaterThanOrEqual(2);
  expect(finding).toMatchObject({ available: true, judge: null });
  expect(texts.text?.toLowerCase()).toContain(says!.toLowerCase());
});

test.for([
  ['a question about a text', `When was the mill built?\n${text}`],
  ['a summary', `Summarise this in one sentence: ${text}`],
])('%s is read in two ways, of one family, and it says so', async ([, question]) => {
  const { data, texts, finding } = await asked(app, app.client(), { question: question! });
  expect(data.members.length).toBeGreaterThanOrEqual(2);
  expect(finding).toMatchObject({ available: true });
  expect(finding!.agreed.length + Number(finding!.vote !== null)).toBeGreaterThan(0);
  expect(texts.text).toContain('1784');
  expect(texts.text).toContain('ways of reading the same text');
});

test('a summary is no vote on a year in it, and its sentences do not contest each other', async () => {
  const { finding } = await asked(app, app.client(), { question: `Summarise this: ${text}` });
  expect(finding).toMatchObject({ vote: null, contested: [] });
});

test('a greeting is answered with one, and nothing about a consensus', async () => {
  const { texts } = await asked(app, app.client(), { question: 'hello' });
  expect(texts.text).toMatch(/^Hello[^_]*$/);
});

test('an unanswerable question says what was understood and which sources were asked', async () => {
  const { run, data, texts, finding } = await asked(app, app.client(), { question: 'Should I marry?' });
  expect(run.state).toBe('done');
  expect(data.members).toMatchObject([{ engine: 'bamboo', title: 'Bamboo', state: 'abstained' }]);
  expect(finding).toMatchObject({ available: false });
  expect(data.silence!.about).toEqual(['marry']);
  expect(data.silence!.lookedIn).toContain('two dictionaries');
  expect(texts.text).not.toMatch(/What does|What is/);
});

test('one source is an answer from one source', async () => {
  const { texts, finding } = await asked(app, app.client(), { question: 'What is the plural of mouse?' });
  expect(finding).toMatchObject({ available: false, heard: ['a'] });
  expect(texts.text).toMatch(/mice.*_1 source: /s);
});

test('of several questions in one sentence each is answered, and the one without an answer is named', async () => {
  const question = 'What is the capital of Kazakhstan and since when?';
  const { data, texts } = await asked(app, app.client(), { question });
  expect(data.members).toMatchObject([{ engine: 'bamboo/parts', title: 'Bamboo', state: 'done' }]);
  expect(texts.text).toMatch(/Astana[\s\S]*Since when\?[\s\S]*no answer to this part/);
});

test.for(consensus.examples.slice(0, 3))(
  'the example “$title” is one on which sources differ',
  async ({ input }) => {
    const { texts, finding } = await asked(app, app.client(), input);
    expect(finding!.contested).toHaveLength(1);
    expect(finding!.contested[0]!.difference).toMatch(/^answers differ: /);
    for (const { value } of finding!.vote!.options) expect(texts.text).toContain(value);
  },
);
