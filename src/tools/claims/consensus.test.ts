import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { createBamboo } from '#bamboo/bamboo.server.ts';
import { claimsOf } from './claims.ts';
import { consensusOf } from './consensus.server.ts';
import { glossRelation } from './glosses.server.ts';
import type { EngineAnswer } from './result.ts';

const answers: EngineAnswer[] = [
  {
    engine: 'oak',
    family: 'tree',
    text: 'The Eiffel Tower stands in Paris. It is 330 m tall. It was completed in 1889.\n\nIt has 1,665 steps.',
  },
  {
    engine: 'elm',
    family: 'tree',
    text: 'The Eiffel Tower is in Paris. It was finished in 1889, and it is 330 metres tall, including its antennas.',
  },
  {
    engine: 'carp',
    family: 'fish',
    text: 'In Paris stands the Eiffel Tower. The tower is 300 m tall. The tower was completed in 1889.',
  },
];

test('worded alike, contested and only one said', async () => {
  const { agreed, alike, contested, single, summary, matchedBy } = await consensusOf(answers);
  expect(agreed).toEqual([]);
  expect(alike.map(({ support }) => support.words)).toEqual([
    '3 of 3 engines, 2 families',
    '3 of 3 engines, 2 families',
  ]);
  expect(contested).toHaveLength(1);
  expect(contested[0]).toMatchObject({
    kind: 'number',
    difference: 'numbers differ: 330 m and 300 m',
    settledBy: expect.stringContaining('measures'),
    sides: [
      { support: { engines: ['oak'] }, voices: [{ engine: 'oak', words: 'It is 330 m tall.' }] },
      { support: { engines: ['carp'] }, voices: [{ engine: 'carp', words: 'The tower is 300 m tall.' }] },
      { support: { engines: ['elm'], words: '1 of 3 engines, 1 family' } },
    ],
  });
  expect(single.map(({ words }) => words)).toEqual(['It has 1,665 steps.']);
  expect(summary).toBe(
    '3 engines of 2 families answered: 0 agreed, 2 worded alike, 1 contested, 1 said by only one.',
  );
  expect(matchedBy).toBe('words');
});

test('what all say word for word is agreed, and what one says in other words is worded alike beside it', async () => {
  const said = ['The tower opened in 1889.', 'The tower opened in 1889.', 'The tower was opened in 1889.'];
  const { agreed, alike, single } = await consensusOf(
    said.map((text, at) => ({ engine: `e${at}`, family: `f${at}`, text })),
  );
  expect(agreed.map(({ support }) => support.engines)).toEqual([['e0', 'e1']]);
  expect(alike.map(({ support }) => support.engines)).toEqual([['e0', 'e1', 'e2']]);
  expect(single).toEqual([]);
});

test.each([
  ['The country imports gas from Norway.', 'The country imports most of its gas from Norway.'],
  ['Vitamin D may protect against flu.', 'Vitamin D protects against flu.'],
  ['The prize is awarded every other year.', 'The prize is awarded every year.'],
])('likeness alone is no agreement: %s %s', async (first, second) => {
  const { agreed } = await consensusOf([
    { engine: 'a', family: 'a', text: first },
    { engine: 'b', family: 'b', text: second },
  ]);
  expect(agreed).toEqual([]);
});

test('the words of each are where it says', async () => {
  const { agreed, alike, contested, single } = await consensusOf(answers);
  const textOf = new Map(answers.map(({ engine, text }) => [engine, text]));
  for (const { voices } of [...agreed, ...alike, ...single, ...contested.flatMap(({ sides }) => sides)])
    for (const { engine, words, start, end } of voices)
      expect(textOf.get(engine)!.slice(start, end)).toBe(words);
});

test('one engine is no consensus, however often it answers', async () => {
  const [first, second] = answers;
  for (const heard of [
    [first!],
    [first!, { ...second!, engine: 'oak' }],
    [first!, { ...second!, text: ' ' }],
  ])
    expect(await consensusOf(heard)).toMatchObject({
      available: false,
      agreed: [],
      summary: 'One source answered.',
    });
  expect((await consensusOf([])).summary).toBe('Nobody has an answer.');
});

test('one family agreeing with itself counts for less, and it says so', async () => {
  const { summary } = await consensusOf(answers.slice(0, 2));
  expect(summary).toContain('They are of one family, so their agreement counts for less.');
});

test('saying a thing twice is not agreement', async () => {
  const { agreed, single } = await consensusOf([
    { engine: 'oak', family: 'tree', text: 'Pandas eat bamboo. Pandas climb trees. Pandas eat bamboo.' },
    { engine: 'carp', family: 'fish', text: 'Whales sing songs.' },
  ]);
  expect(agreed).toEqual([]);
  expect(single.map(({ words }) => words)).toEqual([
    'Pandas eat bamboo.',
    'Whales sing songs.',
    'Pandas climb trees.',
  ]);
});

const says = (...texts: [family: string, text: string][]): EngineAnswer[] =>
  texts.map(([family, text], at) => ({ engine: `engine ${at + 1}`, family, text }));

test('short facts go by vote, families before engines', async () => {
  const question = 'What is the capital of Australia?';
  const heard = says(['a', 'Canberra.'], ['b', '**Canberra** is the capital of Australia.'], ['c', 'Sydney']);
  const { vote, contested } = await consensusOf(heard, { question });
  expect(vote?.words).toBe(
    'Canberra (2 of 3 engines, 2 families); also said: Sydney (1 of 3 engines, 1 family).',
  );
  expect(contested).toHaveLength(1);
  const outvoted = says(
    ['a', '330 m'],
    ['a', '330 metres'],
    ['a', '0.33 km'],
    ['b', '300 m'],
    ['c', '300 m'],
  );
  expect((await consensusOf(outvoted, { question: 'How tall is it?' })).vote?.winner).toMatchObject({
    value: '300 m',
  });
});

test('a tie is named, and so is a lead within one family', async () => {
  const tie = await consensusOf(says(['a', '1914'], ['b', 'In 1915.']), { question: 'When did it begin?' });
  expect(tie.vote).not.toHaveProperty('winner');
  const even = await consensusOf(says(['a', 'Yes.'], ['b', 'No, it is not.']), { question: 'Is it so?' });
  expect(even.vote?.words).toBe(
    'a tie between no (1 of 2 engines, 1 family) and yes (1 of 2 engines, 1 family).',
  );
  const narrow = await consensusOf(says(['a', '12 kg'], ['a', '12 kg'], ['b', '15 kg']), {
    question: 'How heavy is it?',
  });
  expect(narrow.vote?.words).toContain('ahead by engines only, not by families');
});

test('long answers are not voted on', async () => {
  const question = 'How tall is the Eiffel Tower?';
  expect((await consensusOf(answers, { question })).vote).toBeUndefined();
  const mixed = says(['a', '330 m'], ['b', `300 m. ${'It is a tall tower. '.repeat(12)}`]);
  expect((await consensusOf(mixed, { question })).vote).toBeUndefined();
});

test('two of Bamboo’s sources agree without any language model', async () => {
  const question = 'What is the capital of France?';
  const opinions = await createBamboo().opinions({
    text: question,
    turns: [],
    now: new Date(),
    timeZone: 'UTC',
  });
  const heard = opinions.map(({ expert, family, text, value }) => ({ engine: expert, family, text, value }));
  const { vote, agreed } = await consensusOf(heard, { question });
  expect(vote?.winner).toMatchObject({ value: 'Paris' });
  expect(agreed[0]!.support.families.length).toBeGreaterThanOrEqual(2);
});

test('what Bamboo could not answer of several questions is no claim of its own', async () => {
  const question = 'What is the capital of Kazakhstan and since when?';
  const opinions = await createBamboo().opinions({
    text: question,
    turns: [],
    now: new Date(),
    timeZone: 'UTC',
  });
  const heard = opinions.map(({ expert, family, text }) => ({ engine: expert, family, text }));
  const other = { engine: 'other', family: 'other', text: 'The capital of Kazakhstan is Astana.' };
  const { alike, single, abstained } = await consensusOf([...heard, other], { question });
  expect(alike.map(({ words }) => words)).toEqual(['Astana is the capital of Kazakhstan.']);
  expect([single, abstained]).toEqual([[], []]);
});

test('a failing model is reported, and matching uses words alone', async () => {
  const failure = new Error('no model');
  const models = { embed: () => Promise.reject(failure), comparePairs: () => Promise.reject(failure) };
  await expect(consensusOf(answers, { models })).rejects.toBe(failure);
  const reports: unknown[] = [];
  const { matchedBy } = await consensusOf(answers, {
    models,
    whenModelsFail: (error) => reports.push(error),
  });
  expect([matchedBy, reports]).toEqual(['words', [failure]]);
});

const pieces = fc.constantFrom(
  'The tower is 330 m tall.',
  'The tower is 300 m tall.',
  'It was built in 1889.',
  'The tower was not built in 1889.',
  'Bats are blind.',
  'Bats are not blind.',
  '- **Height:** 330 m',
  '\n\n',
  '| a | b |\n|---|---|\n| c | 4 |',
  '```',
  'All swans are white.',
  'Some swans are black.',
);
const someAnswers = fc.array(
  fc.record({
    engine: fc.constantFrom('oak', 'elm', 'carp', 'pike'),
    family: fc.constantFrom('tree', 'fish'),
    text: fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 8 })
      .map((parts) => parts.join(' ')),
  }),
  { maxLength: 5 },
);

test('whatever is said, it does not throw, nothing is lost, and the order of the answers changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(someAnswers, async (heard) => {
      const found = await consensusOf(heard);
      expect(await consensusOf(heard.toReversed())).toEqual(found);
      const { agreed, alike, single, contested } = found;
      const kept = [...agreed, ...alike, ...single, ...contested.flatMap(({ sides }) => sides)];
      const spoken = new Set(kept.flatMap(({ voices }) => voices.map(({ engine }) => engine)));
      for (const { engine, text } of heard) if (claimsOf(text).length > 0) expect(spoken).toContain(engine);
      for (const { support } of found.agreed) expect(support.engines.length).toBeGreaterThan(1);
    }),
    { numRuns: 60 },
  );
});

/** The most work done in one go, during which nobody else was served. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let [effort, longest, running] = [measureEffort(), 0, true];
  const tick = () => {
    longest = Math.max(longest, effort());
    effort = measureEffort();
    if (running) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  tick();
  running = false;
  return longest;
}

/** About 200 ms on a quick machine; a slow one may take a few times that. What grows with the square takes minutes. */
const patience = 1500;

test.for([
  'not ',
  '9',
  '1, ',
  '- - ',
  '-',
  '**',
  '|',
  '\n',
  'a\n',
  'No. ',
  'word. ',
  ' but ',
  '\u2028',
  'xxxxxxxxx',
  'The tower is 330 m tall. ',
])('a megabyte of %j blocks nobody for long', async (seed) => {
  const text = seed.repeat(Math.ceil(1e6 / seed.length));
  const heard = ['oak', 'elm', 'carp'].map((engine) => ({
    engine,
    family: engine,
    text: `${engine} ${text}`,
  }));
  expect(await longestBlock(() => consensusOf(heard))).toBeLessThan(cpuLimit(patience));
});

test('two dictionaries agree on a sense though they put it otherwise', async () => {
  const question = 'What does river mean?';
  const answers = [
    {
      engine: 'a',
      family: 'wordnet',
      text: '**river**: (noun) a large natural stream of water (larger than a creek)',
    },
    {
      engine: 'b',
      family: 'webster-1913',
      text: '**river**: A large stream of water flowing in a bed or channel.',
    },
    { engine: 'c', family: 'webster-1913', text: 'One who rives or splits.' },
  ];
  const { agreed, single } = await consensusOf(answers, { question, judged: glossRelation(question) });
  expect(agreed.map(({ support }) => support.engines)).toEqual([['a', 'b']]);
  expect(single).toHaveLength(1);
  const models = answers.map((answer) => ({ ...answer, family: 'OpenAI' }));
  expect((await consensusOf(models, { question, judged: glossRelation(question) })).agreed).toEqual([]);
});

test('what a vote counts as one answer is one claim, and another figure contests it', async () => {
  const answers = [
    { engine: 'a', family: 'x', text: '15% of 80 is **12**.' },
    { engine: 'b', family: 'y', text: '80 × 15 ÷ 100 = **12**' },
    { engine: 'c', family: 'z', text: 'It is **14**.' },
  ];
  const { vote, agreed, contested, single } = await consensusOf(answers, { question: 'What is 15% of 80?' });
  expect(vote!.winner!.value).toBe('12');
  expect([agreed, single]).toEqual([[], []]);
  expect(contested.map(({ sides }) => sides.map(({ support }) => support.engines))).toEqual([
    [['a', 'b'], ['c']],
  ]);
});
