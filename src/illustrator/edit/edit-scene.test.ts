import { expect, test } from 'vitest';
import { findKind } from '../read/kinds.server.ts';
import { readPrompt, sceneOf } from '../read/read-prompt.ts';
import { editScene } from './edit-scene.ts';

const scene = sceneOf(readPrompt('a boat and a dog by a lake at sunset', findKind), 1);
const edit = (sentence: string) => editScene(scene, sentence, findKind);
const things = (sentence: string) =>
  edit(sentence).scene.items.map(({ subject, count }) => `${count} ${subject}`);

test('more, without, and another hour in one sentence; each change is listed', () => {
  const { scene: now, changes, unread } = edit('two more boats, at noon, without the dog');
  expect(now.items.map(({ subject, count }) => `${count} ${subject}`)).toEqual(['3 sailboat']);
  expect(now.time).toBe('day');
  expect(changes).toEqual(['boat: 1 → 3', 'time: sunset → day', 'dog removed']);
  expect(unread).toEqual([]);
});

test('the scene that was given stays as it is', () => {
  const before = structuredClone(scene);
  edit('remove the boat and make the dog red');
  expect(scene).toEqual(before);
});

test('swapped, added, coloured, moved, restyled', () => {
  expect(things('replace the dog with a cat')).toEqual(['1 sailboat', '1 cat']);
  expect(things('add an owl')).toEqual(['1 sailboat', '1 dog', '1 owl']);
  expect(edit('make the dog blue').scene.items[1]?.colour).toBe('#2f6fd0');
  expect(edit('make the boat bigger').scene.items[0]?.size).toBe('large');
  expect(edit('move the dog to the left').scene.items[1]?.layout).toBe('left');
  expect(edit('in winter, as pixel art').scene).toMatchObject({ season: 'winter', style: 'pixel' });
});

test('what is not understood is named and changes nothing', () => {
  const { scene: now, changes, unread } = edit('more bureaucracy');
  expect(now).toEqual(scene);
  expect(changes).toEqual([]);
  expect(unread).toContain('bureaucracy');
});

test('whoever stood on what is gone stands on the ground', () => {
  const on = sceneOf(readPrompt('a cat on a sofa', findKind), 1);
  expect(editScene(on, 'without the sofa', findKind).scene.items[0]?.relation).toBeUndefined();
});

test.each([
  'remove the lamp',
  'please take the lamp away',
  'take away the lamp',
  'without a lamp',
  'no lamp',
])('%s: what a room holds by itself goes, and nothing is drawn in its place', (sentence) => {
  const room = sceneOf(readPrompt('a cat in a room', findKind), 1);
  const { scene: now, changes, unread } = editScene(room, sentence, findKind);
  expect(now).toEqual({ ...room, without: ['lamp'] });
  expect([changes, unread]).toEqual([['lamp removed'], []]);
});

test('what is not there cannot be removed, and is named', () => {
  const { scene: now, changes, unread } = edit('remove the lamp');
  expect([now, changes, unread]).toEqual([scene, [], ['lamp']]);
  expect(edit('remove the owl').scene.items).toEqual(scene.items);
});

test('no more rain', () => {
  const wet = sceneOf(readPrompt('a dog in the rain', findKind), 1);
  expect(editScene(wet, 'no rain', findKind).scene).toEqual({ ...wet, weather: 'clear' });
});

test.each(['make one cat black', 'make one of the cats black'])('%s, and the others stay', (sentence) => {
  const cats = sceneOf(readPrompt('three cats on a sofa', findKind), 1);
  const { scene: now, changes } = editScene(cats, sentence, findKind);
  expect(now.items.map(({ id, count, colour }) => [id, count, colour])).toEqual([
    ['cat', 2, undefined],
    ['cat 2', 1, '#2b2b30'],
    ['sofa', 1, undefined],
  ]);
  expect(changes).toEqual(['1 of 3 × cat: new colour']);
});

test('the table of a desk takes a colour', () => {
  const desk = sceneOf(readPrompt('a cup of coffee on a table', findKind), 1);
  expect(editScene(desk, 'make the table blue', findKind).scene.tableColour).toBe('#2f6fd0');
});
