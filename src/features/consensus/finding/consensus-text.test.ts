import { expect, test } from 'vitest';
import type { ConsensusClaim, Finding } from '#features/consensus/data.ts';
import { memberOf } from '../components/consensus.testing.ts';
import type { Heard } from '../panel/board.server.ts';
import { consensusText } from './consensus-text.server.ts';
import { plain, sentence } from './quoting.ts';

const heardOf = (id: 'a' | 'b' | 'c', title: string, text = 'An answer.', family: string = id): Heard => ({
  member: memberOf(id, { title, family }),
  text,
});
const heard = [heardOf('a', 'Ash'), heardOf('b', 'Birch'), heardOf('c', 'Cedar')];

const claim = (words: string, ...engines: string[]): ConsensusClaim => ({
  id: words,
  words,
  voices: [],
  support: { engines, families: engines, of: 3, words: `${engines.length} of 3 engines` },
});

const nothing: Finding = {
  edition: 1,
  available: true,
  agreed: [],
  contested: [],
  single: [],
  vote: null,
  summary: '',
  matchedBy: 'words',
  judge: null,
  heard: ['a', 'b', 'c'],
};

test('claims that the same engines agree on are written as sentences, and engines that share none are named', () => {
  const text = consensusText(
    {
      ...nothing,
      agreed: [claim('It was completed in 1889.', 'a', 'b'), claim('it stands in Paris', 'a', 'b')],
      single: [claim('It is painted every seven years.', 'c'), claim('was built by Eiffel', 'c')],
    },
    heard,
  );
  expect(text).toBe(
    'It was completed in 1889. It stands in Paris. Ash and Birch agree on this.\n\nCedar says something else: “It is painted every seven years”.',
  );
});

test('a contest names each side in its own words', () => {
  const contest = {
    id: 'x',
    sides: [claim('It is **330 m** tall.', 'a', 'b'), claim('It is 324 m tall.', 'c')],
    difference: 'numbers differ: 330 m and 324 m',
    assumption: null,
    settledBy: 'The body that measures it',
  };
  expect(consensusText({ ...nothing, contested: [contest] }, heard)).toBe(
    'They do not agree on this.\n\n**Numbers differ: 330 m and 324 m.** Ash and Birch say “It is 330 m tall”; Cedar says “It is 324 m tall”.',
  );
});

test('a vote begins with the answer, then who says so and who does not', () => {
  const [bern, basel] = [claim('Bern', 'a', 'b'), claim('Basel', 'c')];
  const vote = {
    options: [bern, basel].map(({ words: value, support }) => ({ value, support })),
    winner: 'Bern',
    words: '',
  };
  const voters = [heardOf('a', 'Ash', '**Bern** is the capital.'), ...heard.slice(1)];
  expect(consensusText({ ...nothing, vote }, voters)).toBe(
    '**Bern** is the capital.\n\nAsh and Birch say so (2 of 3 sources, independent of each other). But Cedar says **Basel** (1 of 3 sources).',
  );
});

test('a table that leads because it is newer says so', () => {
  const [euro, lev] = [claim('Euro', 'b'), claim('Lev', 'a')];
  const vote = {
    options: [lev, euro].map(({ words: value, support }) => ({ value, support: { ...support, of: 2 } })),
    winner: 'Euro',
    isByDate: true,
    words: '',
  };
  const tables = [heardOf('a', 'Old table', 'The **Lev**.'), heardOf('b', 'New table', 'The **Euro**.')];
  expect(consensusText({ ...nothing, vote }, tables)).toBe(
    'The **Euro**.\n\nNew table says so (1 of 2 sources), from the newest data. But Old table says **Lev** (1 of 2 sources).',
  );
});

test('one answer is an answer from one source, and a greeting stands by itself', () => {
  const alone = { ...nothing, available: false };
  expect(consensusText(alone, [heardOf('a', 'Ash', 'Yes.')])).toBe('Yes.\n\n_1 source: Ash._');
  expect(consensusText(alone, [heardOf('a', 'Small talk', 'Hello!', 'small-talk')])).toBe('Hello!');
});

test('of a word, the common senses come first, however few of them another dictionary shares', () => {
  const senses = '**bank**:\n\n1. (noun) sloping land beside water\n2. (noun) a financial institution';
  const dictionaries = [
    heardOf('b', 'Webster', 'A ridge.', 'webster-1913'),
    heardOf('a', 'Lexicon', senses, 'wordnet'),
  ];
  const text = consensusText({ ...nothing, agreed: [claim('(noun) a long ridge', 'a', 'b')] }, dictionaries);
  expect(text).toBe(`${senses}\n\nWebster agrees on “a long ridge”.`);
});

test('where they share nothing, that is said by a judge alone; without one it has not been checked', () => {
  const single = [claim('One.', 'a'), claim('Two.', 'b')];
  expect(consensusText({ ...nothing, matchedBy: 'judge', single }, heard)).toMatch(
    /^They neither say the same nor contradict each other/,
  );
  expect(consensusText({ ...nothing, matchedBy: 'words', single }, heard)).toMatch(
    /^No two use the same words\. Whether they mean the same has not been checked/,
  );
});

test('what is worded alike is quoted from each, and not called agreed', () => {
  const alike = [
    {
      ...claim('It opened in 1889.', 'a', 'b'),
      voices: [
        { member: 'a', words: 'It opened in 1889.', start: 0, end: 18 },
        { member: 'b', words: 'It was opened in 1889.', start: 0, end: 22 },
      ],
    },
  ];
  const text = consensusText({ ...nothing, matchedBy: 'words', alike }, heard);
  expect(text).toMatch(/^They use similar words\./);
  expect(text).toContain('“It opened in 1889”');
  expect(text).toContain('“It was opened in 1889”');
  expect(text).not.toContain('agree');
});

test('words of engines are letters in our Markdown, and formulas stay whole', () => {
  expect(plain('a **b** <i> [x](y) #1')).toBe('a b \\<i\\> \\[x\\](y) \\#1');
  expect(plain('so $\\frac{a}{b}$ costs $5')).toBe('so $\\frac{a}{b}$ costs \\$5');
  expect(sentence('(adjective) lasting a day')).toBe('As an adjective: lasting a day.');
});
