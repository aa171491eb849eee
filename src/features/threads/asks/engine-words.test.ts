import { expect, test } from 'vitest';
import { engineCountWords, silentWords } from './engine-words.ts';

const bamboo = { title: 'Bamboo', note: null };

test('where no engine answered, it is said which were asked and why not', () => {
  const asked = [
    { ...bamboo, state: 'abstained' },
    { title: 'Wikipedia', state: 'failed', note: 'It is down.' },
    { title: 'Slow', state: 'late', note: null },
  ];
  expect(engineCountWords(asked)).toBe('no engine');
  expect(silentWords(asked)).toBe(
    'Bamboo doesn’t know, Wikipedia did not answer (It is down), Slow didn’t finish in time.',
  );
  expect(silentWords([])).toBe('No engine was available.');
});

test('those that answered are counted', () => {
  expect(engineCountWords([{ ...bamboo, state: 'done' }])).toBe('1 engine');
  expect(silentWords([{ ...bamboo, state: 'done' }])).toBeUndefined();
});
