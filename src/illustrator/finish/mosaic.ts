/** Pixel art and low poly: the picture once more, from few flat pieces. Both are vectors again. */
import { createRandom } from '../random.ts';
import { polygon, rect, type Point } from '../draw/svg.ts';
import { edges, type Pixels } from './pixels.ts';
import { triangulate } from './triangles.ts';

/** `small` has one pixel for each square. */
export function squares(small: Pixels, w: number, h: number): string {
  const { width, height, data } = small;
  const [sx, sy] = [w / width, h / height];
  const step = (v: number) => Math.min(255, Math.round(v / 17) * 17);
  let out = '';
  for (let y = 0; y < height; y++)
    for (let x = 0, from = 0; x < width; x++) {
      const colour = (at: number) =>
        `#${[0, 1, 2]
          .map((c) =>
            step(data[(y * width + at) * 3 + c]!)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`;
      if (x === width - 1 || colour(x + 1) !== colour(from)) {
        out += rect(
          from * sx,
          y * sy,
          (x + 1 - from) * sx + 0.15,
          sy + 0.15,
          colour(from),
          'shape-rendering="crispEdges"',
        );
        from = x + 1;
      }
    }
  return out;
}

/** More and smaller triangles where there is more to see. */
export function facets(small: Pixels, w: number, h: number, seed: number): string {
  const { width, height, data } = small;
  const random = createRandom(seed).part('facets');
  const edge = edges(small);
  const points: Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  for (let i = 1; i < 12; i++)
    points.push(
      [(i / 12) * width, 0],
      [(i / 12) * width, height],
      [0, (i / 12) * height],
      [width, (i / 12) * height],
    );
  for (let tries = 0; tries < 60_000 && points.length < 2600; tries++) {
    const [x, y] = [random() * width, random() * height];
    const strength = edge[Math.floor(y) * width + Math.floor(x)]!;
    if (random() < 0.009 + Math.min(0.8, strength / 45)) points.push([x, y]);
  }
  const [sx, sy] = [w / width, h / height];
  return triangulate(points)
    .map(([a, b, c]) => {
      const [mx, my] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
      const colour = average(data, width, height, [
        [mx, my],
        mid(a, [mx, my]),
        mid(b, [mx, my]),
        mid(c, [mx, my]),
      ]);
      return `<path d="${polygon([a, b, c].map(([x, y]) => [x * sx, y * sy] as Point))}" fill="${colour}" stroke="${colour}" stroke-width="0.7"/>`;
    })
    .join('');
}

const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function average(data: Uint8ClampedArray, width: number, height: number, points: readonly Point[]): string {
  const sum = [0, 0, 0];
  for (const [x, y] of points) {
    const at = (Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))) * 3;
    for (let c = 0; c < 3; c++) sum[c]! += data[at + c]!;
  }
  return `#${sum
    .map((v) =>
      Math.round(v / points.length)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
