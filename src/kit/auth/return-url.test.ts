import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnUrl } from './return-url.ts';

const origin = 'https://frenly.example';

test.each([
  '/',
  '/threads',
  '/university?track=tutorials&dev=true',
  '/ai/consensus#last',
  '/search/what%20is%20bamboo',
  '/login?return_url=%2Fsettings',
  '/a?next=https://elsewhere.example/',
  '/a//b',
  '/a?text=two%0Alines',
  '/a?text=two%20words',
])('a path of ours is kept: %s', (value) => {
  expect(safeReturnUrl(value)).toBe(value);
});

test.each([
  undefined,
  null,
  '',
  7,
  ['/threads'],
  'threads',
  '//e',
  '///e',
  '/\\e',
  '\\\\e',
  '/\\/e',
  'https:e',
  'https://e',
  'http:/e',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/\t/e',
  '/\n/e',
  '/\r\n/e',
  '\t//e',
  ' //e',
  '/\u0000/e',
  '/a\u0085b',
  '/.//e',
  '/..//e',
  '/a/..//e',
  '/%2e//e',
  '/%2e%2e//e',
  '/./\\e',
  '/%2Fe',
  '/%2f%2fe',
  '/%5Ce',
  '/%252Fe',
  '/%25255ce',
  '%2F%2Fe',
  '/%09/e',
  '/%0d%0aset-cookie:a=b',
  '/%2509/e',
  '/a\\b',
  `/${'a'.repeat(2001)}`,
  `/${'é'.repeat(700)}`,
])('anything else becomes the fallback: %j', (value) => {
  expect(safeReturnUrl(value)).toBe('/');
  expect(safeReturnUrl(value, '/access')).toBe('/access');
});

/** Strings made of the pieces that attacks are made of. */
const pieces = [
  '/',
  '\\',
  '.',
  '..',
  ':',
  '@',
  '?',
  '#',
  '%2f',
  '%5c',
  '%2e',
  '%25',
  '%09',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
];
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces, 'https', 'javascript', 'evil.example', 'e'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const anyValue = fc.oneof(
  hostile,
  hostile.map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
);

test('whatever comes in, a browser stays on this site', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const result = safeReturnUrl(value);
      expect(result.startsWith('/')).toBe(true);
      for (const page of ['/', '/auth/google/callback?code=1', '/login'])
        expect(new URL(result, origin + page).origin).toBe(origin);
    }),
    { numRuns: 3000 },
  );
});

test('it stays so when a proxy or a page decodes it once more', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const { pathname } = new URL(safeReturnUrl(value), origin);
      expect(new URL(decodedOrSame(pathname), origin).origin).toBe(origin);
    }),
    { numRuns: 3000 },
  );
});

test('a result is its own result', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const result = safeReturnUrl(value);
      expect(safeReturnUrl(result)).toBe(result);
    }),
    { numRuns: 3000 },
  );
});

function decodedOrSame(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
