import { expect, test } from 'vitest';
import { findKind } from './kinds.server.ts';
import { ideasShown } from './ideas.ts';
import { readPrompt, sceneOf } from './read-prompt.ts';
import { subjectByName } from '../subjects/table.ts';

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

test.each([
  ['two cats, one black and one white', ['1 black-cat ', '1 cat #f7f7f5']],
  [
    'two cats sleeping, one is black and the other is white, on a sofa',
    ['1 black-cat ', '1 cat #f7f7f5', '1 couch-and-lamp '],
  ],
  ['three dogs (one red, two blue)', ['1 dog #d93a32', '2 dog #2f6fd0']],
  ['one black dog and one white dog', ['1 dog #2b2b30', '1 dog #f7f7f5']],
])('%s: each its colour', (prompt, expected) => {
  expect(
    read(prompt).items.map(({ subject, count, colour = '' }) => `${count} ${subject} ${colour}`),
  ).toEqual(expected);
  expect(read(prompt).unread).toEqual([]);
});

test('a blue table is blue', () => {
  const reading = read('a cup of coffee on a blue table');
  expect(reading.said).toMatchObject({ place: 'desk', tableColour: '#2f6fd0' });
  expect(reading.unread).toEqual([]);
  expect(sceneOf(reading, 1).tableColour).toBe('#2f6fd0');
});

test('the place that is said wins over what else could be one, and a place that is not drawn is named', () => {
  const train = read('a steam train crossing a bridge in the mountains in winter');
  expect(train.said).toMatchObject({ place: 'mountains', season: 'winter' });
  expect(train.unread).toEqual([]);
  expect(read('snowy mountains').said).toMatchObject({ place: 'mountains', season: 'winter' });
  const two = read('a fox on a street in the desert');
  expect(two.said.place).toBe('desert');
  expect(two.unread).toEqual(['street']);
  expect(read('a boat on a lake in the mountains').unread).toEqual([]);
});

const related = (prompt: string) =>
  readPrompt(prompt, findKind).items.map(({ subject, relation }) =>
    relation ? `${subject} ${relation.kind} ${relation.to}` : subject,
  );

test.for([
  ['a monkey holding a banana', ['monkey', 'banana held monkey']],
  ['a mouse holding a castle', ['mouse', 'castle beside mouse']],
  ['a red balloon between two skyscrapers', ['balloon between skyscraper', 'office-building']],
  ['a dog between a cat and a rabbit', ['dog between cat', 'cat', 'rabbit']],
  ['a cat under a table', ['cat under standing table', 'table']],
  ['a man in a boat', ['man-standing in boat', 'rowboat']],
  ['a surfer on a wave', ['person-surfing']],
  ['a key under a doormat', ['key']],
  ['an ice cream van', ['minibus']],
] as const)('%s', ([prompt, items]) => {
  expect(related(prompt)).toEqual(items);
});

test('what cannot be seen is shown by something that stands for it, where nothing else is named', () => {
  expect(related('freedom')).toEqual(['dove']);
  expect(related('the sound of jazz')).toContain('saxophone');
  expect(related('a dog, freedom')).toEqual(['dog']);
  expect(readPrompt('loneliness, abstract', findKind).said.place).toBe('abstract');
  for (const name of ideasShown) expect(subjectByName.has(name)).toBe(true);
});

test('colours before shapes are no fruit', () => {
  expect(related('blue and orange shapes')).toEqual([]);
});

test('a place that has its colour anyway leaves no word unread', () => {
  for (const prompt of [
    'a cow on a green hill',
    'a boat on the blue sea under a blue sky',
    'a fox in white snow',
  ])
    expect(readPrompt(prompt, findKind).unread, prompt).toEqual([]);
});

test('violinists, cages, waterfalls, northern lights and pirates are read as what they are', () => {
  expect(things('a violinist')).toEqual(['1 violinist']);
  expect(things('three fiddlers')).toEqual(['3 violinist']);
  // Who plays and what is played are one drawing; a violin that lies there is a violin.
  expect(things('a woman playing the violin')).toEqual(['1 woman-violinist']);
  expect(things('an old man playing a violin')).toEqual(['1 man-violinist']);
  expect(things('a violin on a chair')).toEqual(['1 violin', '1 chair']);
  expect(things('a panda playing the violin')).toEqual(['1 panda', '1 violin']);

  expect(things('a canary in a cage')).toEqual(['1 bird', '1 birdcage']);
  expect(things('a tiger in a cage')).toEqual(['1 tiger', '1 beast-cage']);
  expect(things('a pirate ship')).toEqual(['1 pirate-ship']);
  expect(things('two pirate ships')).toEqual(['2 pirate-ship']);

  const scene = (prompt: string) => sceneOf(read(prompt), 1, prompt);
  for (const prompt of ['a waterfall', 'a bear at a waterfall in the forest', 'a cascade in the mountains'])
    expect(scene(prompt).place, prompt).toBe('waterfall');
  expect(read('a waterfall in the forest').unread).toEqual([]);
  expect(scene('a pirate ship').place).toBe('sea');
  expect(scene('northern lights')).toMatchObject({ place: 'snow', time: 'night' });
  expect(scene('northern lights at dawn').time).toBe('dawn');
  expect(scene('aurora borealis over a lake')).toMatchObject({ place: 'lake', time: 'night' });
});
