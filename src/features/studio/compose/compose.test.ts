import { expect, test } from 'vitest';
import { emptyBrief } from '../brief.ts';
import { briefs } from '../briefs.testing.ts';
import { addedTo } from '../facts/added.ts';
import {
  countGraphemes,
  countOnMastodon,
  countOnThreads,
  countOnX,
  networkIds,
  networks,
} from '../networks.ts';
import { isNetwork, partKinds, textOfPart } from '../set.ts';
import { spoken } from '../script-times.ts';
import { wordsByRule } from './compose.ts';

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
  const words = wordsByRule(kind, brief);
  if (isNetwork(kind)) expect(networks[kind].count(words.text)).toBeLessThanOrEqual(networks[kind].most);
  expect(addedTo(textOfPart({ kind, ...words }), brief)).toEqual([]);
  expect(textOfPart({ kind, ...words })).not.toMatch(/undefined|\n{3,}|^\s|\s$/);
});

test('every sentence is one of the brief, and none comes twice', () => {
  for (const { kind, brief } of all.filter((one) => isNetwork(one.kind))) {
    const lines = wordsByRule(kind, brief).text.split('\n\n');
    for (const sentence of lines[0]!.split(/(?<=[.!?])\s/))
      expect(`${brief.what}.\n${brief.about}`.toLowerCase()).toContain(sentence.toLowerCase());
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test('the strongest fact opens where that is usual; what points back does not stand alone', () => {
  expect(wordsByRule('x', briefs.run!).text).toMatch(
    /^Last year 640 runners raised £31,400\. On Sunday 7 June we run/,
  );
  expect(wordsByRule('mastodon', briefs.run!).text).toMatch(/^On Sunday 7 June we run/);
  const museum = wordsByRule('linkedin', briefs.museum!).text;
  expect(museum).toContain('Children can build a lantern until 9 pm. It is theirs to take home.');
  for (const kind of networkIds) {
    const text = wordsByRule(kind, briefs.museum!).text;
    if (text.includes('It is theirs')) expect(text).toContain('until 9 pm. It is theirs');
  }
});

test('bad news is told in its order, without hashtags and without a cheerful end', () => {
  for (const kind of networkIds) {
    const { text } = wordsByRule(kind, { ...briefs.apology!, tone: 'friendly' });
    expect(text).toMatch(/^On Tuesday our ordering system accepted 312 orders/);
    expect(text).not.toContain('#');
  }
  expect(wordsByRule('newsletter', { ...briefs.apology!, tone: 'friendly' }).text).not.toContain(
    'See you soon',
  );
});

test('a fact that a sentence tells is not told again beside it', () => {
  const { text } = wordsByRule('threads', briefs.price!);
  expect(text.match(/£34/g)).toHaveLength(1);
});

test('with facts and no sentences there is still a post, and nothing is made up', () => {
  const brief = {
    ...emptyBrief,
    what: 'market day',
    facts: [{ id: 'a', label: 'When', value: 'Friday, 8 am' }],
  };
  expect(wordsByRule('x', brief).text).toBe('Market day\n\nFriday, 8 am');
  expect(wordsByRule('newsletter', brief).text).toBe('Hello,\n\nMarket day\n\nWhen: Friday, 8 am');
});

test('a sentence that is too long for a place is left out, not cut', () => {
  const long = `We ${'walk slowly and quietly '.repeat(20)}home.`;
  const brief = { ...emptyBrief, what: 'A walk', about: `${long} Bring 2 friends.` };
  expect(wordsByRule('x', brief).text).toBe('A walk.\n\nBring 2 friends.');
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
  const words = partKinds.map((kind) => textOfPart({ kind, ...wordsByRule(kind, brief) })).join('\n');
  expect(words).not.toMatch(/Hello|More:|At a glance|Best wishes| on baeckerei/);
});

test('a script takes as long as its words take to say', () => {
  const scenes = spoken(wordsByRule('script', briefs.bakery!).text);
  expect(scenes[0]).toMatchObject({ from: '0:00', shown: 'Bakery opening on Mill Lane' });
  expect(scenes.at(-1)!.said).toBe('Reserve a loaf on milllanebakery.example/reserve');
  expect(scenes.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(75);
});
