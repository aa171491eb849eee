import { describe, expect, test } from 'vitest';
import { readRemarks, readReplies } from './remarks.ts';

const document = 'Pandas eat bamboo.\nThey “sleep” a lot,\nand it’s fine.';
const read = (said: string) => readRemarks(said, document, 'Critic');

describe('remarks', () => {
  test('stand at the words that they quote', () => {
    expect(read('> eat bamboo\nSay which kind.\n\n> sleep\nToo vague.')).toMatchObject([
      { quote: 'eat bamboo', at: 7, comment: 'Say which kind.', verdict: null, by: 'Critic' },
      { quote: 'sleep', comment: 'Too vague.' },
    ]);
  });

  test('find words with other spaces and quotation marks, and keep them as they stand', () => {
    expect(read(`> "They "sleep" a lot, and it's fine."\nWhy?`)[0]).toMatchObject({
      quote: 'They “sleep” a lot,\nand it’s fine.',
    });
  });

  test('of words that are not there, and without words, are about the whole', () => {
    expect(read('> Pandas drink tea\nWrong animal.\n\nAdd a title.')).toMatchObject([
      { quote: null, at: null, comment: 'Wrong animal.' },
      { quote: null, comment: 'Add a title.' },
    ]);
  });

  test('may have an empty line after the quote, and a verdict', () => {
    expect(read('> eat bamboo\n\n**HOLDS**: they do.\n\n> a lot\nUNKNOWN: how much is that?')).toMatchObject([
      { quote: 'eat bamboo', verdict: 'holds', comment: 'they do.' },
      { quote: 'a lot', verdict: 'unknown' },
    ]);
  });

  test('none are none', () => {
    expect(read('No remarks.')).toEqual([]);
    expect(read('')).toEqual([]);
  });
});

test('replies belong to the remarks by their number', () => {
  const remarks = [
    { step: 'critique-1', remark: 0 },
    { step: 'check-1', remark: 2 },
  ];
  expect(readReplies('1: taken\n- 2. Refused, because it is a name.\n9: taken\nThank you!', remarks)).toEqual(
    [
      { step: 'critique-1', remark: 0, taken: true, why: null },
      { step: 'check-1', remark: 2, taken: false, why: 'it is a name.' },
    ],
  );
});
