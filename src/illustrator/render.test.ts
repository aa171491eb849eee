import sharp from 'sharp';
import { expect, test } from 'vitest';
import { triangulate } from './finish/triangles.ts';
import { findKind } from './read/kinds.server.ts';
import { readPrompt, sceneOf } from './read/read-prompt.ts';
import { draw, judgeSeeds } from './render.server.ts';
import { styles } from './scene.ts';

const scene = sceneOf(readPrompt('a fox by a lake at sunset', findKind), 1);

test.each(styles)('%s gives a picture of the size asked for', async (style) => {
  const request = { scene: { ...scene, style }, seed: 2, width: 160, height: 120, format: 'png' } as const;
  const { bytes, credits } = await draw(request);
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 160, height: 120, format: 'png' });
  const { channels } = await sharp(bytes).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  expect(credits).toEqual([{ part: 'fox', licence: 'noto' }]);
});

test('the same recipe gives the same bytes', async () => {
  const request = {
    scene: { ...scene, style: 'watercolour' },
    seed: 2,
    width: 120,
    height: 120,
    format: 'webp',
  } as const;
  const [one, other] = [await draw(request), await draw(request)];
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
});

test('SVG says whose parts are in it, and holds no script and no address', async () => {
  const { bytes } = await draw({ scene, seed: 2, width: 100, height: 100, format: 'svg' });
  const svg = Buffer.from(bytes).toString();
  expect(svg).toContain('Noto Emoji by Google: Apache-2.0');
  expect(svg).not.toMatch(/<script|\son\w+=|href="(?!#)/);
});

test('seeds come back the best first', async () => {
  const judged = await judgeSeeds(scene, [1, 2, 3], 1);
  const totals = judged.map(({ score }) => score.total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(judged.map(({ seed }) => seed).toSorted()).toEqual([1, 2, 3]);
});

test('triangles cover what they are made over', () => {
  const area = triangulate([
    [0, 0],
    [10, 0],
    [0, 10],
    [10, 10],
    [4, 6],
    [7, 2],
  ]).reduce(
    (sum, [a, b, c]) => sum + Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2,
    0,
  );
  expect(area).toBeCloseTo(100);
});
