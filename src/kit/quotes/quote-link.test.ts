import { expect, test } from 'vitest';
import { placeWords, quoteIn, withQuote, type Quote } from './quote-link.ts';

test.for<Quote>([
  { page: 3 },
  { page: 12, block: 4, start: 10, end: 58 },
  { second: 93.5 },
  { second: 93.5, until: 97 },
])('the place %j is read from the link that was made of it', (quote) => {
  const link = withQuote('/document-analyzer?document=a&quote=p1#top', quote);
  expect(link).toMatch(/^\/document-analyzer\?document=a&quote=/);
  expect(quoteIn(link)).toEqual(quote);
});

test('a place has words', () => {
  expect(placeWords({ page: 3 })).toBe('page 3');
  expect(placeWords({ second: 93.5 })).toBe('1:33');
  expect(placeWords({ second: 3725 })).toBe('1:02:05');
});

test('what is no place is none', () => {
  for (const link of [
    '/x',
    '/x?quote=',
    '/x?quote=p',
    '/x?quote=p3.b',
    '/x?quote=s1.23',
    '/x?quote=<script>',
  ])
    expect(quoteIn(link)).toBeUndefined();
});
