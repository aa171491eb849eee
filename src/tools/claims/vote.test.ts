/** A vote is held only where one value is asked for and everyone gives one; everything else is compared claim by claim. */
import { expect, test } from 'vitest';
import { consensusOf } from './consensus.server.ts';
import { asksForMore, valueAsked } from './one-value.ts';
import type { EngineAnswer } from './result.ts';

const found = (question: string, ...texts: string[]) =>
  consensusOf(
    texts.map((text, at) => ({ engine: `e${at}`, family: `f${at}`, text })),
    { question },
  );

test.each([
  ['What is the capital of Australia?', 'value'],
  ["What's the boiling point of water?", 'value'],
  ['What is the largest planet?', 'value'],
  ['How many moons has Mars?', 'figure'],
  ['1234 × 56', 'figure'],
  ['What is 15% of 80?', 'figure'],
  ['20 celsius in fahrenheit', 'figure'],
  ['When was the mill built?', 'date'],
  ['Please tell me who wrote Hamlet', 'name'],
  ['Which planet is the hottest?', 'name'],
  ['Is a whale a fish?', 'truth'],
  ['May I give honey to my baby?', 'stance'],
  ['Is it safe to eat the rind?', 'stance'],
  ['How many guests should we plan for?', 'figure'],
])('%s asks for one value', (question, kind) => expect(valueAsked(question)).toBe(kind));

test.each([
  'May I give honey to my baby, and why?',
  'How long should I boil an egg?',
  'What is the best way to learn Spanish?',
  'Gift ideas for my father',
  'What is love?',
  'How tall is the Eiffel Tower, and when was it built?',
  'Which of these are safe?',
  'What is the capital of Spain? And of Portugal?',
  'Who are good authors of crime novels?',
])('%s does not', (question) => expect(valueAsked(question)).toBeUndefined());

test('reasons are more than a value', () => {
  expect(asksForMore('Is it so, and why?')).toBe(true);
  expect(asksForMore('Is it so?')).toBe(false);
});

test('advice is not voted on, and no answer is dropped', async () => {
  const { vote, agreed, contested, single } = await found(
    'May I give honey to my baby, and why?',
    'No, not under 1 year: it may hold botulism spores.',
    'Babies under 1 year must not have honey.',
    'Honey is safe for babies.',
  );
  expect(vote).toBeUndefined();
  const claims = [...agreed, ...single, ...contested.flatMap(({ sides }) => sides)];
  expect(new Set(claims.flatMap(({ support }) => support.engines))).toEqual(new Set(['e0', 'e1', 'e2']));
});

test.each([
  ['ideas', 'What would be gifts for my father?', ['A Kindle.', 'A massage of 30 minutes.']],
  ['an answer that is no value', 'How tall is it?', ['330 m', '330 m', 'That depends on the antennas.']],
  ['a yes on a condition', 'Is honey safe for babies?', ['Yes, from 1 year on.', 'No, not under 1 year.']],
  ['things of two kinds', 'How long is it?', ['30 minutes', '12 km']],
])('no vote on %s', async (_, question, texts) =>
  expect((await found(question, ...texts)).vote).toBeUndefined(),
);

test('one digit apart is another number, and the winner is what the claims say', async () => {
  const { vote, contested } = await found('1234 × 56', '69,204', 'It is 69,104.', '1234 × 56 = **69204**');
  expect(vote!.words).toBe(
    '69,204 (2 of 3 engines, 2 families); also said: 69,104 (1 of 3 engines, 1 family).',
  );
  expect(vote!.winner!.value).toBe('69,204');
  expect(contested[0]!.sides[0]!.support.engines).toEqual(vote!.winner!.support.engines);
});

test.each([
  ['hedged', ['about 330 m', '324 m'], 1],
  ['rounded where everyone sees it', ['8 billion', '8.2 billion'], 1],
  ['rounded to a digit', ['55.85 km', '55.8451 km'], 1],
  ['in another unit', ['42.195 km', '26.2188 miles'], 1],
  ['off by a thousandth', ['42.195 km', '42.196 km'], 2],
])('a figure that is %s', async (_, texts, options) =>
  expect((await found('How long is it?', ...texts)).vote?.options).toHaveLength(options),
);

test('a number before a line, a heading or a tag is no answer', async () => {
  const { vote } = await found(
    'How many moons has Mars?',
    '1. Mars has two moons.',
    '# 2',
    '<b class="x1">2</b>',
  );
  expect(vote).toMatchObject({ options: [{ value: '2', support: { engines: ['e0', 'e1', 'e2'] } }] });
});

test('one name within another is the same only at its beginning or end', async () => {
  const names = async (...texts: string[]) =>
    (await found('Who was it?', ...texts)).vote!.options.map(({ support }) => support.engines.length);
  expect(await names('Gustave Eiffel', 'Eiffel')).toEqual([2]);
  expect(await names('**Porto-Novo**', '**Porto Novo**')).toEqual([2]);
  expect(await names('John Adams', 'John Quincy Adams')).toEqual([1, 1]);
});

test('two lists that differ are no tie', async () => {
  const answers = [
    ['German', 'French'],
    ['French', 'Italian', 'German'],
  ].map((names, at) => ({
    engine: `e${at}`,
    family: `f${at}`,
    text: names.join(', '),
    value: { is: 'names' as const, names },
  }));
  const question = 'What languages are spoken there?';
  expect((await consensusOf(answers, { question })).vote).toBeUndefined();
  const same = [answers[0]!, { ...answers[0]!, engine: 'e2', family: 'f2' }];
  expect((await consensusOf(same, { question })).vote).toBeDefined();
});

test('of two tables that differ the newer one leads, and the other is kept', async () => {
  const table = (engine: string, value: string, asOf?: string): EngineAnswer => ({
    engine,
    family: engine,
    text: `The currency of Bulgaria is **${value}**.`,
    value: { is: 'names', names: [value] },
    ...(asOf ? { asOf } : {}),
  });
  const question = 'What currency does Bulgaria use?';
  const voteOn = async (...answers: EngineAnswer[]) => (await consensusOf(answers, { question })).vote!;
  const tables = [table('a', 'Lev', '2025-06'), table('b', 'Euro', '2026-07')] as const;
  const vote = await voteOn(...tables);
  expect(vote).toMatchObject({ isByDate: true, winner: { value: 'Euro' } });
  expect(vote.options.map(({ value }) => value).sort()).toEqual(['Euro', 'Lev']);
  expect(vote.words).toContain('from the newest table; also said: Lev');
  const undated = await voteOn(table('a', 'Lev'), tables[1]);
  expect(undated.winner).toBeUndefined();
  expect(await voteOn(...tables, table('c', 'Lev', '2020'))).toMatchObject({
    isByDate: false,
    winner: { value: 'Lev' },
  });
});

test('who leaves it open has no vote, however much of the question it repeats', async () => {
  const said = [
    'Yes, Corvin paid the fine.',
    'Yes.',
    'Whether Corvin paid the fine can’t be said from what is publicly known.',
  ];
  const { vote } = await consensusOf(
    said.map((text, at) => ({ engine: `e${at}`, family: `f${at}`, text })),
    { question: 'Did Corvin pay the fine?' },
  );
  expect(vote?.options.flatMap(({ support }) => support.engines) ?? []).not.toContain('e2');
});
