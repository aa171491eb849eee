/** The scene as a block cut out of the world, seen from above at an angle. */
import { hex, lch, lighter, mix, type Oklch } from '../colour/oklch.ts';
import { ellipse, gradient, path, polygon, radial, rect, type Point } from '../draw/svg.ts';
import type { Instance, Placed } from '../solve/placed.ts';
import type { Place } from '../scene.ts';
import { ink, newId, type Canvas, type Layer } from '../stage/canvas.ts';
import { broadleaf, bush, palm, pine } from '../stage/trees.ts';

const green: readonly Place[] = ['lake', 'waterfall', 'forest', 'meadow', 'mountains', 'garden', 'farm'];
const wet: readonly Place[] = ['lake', 'waterfall', 'sea', 'beach', 'undersea', 'city'];

/** Where a point of the block's top is in the picture; `u` runs right, `v` left, both from the far corner. */
const at = ({ w, h }: Canvas, u: number, v: number): Point => {
  const reach = Math.min(w * 0.43, h * 0.5);
  return [w / 2 + (u - v) * reach, h * 0.36 + (u + v) * reach * 0.5];
};

function topOf(canvas: Canvas): Oklch {
  const { place } = canvas.scene;
  if (green.includes(place)) return canvas.palette.grass;
  if (place === 'beach' || place === 'desert') return lch(0.84, 0.08, 80);
  if (place === 'snow') return lch(0.95, 0.015, 240);
  if (place === 'sea' || place === 'undersea') return lch(0.62, 0.11, 220);
  if (place === 'room' || place === 'desk') return lch(0.7, 0.08, 65);
  if (place === 'space') return lch(0.62, 0.04, 290);
  if (place === 'sky') return lch(0.95, 0.02, 230);
  return lch(0.72, 0.015, 270);
}

export function block(canvas: Canvas): Layer[] {
  const { w, h, palette, defs, scene } = canvas;
  const [back, glow, top] = [newId('air'), newId('glow'), newId('top')];
  const own = topOf(canvas);
  defs.push(
    gradient(back, [
      [0, hex(palette.skyMid)],
      [1, hex(mix(palette.skyLow, palette.haze, 0.4))],
    ]),
    radial(glow, [
      [0, hex(palette.source), 0.6],
      [1, hex(palette.source), 0],
    ]),
    gradient(top, [
      [0, ink(canvas, lighter(own, 0.04))],
      [1, ink(canvas, lighter(own, -0.04))],
    ]),
  );
  const [far, right, near, left] = [at(canvas, 0, 0), at(canvas, 1, 0), at(canvas, 1, 1), at(canvas, 0, 1)];
  const deep = h * 0.12;
  const down = ([x, y]: Point, by: number): Point => [x, y + by];
  const side = (a: Point, b: Point, from: number, to: number, colour: Oklch, lift: number) =>
    path(polygon([down(a, from), down(b, from), down(b, to), down(a, to)]), ink(canvas, colour, 0, lift));
  const soil = lch(0.5, 0.07, 55);
  const body =
    ellipse(
      w / 2,
      near[1] + deep * 0.9,
      w * 0.42,
      h * 0.07,
      ink(canvas, lch(0.3, 0.05, 280)),
      'opacity="0.28"',
    ) +
    side(left, near, 0, deep, soil, -0.1) +
    side(near, right, 0, deep, soil, -0.02) +
    side(left, near, 0, deep * 0.26, lighter(own, -0.1), -0.06) +
    side(near, right, 0, deep * 0.26, lighter(own, -0.04), 0) +
    side(left, near, deep * 0.7, deep, lch(0.42, 0.05, 45), -0.1) +
    side(near, right, deep * 0.7, deep, lch(0.42, 0.05, 45), -0.02) +
    path(polygon([far, right, near, left]), `url(#${top})`);
  const water =
    wet.includes(scene.place) && scene.place !== 'sea' && scene.place !== 'undersea' ? pool(canvas) : '';
  return [
    {
      name: 'Air',
      svg:
        rect(-2, -2, w + 4, h + 4, `url(#${back})`) +
        ellipse(w / 2, h * 0.42, w * 0.5, h * 0.42, `url(#${glow})`),
      slot: 'back',
    },
    { name: 'Block', svg: body + water + growth(canvas), slot: 'back' },
  ];
}

function pool(canvas: Canvas): string {
  const deep = lch(0.62, 0.1, 220);
  const shape = (inset: number) =>
    polygon([
      at(canvas, 0.5 + inset, 1),
      at(canvas, 1, 1),
      at(canvas, 1, 0.42 + inset),
      at(canvas, 0.78, 0.44 + inset),
      at(canvas, 0.6 + inset, 0.66),
    ]);
  return (
    path(shape(-0.025), ink(canvas, lch(0.86, 0.06, 85))) +
    path(shape(0), ink(canvas, deep)) +
    path(
      polygon([
        at(canvas, 0.7, 0.82),
        at(canvas, 0.86, 0.66),
        at(canvas, 0.88, 0.68),
        at(canvas, 0.72, 0.84),
      ]),
      ink(canvas, lighter(deep, 0.14)),
      'opacity="0.6"',
    )
  );
}

function growth(canvas: Canvas): string {
  const { scene, random: r, h } = canvas;
  const random = r.part('iso-growth');
  const trees =
    { forest: 15, lake: 6, meadow: 4, mountains: 8, garden: 5, farm: 3, snow: 7, beach: 3 }[
      scene.place as string
    ] ?? 0;
  const spots = Array.from(
    { length: trees },
    () => [random.between(0.04, 0.4), random.between(0.04, 0.96)] as const,
  ).map(([a, b]) => (random.chance(0.5) ? ([a * 0.5, b] as const) : ([b, a * 0.5] as const)));
  return spots
    .sort(([a, b], [c, d]) => a + b - c - d)
    .map(([u, v]) => {
      const [x, y] = at(canvas, u, v);
      const size = h * random.between(0.11, 0.19);
      if (scene.place === 'beach') return palm(canvas, random, x, y, size * 1.2, 0);
      if (scene.place === 'forest' || scene.place === 'snow' || scene.place === 'mountains')
        return pine(canvas, random, x, y, size * 1.2, 0);
      return random.chance(0.3)
        ? bush(canvas, random, x, y, size * 0.3, 0)
        : broadleaf(canvas, random, x, y, size, 0);
    })
    .join('');
}

/** Around the middle, from far to near. */
export function placeOnBlock(canvas: Canvas, instances: readonly Instance[]): Placed[] {
  const { h } = canvas;
  const floats: readonly string[] = ['water', 'swim'];
  const rings = [
    [0.5, 0.42],
    [0.32, 0.62],
    [0.66, 0.28],
    [0.42, 0.84],
    [0.26, 0.3],
    [0.84, 0.5],
    [0.62, 0.72],
    [0.2, 0.5],
    [0.5, 0.2],
    [0.88, 0.82],
    [0.74, 0.5],
    [0.3, 0.9],
  ] as const;
  const pond = [
    [0.82, 0.76],
    [0.72, 0.9],
    [0.92, 0.6],
    [0.92, 0.92],
  ] as const;
  let [land, wetSpots] = [0, 0];
  return instances
    .map((one, i) => {
      const swims = floats.includes(one.subject.support) && wet.includes(canvas.scene.place);
      const spots = swims && canvas.scene.place !== 'sea' && canvas.scene.place !== 'undersea' ? pond : rings;
      const [u, v] = spots[(spots === pond ? wetSpots++ : land++) % spots.length]!;
      const [x, y] = at(canvas, u, v);
      const [l, t, r, b] = one.figure.box;
      const high = one.subject.support === 'air' ? h * 0.2 : 0;
      const height = one.size * h * 0.74 * (i === 0 ? 1 : 0.86);
      return {
        ...one,
        name: one.item.count > 1 ? `${one.item.id} ${i + 1}` : one.item.id,
        x,
        y: y - high,
        height,
        width: (height * (r - l)) / (b - t),
        flip: 1 as const,
        far: 0,
        bearing: high > 0 ? ('air' as const) : ('ground' as const),
        order: y,
        afloat: false,
      };
    })
    .sort((a, b) => a.order - b.order);
}
