import { expect, test } from 'vitest';
import { isEnglish } from '#language/english.ts';
import { changeScene, readScene } from '../scenes.server.ts';
import { inEnglish } from './translate.ts';

test.each([
  ['ein roter Fuchs am See bei Sonnenuntergang', ['1 fox'], 'lake', 'sunset'],
  ['drei Hunde und eine schwarze Katze am Strand im Sommer', ['3 dog', '1 cat'], 'beach', undefined],
  ['un renard au bord du lac au coucher du soleil', ['1 fox'], 'lake', 'sunset'],
  ['deux chats noirs dans la forêt, la nuit', ['2 cat'], 'forest', 'night'],
  ['un zorro junto al lago al atardecer', ['1 fox'], 'lake', 'sunset'],
  ['tres barcos rojos en el mar de noche', ['3 sailboat'], 'sea', 'night'],
  ['a fox by a lake at sunset', ['1 fox'], 'lake', 'sunset'],
])('%s', (prompt, things, place, time) => {
  const { scene, unread } = readScene(prompt, 1);
  expect(scene.items.map(({ subject, count }) => `${count} ${subject.replace('black-cat', 'cat')}`)).toEqual(
    things,
  );
  expect(scene.place).toBe(place);
  if (time) expect(scene.time).toBe(time);
  expect(unread).toEqual([]);
});

test('what is not known is named as it was written', () => {
  expect(readScene('ein Fuchs und ein Föhn am See', 1).unread).toEqual(['föhn']);
  expect(readScene('un renard et un aspirateur dans la forêt', 1).unread).toEqual(['aspirateur']);
});

test('colours go with what they stand behind, and changes are understood too', () => {
  const { scene } = readScene('un coche azul y una casa blanca en el bosque', 1);
  expect(scene.items.map(({ colour }) => colour)).toEqual(['#2f6fd0', '#f7f7f5']);
  const night = changeScene(readScene('ein Fuchs und ein Hund am See', 1).scene, 'ohne den Hund, bei Nacht');
  expect(night.scene).toMatchObject({ time: 'night', items: [{ subject: 'fox' }] });
});

test.each([
  'a lion on a table',
  'two tigers in the rain',
  'fox',
  'an orange cat',
  'a rose in a vase',
  'Кошка',
])('%s stays as it is', (prompt) => expect(inEnglish(prompt, isEnglish)).toBe(prompt));

test.each([
  'zwei Möwen am Hafen bei Sturm',
  'eine Katze bei einem Haus im Regen mit sehr vielen Blumen',
  'drei Schwurbel im Gewirbel bei der Dunstlappe',
  'un chat et son chien près de la maison par la nuit',
  'un gato y su perro en la playa por la tarde',
])('%s: no small word is missed', (prompt) => {
  const small = 'zwei am bei im mit sehr einem der drei et son près de la par y su en por'.split(' ');
  expect(readScene(prompt, 1).unread.filter((word) => small.includes(word))).toEqual([]);
});

test('gulls in German, French and Spanish are birds of ours', () => {
  const { scene, unread } = readScene('zwei Möwen am Hafen bei Sturm', 1);
  expect(scene).toMatchObject({ place: 'sea', weather: 'storm', items: [{ count: 2 }] });
  expect(unread).toEqual([]);
  for (const prompt of ['une mouette au bord de la mer', 'una gaviota junto al mar'])
    expect(readScene(prompt, 1).scene.items).toMatchObject([{ subject: scene.items[0]!.subject }]);
});
