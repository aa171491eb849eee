import { expect, test } from 'vitest';
import { isForeignOrigin } from './origin.server.ts';

const publicUrl = 'https://frenly.example.org';
const check = (headers: Record<string, string>) =>
  isForeignOrigin(new Headers({ host: 'frenly.example.org', ...headers }), publicUrl);

test.each([
  ['https://evil.example'],
  ['null'],
  ['https://frenly.example.org.evil.example'],
  ['https://evil.example/frenly.example.org'],
  ['not an origin'],
  [''],
])('%s is foreign', (origin) => {
  expect(check({ origin })).toBe(true);
});

test('our own origin is not, also on another host that we answer to', () => {
  expect(check({ origin: publicUrl })).toBe(false);
  expect(
    isForeignOrigin(
      new Headers({ host: 'inbox.localhost:3000', origin: 'http://inbox.localhost:3000' }),
      publicUrl,
    ),
  ).toBe(false);
});

test('without Origin, what the browser says about the site decides; programs say nothing and pass', () => {
  expect(check({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(check({ 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(check({ 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(check({})).toBe(false);
});

test('a page without an origin is foreign also where no host is named', () => {
  expect(isForeignOrigin(new Headers({ origin: 'null' }), publicUrl)).toBe(true);
});
