import { expect, test } from 'vitest';
import { comparableText, mostADay, signalsOf, type TrustFacts } from './trust.ts';

const nothing: TrustFacts = {
  usesPhotoOfOthers: false,
  hasTextOfOthers: false,
  isOwnDuplicate: false,
  publishedToday: 0,
  price: null,
  usual: null,
};

test('an ordinary listing has no signals', () => {
  expect(signalsOf(nothing)).toEqual([]);
  expect(signalsOf({ ...nothing, price: 9000, usual: { median: 10_000, count: 50 } })).toEqual([]);
});

test('prices far off are signals only among enough comparable listings', () => {
  const usual = { median: 100_000, count: 8 };
  expect(signalsOf({ ...nothing, price: 5000, usual })).toEqual([
    'The price is far below that of similar listings.',
  ]);
  expect(signalsOf({ ...nothing, price: 9_000_000, usual })).toEqual([
    'The price is far above that of similar listings.',
  ]);
  expect(signalsOf({ ...nothing, price: 5000, usual: { ...usual, count: 7 } })).toEqual([]);
  expect(signalsOf({ ...nothing, price: null, usual })).toEqual([]);
});

test('every signal is said, none hides another', () => {
  const all = { ...nothing, usesPhotoOfOthers: true, hasTextOfOthers: true, publishedToday: mostADay };
  expect(signalsOf(all)).toHaveLength(3);
});

test('case, marks and blanks make no other text', () => {
  expect(comparableText('Lamp!', ' red,  OLD')).toBe(comparableText('lamp', 'Red-old'));
  expect(comparableText('灯', '红')).toBe('灯红');
});
