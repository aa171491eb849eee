/** Prompts that people really send: far too much, abuse, other languages, contradictions, fifty things, code. */
import { expect, test } from 'vitest';
import { drawScene, sceneWords } from './illustrate.server.ts';
import { readScene } from './scenes.server.ts';

const longest = 5000;

function read(prompt: string) {
  const { scene, unread } = readScene(prompt, 1);
  return { scene, unread, subjects: scene.items.map(({ subject }) => subject), said: sceneWords(scene) };
}

/** Small: what is tested is that it is drawn at all. */
async function drawn(prompt: string): Promise<string> {
  const { scene } = readScene(prompt, 1);
  const { bytes } = await drawScene({ scene, seed: 1, width: 96, height: 96, format: 'svg' }, undefined);
  return Buffer.from(bytes).toString();
}

test('five thousand characters: what can be drawn is, and the rest is named in part', () => {
  const story = 'Once there was a fox who lived by a lake and thought about philosophy. ';
  const { subjects, unread } = read(story.repeat(80).slice(0, longest));
  expect(subjects).toEqual(['fox']);
  expect(unread).toContain('philosophy');
  expect(unread.length).toBeLessThanOrEqual(40);
});

test('one word of five thousand letters, and nothing but signs, are drawn as a scene of nothing', async () => {
  for (const prompt of ['x'.repeat(longest), '?!… 🙃🙃 ---']) {
    expect(read(prompt).subjects).toEqual([]);
    expect(await drawn(prompt)).toMatch(/^<svg/);
  }
});

test('abuse is left out and named; what is drawn is harmless', () => {
  const { subjects, unread, said } = read('a naked bloody corpse and a stupid whore by a lake');
  expect(subjects).toEqual([]);
  expect(unread).toEqual(expect.arrayContaining(['naked', 'bloody']));
  expect(said).not.toMatch(/naked|whore|corpse/);
});

test.for([
  ['eine Katze und zwei Hunde am See', ['cat', 'dog'], []],
  ['un renard dans la forêt', ['fox'], []],
  ['一只猫在湖边', [], []],
  ['кот у озера', [], ['кот', 'озера']],
  ['قطة بجانب البحيرة', [], []],
] as const)('%s: read, or named as it was written', ([prompt, expected, named]) => {
  const { subjects, unread } = read(prompt);
  expect(subjects).toEqual(expected);
  expect(unread).toEqual(expect.arrayContaining([...named]));
});

test('a square circle, noon at night: something is drawn, and nothing breaks', async () => {
  expect(await drawn('a square circle')).toMatch(/^<svg/);
  expect(read('a snowman in the desert at noon at night, without a snowman').subjects).toEqual([]);
});

test('fifty subjects: fourteen are drawn, the others are named', () => {
  const names =
    'fox owl bear wolf deer cat dog cow pig goat horse duck swan crab lion tiger zebra camel mouse rat snake frog turtle penguin rabbit hedgehog squirrel monkey elephant giraffe whale dolphin shark octopus butterfly snail bee ant spider rooster turkey peacock flamingo parrot eagle bat otter sloth koala panda';
  const { subjects, unread } = read(names.split(' ').join(', '));
  expect(subjects).toHaveLength(14);
  expect(unread.length).toBeGreaterThan(20);
});

test('code in a prompt stays words', async () => {
  const code = 'a fox </svg><script>alert(1)</script><img src=x onerror=alert(1)> "&lt;';
  expect(read(code).subjects).toContain('fox');
  expect(await drawn(code)).not.toMatch(/<script|<img|onerror=/);
});
