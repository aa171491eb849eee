import { expect, test } from 'vitest';
import type { DraftRemark } from './data.ts';
import { offersFor, suggestedBy } from './suggested.ts';

const version = 'She made a foto of the cours today.';
const remark = (quote: string, suggestion: string | null, more: Partial<DraftRemark> = {}) => ({
  key: quote,
  remark: {
    quote,
    at: version.indexOf(quote),
    comment: '',
    suggestion,
    tentative: true,
    by: 'Bamboo',
    verdict: null,
    sources: [],
    ...more,
  },
});
const suggested = suggestedBy([
  remark('She', 'He', { tentative: false }),
  remark('foto', 'photo'),
  remark('foto of', 'photo from'),
  remark('cours', 'course'),
  remark('today', null),
]);

test('only what may be wrong is offered, and of two for the same words the first', () => {
  expect(suggested.map(({ key }) => key)).toEqual(['foto', 'cours']);
});

test('each is off until it is applied, beside what else became of the text, and goes back', () => {
  const text = 'Yesterday she made a foto of the cours today.';
  const offer = offersFor(suggested, version, text).get('foto')!;
  expect(offer.isApplied).toBe(false);
  expect(offer.pressed()).toBe('Yesterday she made a photo of the cours today.');
  const after = offersFor(suggested, version, offer.pressed());
  expect(after.get('foto')!.isApplied).toBe(true);
  expect(after.get('foto')!.pressed()).toBe(text);
  expect(after.get('cours')!.isApplied).toBe(false);
});

test('words that have become others are left alone', () => {
  expect(offersFor(suggested, version, 'She took a picture of the course today.').has('foto')).toBe(false);
  expect(offersFor(suggested, version, '').size).toBe(0);
});
