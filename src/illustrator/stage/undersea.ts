/** Under water: light from above, reefs at the sides, weed, bubbles, small fish far away. */
import { circle, curve, gradient, group, line, n, path, polygon, rect, type Point } from '../draw/svg.ts';
import { newId, type Canvas } from './canvas.ts';
import { soften } from './foreground.ts';
import type { Stage } from './stage.ts';
import { bed, reef, tint } from './reef.ts';

export const undersea: Stage = {
  horizon: 0.4,
  ground: [0.82, 0.92],
  below: [0.3, 0.62],
  air: [0.2, 0.5],
  sun: [0.62, -0.1],
  indoors: true,
  close: 1.15,
  paint(canvas) {
    return [
      { name: 'Water', svg: deep(canvas), slot: 'back' },
      {
        name: 'Far reef',
        svg: reef(canvas, 0.74, 0.62, 'far') + shoal(canvas) + reef(canvas, 0.82, 0.4, 'mid'),
        slot: 'back',
      },
      { name: 'Sea floor', svg: bed(canvas), slot: 'bank' },
      { name: 'Rays', svg: rays(canvas), slot: 'front' },
      { name: 'Weed', svg: weed(canvas) + bubbles(canvas), slot: 'front' },
    ];
  },
};

function deep(canvas: Canvas): string {
  const { w, h, defs } = canvas;
  const id = newId('deep');
  defs.push(
    gradient(id, [
      [0, tint(canvas, 0.86, 0.09, 200, 0)],
      [0.3, tint(canvas, 0.68, 0.11, 212, 0)],
      [0.75, tint(canvas, 0.42, 0.1, 235, 0)],
      [1, tint(canvas, 0.28, 0.08, 250, 0)],
    ]),
  );
  return rect(-4, -4, w + 8, h + 8, `url(#${id})`);
}

function shoal(canvas: Canvas): string {
  const { w, h, random: r } = canvas;
  const random = r.part('shoal');
  const fill = tint(canvas, 0.4, 0.08, 235, 0.35);
  const [cx, cy] = [w * random.between(0.2, 0.8), h * random.between(0.25, 0.5)];
  return Array.from({ length: 22 }, () => {
    const [x, y, s] = [
      cx + random.between(-0.16, 0.16) * w,
      cy + random.between(-0.07, 0.07) * h,
      random.between(5, 10),
    ];
    return path(
      `M${n(x - s)} ${n(y)}Q${n(x)} ${n(y - s * 0.6)} ${n(x + s)} ${n(y)}L${n(x + s * 1.5)} ${n(y - s * 0.4)}V${n(y + s * 0.4)}L${n(x + s)} ${n(y)}Q${n(x)} ${n(y + s * 0.6)} ${n(x - s)} ${n(y)}Z`,
      fill,
      'opacity="0.7"',
    );
  }).join('');
}

function rays(canvas: Canvas): string {
  const { w, h, random: r, defs } = canvas;
  const random = r.part('rays');
  const id = newId('ray');
  defs.push(
    gradient(id, [
      [0, '#eafcff', 0.42],
      [1, '#eafcff', 0],
    ]),
  );
  let out = '';
  for (let i = 0; i < 8; i++) {
    const x = w * random.between(0.2, 0.95);
    const drift = (x - w * 0.62) * 0.9 - w * 0.06;
    const wide = w * random.between(0.012, 0.05);
    out += path(
      polygon([
        [x, -10],
        [x + wide, -10],
        [x + drift + wide * 3, h * 0.85],
        [x + drift, h * 0.85],
      ]),
      `url(#${id})`,
      'opacity="0.5"',
    );
  }
  return group(soften(canvas, out, 5), 'style="mix-blend-mode:screen"');
}

function weed(canvas: Canvas): string {
  const { w, h, random: r } = canvas;
  const random = r.part('weed');
  let out = '';
  for (let i = 0; i < 16; i++) {
    const x = w * (random.chance(0.5) ? random.between(-0.01, 0.15) : random.between(0.85, 1.01));
    const high = h * random.between(0.16, 0.4);
    const points = Array.from(
      { length: 6 },
      (_, k) => [x + Math.sin(k * 1.3 + i) * w * 0.014, h - (k / 5) * high] as Point,
    );
    out += line(curve(points), tint(canvas, 0.36, 0.08, 165, 0.12), random.between(5, 11));
  }
  return out;
}

function bubbles({ w, h, random: r }: Canvas): string {
  const random = r.part('bubbles');
  return Array.from({ length: 34 }, () => {
    const [x, y, s] = [random() * w, random() * h, random() ** 2 * 9 + 1.5];
    return (
      circle(x, y, s, '#e6fbff', 'opacity="0.22"') +
      circle(x - s * 0.3, y - s * 0.3, s * 0.3, '#fff', 'opacity="0.7"')
    );
  }).join('');
}
