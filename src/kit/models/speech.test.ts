import { describe, expect, test } from 'vitest';
import { leastEffort, proseOf } from '#testing/hostile-texts.ts';
import { inPortions, kokoroIds, kokoroSounds } from './kokoro-symbols.ts';
import { clausesOf, spokenSentences } from './spoken-parts.ts';
import { findVoice, voices } from './voices.ts';

test('the symbols have the numbers that Kokoro was trained with', () => {
  const samples = {
    ';': 1,
    '.': 4,
    '—': 9,
    ' ': 16,
    I: 25,
    O: 31,
    a: 43,
    z: 68,
    ə: 83,
    ɡ: 92,
    ŋ: 112,
    ɹ: 123,
    ˈ: 156,
    ᵻ: 177,
  };
  for (const [symbol, id] of Object.entries(samples)) expect(kokoroIds(symbol)).toEqual([id]);
  expect(kokoroIds('日本')).toEqual([]);
});

test('sounds are written as Kokoro knows them, by accent', () => {
  expect(kokoroSounds('h_ə_l_ˈoʊ w_ˈɜː_l_d', 'american')).toBe('həlˈO wˈɜɹld');
  expect(kokoroSounds('h_ə_l_ˈəʊ w_ˈɜː_l_d', 'british')).toBe('həlˈQ wˈɜːld');
  expect(kokoroSounds('tʃ_ˈɔɪ_s', 'american')).toBe('ʧˈYs');
});

test('long sentences are parted between words', () => {
  const ids = kokoroIds('aaa aaa aaa aaa');
  expect(inPortions(ids, 8).map((part) => part.length)).toEqual([8, 7]);
  expect(inPortions(kokoroIds('a'.repeat(20)), 8).flat()).toHaveLength(20);
  expect(inPortions([])).toEqual([]);
});

describe('sentences', () => {
  test('end where a reader would pause', () => {
    expect(spokenSentences('One is here. Two, too! Is 3.5 three?\n\nA heading\n\nThe end…')).toEqual([
      'One is here.',
      'Two, too!',
      'Is 3.5 three?',
      'A heading.',
      'The end…',
    ]);
  });
  test('that hold no words are left out', () => expect(spokenSentences(' … \n\n--- ')).toEqual([]));
});

test('clauses keep the marks that tell how they are said', () => {
  expect(clausesOf('Yes, “well”: 3.5 of 1,000 — or so?')).toEqual([
    { words: 'Yes', mark: ', "' },
    { words: 'well', mark: '": ' },
    { words: '3.5 of 1,000', mark: '— ' },
    { words: 'or so', mark: '?' },
  ]);
});

test('voices are found by their own quality', () => {
  expect(voices.filter(({ quality }) => quality === 'natural')).toHaveLength(28);
  expect(findVoice('bm_george', 'natural')).toMatchObject({ name: 'George', language: 'en-GB', kind: 'man' });
  expect(findVoice('../../etc/passwd', 'natural')).toBeUndefined();
  expect(findVoice('de', 'natural')).toBeUndefined();
});

test('blanks without end are no more work than prose', async () => {
  const cost = (text: string) => leastEffort(() => spokenSentences(text));
  const most = 10 * Math.max(10, await cost(proseOf(60_000)));
  for (const blank of [' ', '\n', ' \n', '\t'])
    expect(await cost(`a${blank.repeat(60_000)}b`.slice(-60_000)), JSON.stringify(blank)).toBeLessThan(most);
  expect(spokenSentences('One \n \n\n two\nthree')).toEqual(['One.', 'two', 'three']);
});
