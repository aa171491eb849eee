import { expect, test } from 'vitest';
import { placeWords, quoteIn, withQuote, type Quote } from './quote-link.ts';
import { withWholeLinks } from './whole-address.ts';

test.for<Quote>([
  { page: 3 },
  { page: 3, words: 'The rent & its due day' },
  { page: 12, block: 4, start: 10, end: 58 },
  { second: 93.5 },
  { second: 93.5, until: 97 },
  { latitude: 48.857, longitude: -2.352 },
])('the place %j is read from the link that was made of it', (quote) => {
  const link = withQuote('/document-analyzer?document=a&quote=p1#top', quote);
  expect(link).toMatch(/^\/document-analyzer\?document=a&quote=/);
  expect(quoteIn(link)).toEqual(quote);
});

test('a place has words', () => {
  expect(placeWords({ page: 3 })).toBe('page 3');
  expect(placeWords({ second: 93.5 })).toBe('1:33');
  expect(placeWords({ second: 3725 })).toBe('1:02:05');
  expect(placeWords({ latitude: -33.868, longitude: 151.209 })).toBe('33.87° S, 151.21° E');
  expect(placeWords({ sentence: 'Pandas eat.' })).toBe('“Pandas eat.”');
});

test('what is no place is none', () => {
  for (const link of [
    '/x',
    '/x?quote=',
    '/x?quote=p',
    '/x?quote=p3.b',
    '/x?quote=s1.23',
    '/x?quote=<script>',
    '/x?quote=m91_0',
    '/x?quote=m1_181',
    '/x#:~:text=%',
  ])
    expect(quoteIn(link)).toBeUndefined();
});

test('a sentence of a page is found by its words, unless its place is known already', () => {
  const link = withQuote('https://a.example/b?c=1#top', { sentence: 'Well-fed, they sleep.' });
  expect(link).toBe('https://a.example/b?c=1#:~:text=Well%2Dfed%2C%20they%20sleep.');
  expect(quoteIn(link)).toEqual({ sentence: 'Well-fed, they sleep.' });
  const long = Array.from({ length: 20 }, (_, at) => `w${at}`).join(' ');
  expect(quoteIn(withQuote('https://a.example/', { sentence: long }))).toEqual({
    sentence: 'w0 w1 w2 w3 w4 … w15 w16 w17 w18 w19',
  });
  expect(withQuote('/questions/a', { sentence: 'So.' })).toBe('/questions/a#:~:text=So.');
  expect(quoteIn(withQuote('/document-analyzer?document=a&quote=p3', { sentence: long }))).toEqual({
    page: 3,
    words: 'w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11',
  });
  for (const known of ['/document-analyzer?document=a&quote=p3.b1.0-9', '/questions/a#answer'])
    expect(withQuote(known, { sentence: 'So.' })).toBe(known);
});

test('relative links of a text become absolute', () => {
  const text =
    'See [page 3](/d?document=a&quote=p3), [b](</e f>), [c](https://c.example/), [d](#e) and (/f).';
  expect(withWholeLinks(text, 'https://frenly.example')).toBe(
    'See [page 3](https://frenly.example/d?document=a&quote=p3), [b](<https://frenly.example/e f>), [c](https://c.example/), [d](#e) and (/f).',
  );
});
