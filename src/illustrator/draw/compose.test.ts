import { expect, test } from 'vitest';
import { notoParts } from '../parts/noto.server.ts';
import { findKind } from '../read/kinds.server.ts';
import { readPrompt, sceneOf } from '../read/read-prompt.ts';
import { places, styles, type Furnishing, type Place, type Scene } from '../scene.ts';
import { furnished } from '../stage/furnished.ts';
import { cornerBox } from '../stage/interior.ts';
import { compose, writeSvg } from './compose.ts';

const parts = notoParts();
const sceneFor = (prompt: string, more: Partial<Scene> = {}) => ({
  ...sceneOf(readPrompt(prompt, findKind), 3, prompt),
  ...more,
});
const made = (prompt: string, seed = 3, more: Partial<Scene> = {}) =>
  compose(sceneFor(prompt, more), { seed, ratio: 1, parts });

test('the same seed writes the same bytes, another seed another picture', () => {
  const prompt = 'a fox and two owls in a forest at night';
  expect(writeSvg(made(prompt))).toBe(writeSvg(made(prompt)));
  expect(writeSvg(made(prompt, 4))).not.toBe(writeSvg(made(prompt)));
});

test.each(places)('%s holds what stands, swims and flies, inside the frame, with no loose ends', (place) => {
  for (const seed of [1, 2, 3]) {
    const { placed, w, h, layers, defs } = made('a fox, a sailboat, a balloon and a fish', seed, { place });
    expect(placed).toHaveLength(4);
    for (const { x, y, width, height } of placed) {
      expect(x - width / 2).toBeGreaterThanOrEqual(-1);
      expect(x + width / 2).toBeLessThanOrEqual(w + 1);
      expect(y).toBeLessThanOrEqual(h * 1.02);
      expect(height).toBeGreaterThan(h * 0.02);
    }
    const svg = defs + layers.map((layer) => layer.svg).join('');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  }
});

test.each([
  ['a sailboat on a lake', 'water'],
  ['a fox by a lake', 'ground'],
  ['a balloon over a meadow', 'air'],
  ['a whale at sea', 'sunk'],
  ['an octopus under the sea', 'floating'],
  ['an astronaut in space', 'floating'],
])('%s: carried by %s', (prompt, bearing) => {
  expect(made(prompt).placed[0]?.bearing).toBe(bearing);
});

test('who is on something stands on it; who is behind is drawn first', () => {
  const on = made('a cat on a sofa').placed;
  const [cat, sofa] = [
    on.find(({ subject }) => subject.part === 'cat')!,
    on.find(({ subject }) => subject.part === 'couch-and-lamp')!,
  ];
  expect(cat.bearing).toBe('carried');
  expect(cat.y).toBeLessThan(sofa.y);
  expect(cat.y).toBeGreaterThan(sofa.y - sofa.height);
  const behind = made('a fox behind a tree').placed;
  expect(behind[0]?.subject.part).toBe('fox');
});

test('forty at the most, in every style, with each part and its licence named', () => {
  for (const style of styles) {
    const { placed, credits } = made('fifty dogs and fifty cats', 1, { style });
    expect(placed.length).toBeLessThanOrEqual(42);
    expect(credits).toEqual(expect.arrayContaining([{ part: 'dog', licence: 'noto' }]));
  }
});

test('layers carry names, and names cannot break out of them', () => {
  const scene = sceneFor('a fox by a lake');
  const svg = writeSvg(
    compose({ ...scene, items: [{ ...scene.items[0]!, id: '"><script>' }] }, { seed: 1, ratio: 1.5, parts }),
  );
  expect(svg).toContain('data-name="Sky"');
  expect(svg).not.toContain('<script');
});

test('what a place holds by itself can be taken away: its layer is left out', () => {
  for (const [place, held] of Object.entries(furnished) as [Place, readonly Furnishing[]][])
    for (const one of held) {
      const names = (without: Furnishing[]) =>
        compose({ ...sceneFor(''), place, items: [], without }, { seed: 3, ratio: 1, parts }).layers.map(
          ({ name }) => name.toLowerCase(),
        );
      expect(names([])).toContain(one);
      expect(names([one])).not.toContain(one);
    }
});

test('what frames a picture never covers a subject', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { layers, placed, w, h, canvas } = made('a cat, a dog, a fox, a bear and a robot', seed, {
      place: 'room',
    });
    if (!layers.some(({ name }) => name === 'Plant')) continue;
    const [left, top, right, bottom] = cornerBox(canvas);
    for (const { x, y, width, height } of placed)
      expect(
        x - width * 0.38 < right &&
          x + width * 0.38 > left &&
          y - height * 0.88 < bottom &&
          y - height * 0.12 > top,
      ).toBe(false);
    expect(w * h).toBeGreaterThan(0);
  }
  const withPlant = [1, 2, 3].map((seed) =>
    made('', seed, { place: 'room', items: [] }).layers.map(({ name }) => name),
  );
  for (const names of withPlant) expect(names).toContain('Plant');
  const crowded = made('a cat, a dog, a fox, a bear, a robot, a horse, a lion and a cow', 3, {
    place: 'room',
  });
  expect(crowded.layers.map(({ name }) => name)).not.toContain('Plant');
});

test('northern lights fill the sky behind everything, and are a thing only where there is none', () => {
  for (const place of ['lake', 'sea', 'snow', 'forest', 'city', 'mountains', 'waterfall'] as const) {
    const { layers, placed, defs } = made('a fox under the northern lights', 3, { place });
    expect(layers.map(({ name }) => name).indexOf('northern lights'), place).toBe(1);
    expect(placed.map(({ subject }) => subject.part)).toEqual(['fox']);
    const ids = [...defs.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    for (const [, used] of layers[1]!.svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  }
  for (const more of [{ style: 'isometric' }, { place: 'room' }, { place: 'space' }] as const)
    expect(made('northern lights', 3, more).placed.map(({ subject }) => subject.part)).toEqual(['aurora']);
});

test('who is in a cage is drawn before its bars, and within them', () => {
  for (const [prompt, cage] of [
    ['a parrot in a cage', 'birdcage'],
    ['a lion in a cage', 'beast-cage'],
  ] as const)
    for (const seed of [1, 2, 3]) {
      const [inside, bars] = made(prompt, seed).placed;
      expect(bars!.subject.part).toBe(cage);
      expect(inside!.x - inside!.width / 2).toBeGreaterThan(bars!.x - bars!.width / 2);
      expect(inside!.x + inside!.width / 2).toBeLessThan(bars!.x + bars!.width / 2);
      expect(inside!.y - inside!.height).toBeGreaterThan(bars!.y - bars!.height);
      expect(inside!.y).toBeLessThan(bars!.y);
    }
});

test('two that are beside a third are two', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const [one, two] = made('two pirate ships near an island', seed).placed.filter(
      ({ subject }) => subject.part === 'pirate-ship',
    );
    expect(Math.abs(one!.x - two!.x), `seed ${seed}`).toBeGreaterThan(one!.width * 0.3);
  }
});

test('a dress for her, a coat for him, whatever the seed', () => {
  const drawnAs = (prompt: string) => made(prompt).credits;
  expect(drawnAs('a woman playing the violin')).toEqual([{ part: 'woman-violinist', licence: 'own' }]);
  expect(drawnAs('a man playing the violin')).toEqual([{ part: 'man-violinist', licence: 'own' }]);
});
