import { expect, test } from 'vitest';
import { createIndex } from './followers.ts';

test('only those who follow a channel are asked, and nothing is left of those who went', () => {
  const index = createIndex<string, number>();
  for (let peer = 0; peer < 1000; peer++) index.add(`principal:${peer}`, peer);
  index.add('room', 1);
  index.add('room', 2);
  expect([...index.of('room')]).toEqual([1, 2]);
  expect([...index.of('principal:7')]).toEqual([7]);
  expect(index.of('nowhere').size).toBe(0);
  index.remove('room', 1);
  index.remove('room', 2);
  index.remove('room', 2);
  expect(index.size).toBe(1000);
});
