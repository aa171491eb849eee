import { expect, test } from 'vitest';
import { findKind } from './kinds.server.ts';
import { readPrompt, sceneOf } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, findKind);
const things = (prompt: string) => read(prompt).items.map(({ subject, count }) => `${count} ${subject}`);

test('subjects, counts, colours and sizes', () => {
  expect(things('a fox and two owls')).toEqual(['1 fox', '2 owl']);
  expect(things('several dogs')).toEqual(['5 dog']);
  expect(things('wolves')).toEqual(['3 wolf']);
  expect(read('a tiny red balloon').items[0]).toMatchObject({
    subject: 'balloon',
    size: 'tiny',
    colour: '#d93a32',
  });
  expect(read('an orange cat').items).toMatchObject([{ subject: 'cat', colour: '#f08a24' }]);
  expect(things('a red vintage car')).toEqual(['1 automobile']);
});

test('place, time, weather, season, mood and style', () => {
  expect(read('a misty forest at dawn in autumn, mysterious, linocut').said).toEqual({
    place: 'forest',
    time: 'dawn',
    weather: 'fog',
    season: 'autumn',
    mood: 'mysterious',
    style: 'linocut',
  });
  expect(read('a rainy street at night').said).toMatchObject({
    place: 'street',
    weather: 'rain',
    time: 'night',
  });
});

test('who stands where', () => {
  expect(read('a cat on a sofa').items[0]?.relation).toEqual({ kind: 'on', to: 'sofa' });
  expect(read('a dog in a rowing boat').items[0]?.relation).toEqual({ kind: 'in', to: 'rowing boat' });
  expect(read('a fox behind a tree').items[0]?.relation).toEqual({ kind: 'behind', to: 'tree' });
  expect(read('a girl with a red umbrella').items[1]?.relation).toEqual({ kind: 'beside', to: 'girl' });
  expect(read('a castle in the distance').items[0]?.layout).toBe('far');
});

test('what nothing names is found by its kind, and what cannot be drawn is named', () => {
  expect(things('a terrier')).toEqual(['1 dog']);
  expect(things('a galleon')).toEqual(['1 sailboat']);
  expect(read('a fox contemplating bureaucracy').unread).toContain('bureaucracy');
  expect(read('a beautiful picture of a fox').unread).toEqual([]);
  expect(read('a forest without a fox').items).toEqual([]);
});

test('where nobody says where, things are at home', () => {
  const placeOf = (prompt: string) => sceneOf(read(prompt), 1, prompt).place;
  expect(placeOf('a whale')).toBe('sea');
  expect(placeOf('a penguin')).toBe('snow');
  expect(placeOf('a cup of coffee')).toBe('desk');
  expect(placeOf('an astronaut')).toBe('space');
  expect(placeOf('a boat in the sky by a lake')).toBe('lake');
});

test.each([
  ['nothing', ''],
  ['signs', '!!! ,,, ???'],
  ['another language', 'Кошка у озера на закате'],
  ['right to left', 'ثعلب بجانب البحيرة'],
  ['a contradiction', 'a square circle that is not round, day and night'],
  ['markup', '<script>alert(1)</script> "><svg onload=x>'],
  ['halves of characters', '\ud800 fox \udfff'],
  ['very long', 'a fox, '.repeat(700)],
])('%s is read without a stumble', (_, prompt) => {
  const reading = read(prompt);
  expect(reading.items.length).toBeLessThanOrEqual(14);
  expect(sceneOf(reading, 1, prompt).place).toBeTruthy();
});

test('fifty subjects: as many as fit, and the rest are named', () => {
  const many =
    'fox, owl, bear, wolf, deer, cat, dog, cow, pig, goat, horse, duck, swan, crab, lion, tiger, zebra, camel, mouse, rat, snake, frog'.split(
      ', ',
    );
  const { items, unread } = read(many.map((one) => `a ${one}`).join(', '));
  expect(items).toHaveLength(14);
  expect(unread).toEqual(expect.arrayContaining(['snake', 'frog']));
});
