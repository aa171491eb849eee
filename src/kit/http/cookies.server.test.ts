import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { readCookie } from './cookies.server.ts';

test('reads one cookie among others', () => {
  const header = 'a=1; frenly.session=abc.d%2Fe%3D; b=x=y';
  expect(readCookie(header, 'frenly.session')).toBe('abc.d/e=');
  expect(readCookie(header, 'b')).toBe('x=y');
  expect(readCookie(header, 'session')).toBeUndefined();
  expect(readCookie(header, 'c')).toBeUndefined();
});

test('copes with nothing, with pairs without a value, and with bad encoding', () => {
  expect(readCookie(undefined, 'a')).toBeUndefined();
  expect(readCookie('a; b=2', 'a')).toBeUndefined();
  expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A');
});

test('a megabyte of semicolons takes no time to speak of', () => {
  const effort = measureEffort();
  readCookie(';'.repeat(1_000_000), 'a');
  expect(effort()).toBeLessThan(cpuLimit(200));
});
