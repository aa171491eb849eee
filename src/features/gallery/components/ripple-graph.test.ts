import { expect, test } from 'vitest';
import type { Ripple } from '../contract.ts';
import { labelsOf, placeRipples } from './ripple-graph.tsx';

const node = (id: string, from: string | null): Ripple => ({
  id,
  from,
  title: id,
  author: { name: 'Ana', handle: 'ana', picture: null, isBusiness: false },
  likes: 0,
  comments: 0,
  thanks: 0,
  joins: 0,
  uses: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
});

test('everything stands once, a ring further out than what it began with, and nothing on another', () => {
  const nodes = [node('root', null), node('a', 'root'), node('b', 'root'), node('c', 'a'), node('d', 'a')];
  const placed = placeRipples(nodes);
  expect(placed.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'root']);
  const distance = (id: string) => {
    const { x, y } = placed.find((one) => one.id === id)!;
    return Math.round(Math.hypot(x, y));
  };
  expect(['root', 'a', 'b', 'c', 'd'].map(distance)).toEqual([0, 120, 120, 240, 240]);
  expect(new Set(placed.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(5);
});

test('titles stand where there is room: on the first ring always for a few, on a crowded one not', () => {
  const few = placeRipples([node('The root', null), node('A first remix of it all', 'The root')]);
  expect([...labelsOf(few, 190, 7).values()]).toEqual(['The root', 'A first remix of…']);
  const many = Array.from({ length: 40 }, (_, index) => node(`remix number ${index}`, 'root'));
  expect([...labelsOf(placeRipples([node('root', null), ...many]), 190, 7).keys()]).toEqual(['root']);
});
