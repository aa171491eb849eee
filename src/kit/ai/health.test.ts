import { expect, test } from 'vitest';
import { createHealthBook } from './health.server.ts';

function bookAt(start = 0) {
  const clock = { now: start };
  return { clock, book: createHealthBook(() => clock.now) };
}

test('nothing is known of an engine that nobody asked', () => {
  expect(bookAt().book.of('a')).toEqual({ state: 'unknown', firstTokenMs: null, lastFault: null });
});

test('the time to the first word is the middle of the latest calls', () => {
  const { book } = bookAt();
  for (const ms of [100, 9000, 200]) book.record('a', 'ok', ms);
  expect(book.of('a')).toEqual({ state: 'good', firstTokenMs: 200, lastFault: null });
});

test('three failures in a row make it failing for a while, a success mends it', () => {
  const { book, clock } = bookAt();
  book.record('a', 'ok', 100);
  for (let i = 0; i < 3; i++) book.record('a', 'busy', null);
  expect(book.of('a')).toMatchObject({ state: 'failing', lastFault: 'busy' });
  expect(book.isFailing('b')).toBe(false);
  clock.now += 61_000;
  expect(book.of('a').state).toBe('unsteady');
  for (let i = 0; i < 12; i++) book.record('a', 'ok', 100);
  expect(book.of('a').state).toBe('good');
});

test('a refused key is enough; a question withdrawn or impossible says nothing', () => {
  const { book } = bookAt();
  book.record('a', 'refused', null);
  expect(book.isFailing('a')).toBe(true);
  for (let i = 0; i < 5; i++) {
    book.record('b', 'stopped', 10);
    book.record('b', 'invalid', null);
  }
  expect(book.of('b').state).toBe('unknown');
});

test('an old result no longer counts', () => {
  const { book, clock } = bookAt();
  book.record('a', 'ok', 5);
  clock.now += 16 * 60_000;
  expect(book.of('a').state).toBe('unknown');
});
