import { expect, test } from 'vitest';
import { isLater, isSeenIn, readSnapshot } from './snapshot.ts';
import { readPlace, writePlace } from './read-events.server.ts';

const read = (text: string) => readSnapshot(text)!;

test('a snapshot shows what had ended when it was taken', () => {
  const snapshot = read('10:15:10,12');
  expect(['9', '11', '13', '14'].map((tx) => isSeenIn(tx, snapshot))).toEqual([true, true, true, true]);
  expect(['10', '12', '15', '99'].map((tx) => isSeenIn(tx, snapshot))).toEqual([false, false, false, false]);
});

test('of two the later is the one that shows more', () => {
  expect(isLater(read('10:16:10'), read('10:15:10'))).toBe(true);
  expect(isLater(read('12:15:12'), read('10:15:10,12'))).toBe(true);
  expect(isLater(read('10:15:10'), read('10:15:10'))).toBe(false);
});

test('what no database could have said is not read', () => {
  for (const text of ['', '1', '1:2', '9:1:', '5:9:2', '5:9:9', 'a:b:', '1:2:3:4', '1:2:1,'])
    expect(readSnapshot(text), text).toBeUndefined();
  for (const text of ['1:1:~', '1:1:~1:2:', '1:1:~1:2:~1', '1:1:~1:2:~1.x'])
    expect(readPlace(text), text).toBeUndefined();
});

test('a place survives being written down', () => {
  for (const text of ['10:15:10,12', '10:15:10~10:16:10~15.7'])
    expect(writePlace(readPlace(text)!)).toBe(text);
});
