import { expect, test } from 'vitest';
import { sentencesOf } from '#language/sentences.ts';
import { emptyBrief } from '../brief.ts';
import { briefs } from '../briefs.testing.ts';
import { addedTo } from '../facts/added.ts';
import { countGraphemes, countOnMastodon, countOnThreads, countOnX, networks } from '../networks.ts';
import { isNetwork, partKinds, textOfPart } from '../set.ts';
import { spoken } from '../script-times.ts';
import { wordsFromBrief } from './words-from-brief.ts';

const all = Object.entries(briefs).flatMap(([name, brief]) =>
  partKinds.map((kind) => ({ name, kind, brief })),
);

test('networks count in their own ways', () => {
  expect(countOnX('a https://example.org/a/very/long/path?with=much b')).toBe(27);
  expect(countOnX('example.com')).toBe(23);
  expect(countOnX('日本')).toBe(4);
  expect(countOnX('👨‍👩‍👧‍👦')).toBe(2);
  expect(countOnX('ä – “x”')).toBe(7);
  expect(countGraphemes('👨‍👩‍👧‍👦é')).toBe(2);
  expect(countOnMastodon('@ana@example.social https://example.org/abcdefghijklmnopqrstuvw')).toBe(28);
  expect(countOnThreads('a🙂')).toBe(5);
});

test.each(all)('$name: $kind fits its place and says nothing that the brief does not', ({ kind, brief }) => {
  const words = wordsFromBrief(kind, brief);
  if (isNetwork(kind)) expect(networks[kind].count(words.text)).toBeLessThanOrEqual(networks[kind].most);
  expect(addedTo(textOfPart({ kind, ...words }), brief)).toEqual([]);
  expect(textOfPart({ kind, ...words })).not.toMatch(/undefined|\n{3,}|^\s|\s$/);
});

test('sentences stand in the order of the brief, and none comes twice', () => {
  for (const { kind, brief } of all.filter((one) => isNetwork(one.kind))) {
    const blocks = wordsFromBrief(kind, brief).text.split('\n\n');
    expect(blocks[0]!.replace(/\.$/, '').toLowerCase()).toBe(brief.what.replace(/\.$/, '').toLowerCase());
    expect(new Set(blocks).size).toBe(blocks.length);
  }
  const { text } = wordsFromBrief('linkedin', briefs.museum!);
  const places = sentencesOf(briefs.museum!.about)
    .map((sentence) => text.indexOf(sentence))
    .filter((at) => at >= 0);
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a fact that a sentence states is not repeated beside it', () => {
  const { text } = wordsFromBrief('threads', briefs.price!);
  expect(text.match(/£34/g)).toHaveLength(1);
});

test('with facts and no sentences there is still a post, and nothing is made up', () => {
  const brief = {
    ...emptyBrief,
    what: 'market day',
    facts: [{ id: 'a', label: 'When', value: 'Friday, 8 am' }],
  };
  expect(wordsFromBrief('x', brief).text).toBe('Market day\n\nFriday, 8 am');
  expect(wordsFromBrief('newsletter', brief).text).toBe('Hello,\n\nMarket day\n\nWhen: Friday, 8 am');
});

test('a sentence that is too long for a place is left out, not cut, with all that follows it', () => {
  const long = `We ${'walk slowly and quietly '.repeat(20)}home.`;
  const brief = { ...emptyBrief, what: 'A walk', about: `Bring 2 friends. ${long} It is far.` };
  expect(wordsFromBrief('x', brief).text).toBe('A walk.\n\nBring 2 friends.');
});

test('other languages get no English words', () => {
  const brief = {
    ...emptyBrief,
    what: 'Neue Bäckerei in der Mühlgasse',
    about:
      'Am Samstag eröffnen wir unsere Bäckerei in der Mühlgasse. Die ersten 50 Gäste bekommen eine Zimtschnecke.',
    who: 'Bäckerei Mühlgasse',
    links: [{ label: '', url: 'https://baeckerei.example' }],
    facts: [
      { id: 'a', label: 'Wann', value: 'Samstag, 14. März, 7 Uhr' },
      { id: 'b', label: 'Wo', value: 'Mühlgasse 4' },
    ],
  };
  const words = partKinds.map((kind) => textOfPart({ kind, ...wordsFromBrief(kind, brief) })).join('\n');
  expect(words).not.toMatch(/Hello|More:|At a glance|Best wishes| on baeckerei/);
});

test('a script takes as long as its words take to say', () => {
  const scenes = spoken(wordsFromBrief('script', briefs.bakery!).text);
  expect(scenes[0]).toMatchObject({ from: '0:00', shown: 'Bakery opening on Mill Lane' });
  expect(scenes.at(-1)!.said).toBe('Reserve a loaf on milllanebakery.example/reserve');
  expect(scenes.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(75);
});
