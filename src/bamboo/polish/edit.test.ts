import { describe, expect, test } from 'vitest';
import { blocksOf } from '#language/blocks.ts';
import { apart, applyEdits, hunksOf } from '#bamboo/text-edits.ts';
import { isEnglish } from '#language/english.ts';
import { readabilityOf } from '#language/readability.ts';
import { shortened, styleOf } from './style.ts';

describe('blocks', () => {
  test('are paragraphs and items, each as long as it stands in the document', () => {
    const document =
      '# Title\n\nOne line\nand another.\n\n- first\n- second\n\n```\ncode is here\n```\n| a | b |\n';
    const blocks = blocksOf(document);
    expect(blocks.map(({ text }) => text)).toEqual(['Title', 'One line and another.', 'first', 'second']);
    for (const { start, text } of blocks)
      expect(document.slice(start, start + text.length).replaceAll('\n', ' ')).toBe(text);
  });
});

describe('edits', () => {
  test('what goes is shown with its neighbour, a repeated word with its twin', () => {
    expect(hunksOf({ start: 10, text: 'See the the garden' }, 'See the garden')).toMatchObject([
      { start: 14, end: 22, now: 'the ' },
    ]);
    expect(hunksOf({ start: 0, text: 'It is really good' }, 'It is good')).toMatchObject([
      { start: 6, end: 17, now: 'good' },
    ]);
  });

  test('of two in one place the first is kept, and places stay right', () => {
    const edits = [
      { start: 0, end: 2, now: 'We', why: '' },
      { start: 1, end: 5, now: 'no', why: '' },
      { start: 3, end: 5, now: 'are', why: '' },
    ];
    expect(applyEdits('we is here', apart(edits))).toBe('We are here');
  });
});

describe('style', () => {
  test('fewer words for the same, but never where a filler carries the sentence', () => {
    expect(shortened('It is basically done.\nWe met in order to talk.')).toBe('It is done.\nWe met to talk.');
    const kind = 'I wanted to let you know that it is a kind of grass.';
    expect(shortened(kind)).toBe(kind);
  });

  test('long sentences and words that come too often are pointed at', () => {
    const text = `${'The amazing panda saw amazing things and felt amazing about it, which was amazing, '.repeat(3)}and slept.`;
    const comments = styleOf({ start: 0, text }).map(({ why }) => why);
    expect(comments).toEqual([
      expect.stringMatching(/\d+ words in one sentence/),
      expect.stringMatching(/“amazing” comes 12 times/),
    ]);
  });
});

test('English is distinguished from other languages', () => {
  expect(isEnglish('The panda eats what it finds in the morning.')).toBe(true);
  expect(isEnglish('Der Panda frisst am Morgen, was er findet.')).toBe(false);
  expect(isEnglish('Le panda mange du bambou tous les matins.')).toBe(false);
  expect(isEnglish('熊猫吃竹子')).toBe(false);
  expect(isEnglish('Панда ест бамбук.')).toBe(false);
  expect(isEnglish('Hey guys, done!')).toBe(true);
});

test('readability grows harder with longer words and sentences', () => {
  const easy = readabilityOf('The cat sat on the mat. It was fat. '.repeat(5))!;
  const hard = readabilityOf(
    `${'Notwithstanding considerable organisational difficulties, representatives deliberated extensively '.repeat(5)}.`,
  )!;
  expect(easy.grade).toBeLessThan(4);
  expect(hard.grade).toBeGreaterThan(12);
  expect(readabilityOf('Too short.')).toBeUndefined();
});
