import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';
import { around, placeLabels, type Nameable } from './labels.ts';
import { project, unproject, world } from './mercator.ts';
import { areaOf, beginning, clamp, moved, showing, toScreen, zoomAt } from './view.ts';

const wide = { width: 800, height: 450 };
const narrow = { width: 358, height: 352 };
const place = (id: string, latitude: number, longitude: number, people = 1) => ({
  id,
  latitude,
  longitude,
  people,
});

test('what is projected comes back, also beyond the cut', () => {
  for (const [latitude, longitude] of [
    [0, 0],
    [48.85, 2.35],
    [-36.85, 174.76],
    [64.4, -173.2],
    [71, 179.9],
  ] as const) {
    const back = unproject(project({ latitude, longitude }));
    expect(back.latitude).toBeCloseTo(latitude, 6);
    expect(back.longitude).toBeCloseTo(longitude, 6);
    const { x, y } = project({ latitude, longitude });
    expect(x >= world.west && x <= world.east && y >= world.north && y <= world.south).toBe(true);
  }
  expect(Number.isFinite(project({ latitude: 90, longitude: 0 }).y)).toBe(true);
});

test('the whole world fits at first, or fills the height where it is narrow', () => {
  const all = beginning(wide, []);
  expect(toScreen(all, wide, { x: world.west, y: 0 }).x).toBeGreaterThanOrEqual(-1);
  const part = beginning(narrow, [place('a', 36, 140)]);
  expect((world.south - world.north) * part.scale).toBeCloseTo(narrow.height);
  expect(part.x).toBeGreaterThan(80);
});

test('the view never leaves the world, and what is under the pointer stays there', () => {
  const near = clamp({ x: 0, y: 0, scale: 20 }, wide);
  expect(moved(near, wide, { x: 1e6, y: -1e6 })).toEqual(clamp({ x: 999, y: -999, scale: 20 }, wide));
  const at = { x: 620, y: 120 };
  const before = { x: near.x + (at.x - 400) / near.scale, y: near.y + (at.y - 225) / near.scale };
  const after = zoomAt(near, wide, 2, at);
  expect(toScreen(after, wide, before).x).toBeCloseTo(at.x);
  expect(toScreen(after, wide, before).y).toBeCloseTo(at.y);
  expect(zoomAt(near, wide, 1e9, at).scale).toBeLessThan(200);
});

test('areas are in degrees, and cross the date line', () => {
  expect(areaOf(clamp({ x: 0, y: 0, scale: 0 }, wide), wide)).toMatch(/^-180,-\d+(\.\d+)?,180,\d+/);
  const [west, , east] = areaOf(clamp({ x: 180, y: 0, scale: 60 }, wide), wide)
    .split(',')
    .map(Number);
  expect(west).toBeGreaterThan(170);
  expect(east).toBeLessThan(-170);
});

test('places are gathered by nearness on the screen; nobody is lost, and near enough all stand alone', () => {
  const places = [
    place('paris', 48.85, 2.35, 5),
    place('versailles', 48.8, 2.13),
    place('tokyo', 35.7, 139.7),
  ];
  const far = clustersOf(places, 2);
  expect(far.map(({ people, places: { length } }) => [people, length])).toEqual([
    [6, 2],
    [1, 1],
  ]);
  const { scale } = showing(far[0]!.places.map(project), wide);
  expect(clustersOf(places, scale)).toHaveLength(places.length - (scale * 0.22 < 56 ? 1 : 0));
  const many = Array.from({ length: 3000 }, (_, index) =>
    place(String(index), ((index * 7) % 130) - 55, ((index * 13) % 360) - 180, 1 + (index % 3)),
  );
  const total = many.reduce((sum, { people }) => sum + people, 0);
  for (const scale of [1, 4, 30])
    expect(clustersOf(many, scale).reduce((sum, { people }) => sum + people, 0)).toBe(total);
  expect(clustersOf([], 1)).toEqual([]);
});

test('names never touch one another or what stands there; the weightiest come first, and cities only near', () => {
  const view = clamp({ x: 0, y: 0, scale: 20 }, wide);
  const land: Nameable = { name: 'Wideland', kind: 'country', x: 0, y: 0, width: 30 };
  const tiny: Nameable = { name: 'A very long name', kind: 'country', x: 10, y: 5, width: 1 };
  const city: Nameable = { name: 'Smallville', kind: 'city', x: 0.5, y: 0.1 };
  const other: Nameable = { name: 'Elsewhere', kind: 'city', x: -10, y: 4 };
  const shown = (names: readonly Nameable[], options = {}) =>
    placeLabels(names, { view, size: wide, taken: [], ...options }).map(({ name }) => name);
  expect(shown([land, tiny, city, other])).toEqual(['Wideland', 'Elsewhere']);
  expect(shown([city, land])).toEqual(['Smallville']);
  const middle = { x: wide.width / 2, y: wide.height / 2 };
  expect(shown([land, other], { taken: [around(middle, 20)] })).toEqual(['Elsewhere']);
  expect(shown([land, other], { view: { ...view, scale: 8 } })).toEqual(['Wideland']);
  const many = Array.from({ length: 2000 }, (_, at): Nameable => ({
    name: `City ${at}`,
    kind: 'city',
    x: ((at * 37) % 400) / 20 - 10,
    y: ((at * 61) % 200) / 20 - 5,
  }));
  const labels = placeLabels(many, { view, size: wide, taken: [] });
  expect(labels.length).toBeGreaterThan(10);
  for (const [at, one] of labels.entries())
    for (const two of labels.slice(at + 1))
      expect(Math.abs(one.y - two.y) >= 17 || Math.abs(one.x - two.x) > 40).toBe(true);
});
