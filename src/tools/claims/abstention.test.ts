import { expect, test } from 'vitest';
import { abstentionOf } from './abstention.ts';
import { consensusOf } from './consensus.server.ts';

test.for<[string, ReturnType<typeof abstentionOf>]>([
  ["I'm not sure, sorry.", 'does not know'],
  ['I do not know.', 'does not know'],
  ['Keine Ahnung.', 'does not know'],
  ["I can't help with that.", 'declines'],
  ['I am unable to answer this question.', 'declines'],
  ['Could you tell me which bridge you mean?', 'asks back'],
  ['It depends. Which country do you mean?', 'asks back'],
  ['I do not know. It is probably Canberra.', undefined],
  ['I do not know the date, but it was built by Eiffel.', undefined],
  ['I would rather not invest in it.', undefined],
  ['Canberra.', undefined],
])('%s: %s', ([text, how]) => {
  expect(abstentionOf(text)).toBe(how);
});

const found = (question: string, ...texts: string[]) =>
  consensusOf(
    texts.map((text, at) => ({ engine: `e${at}`, family: `f${at}`, text })),
    { question },
  );

test('an abstention has no vote, and the others are counted without it', async () => {
  const { vote, abstained } = await found(
    'What is the capital of Australia?',
    'Canberra.',
    "I'm not sure, sorry.",
    'The capital is Canberra.',
  );
  expect(vote!.words).toBe('Canberra (2 of 2 engines, 2 families).');
  expect(abstained).toEqual([{ engine: 'e1', how: 'does not know' }]);
});

test('an answer that is off the point has no vote', async () => {
  const { abstained, vote } = await found(
    'How tall is the tower?',
    'The tower is 330 m tall.',
    'It is 330 metres tall.',
    'My neighbour likes trains.',
  );
  expect(abstained).toEqual([{ engine: 'e2', how: 'is off the point' }]);
  expect(vote!.options).toHaveLength(1);
});

test('what goes on about what was asked is on the point', async () => {
  const { abstained } = await found('How tall is it?', '330 m', '330 m', 'That depends on the antennas.');
  expect(abstained).toEqual([]);
});

test('people who are asked blind: two of three plan for forty', async () => {
  const { vote } = await found(
    'How many guests should we plan for?',
    'About 40 guests',
    'I think 40 people',
    'Plan for sixty guests',
  );
  expect(vote!.winner!.support.engines).toEqual(['e0', 'e1']);
  expect(vote!.options).toHaveLength(2);
});
