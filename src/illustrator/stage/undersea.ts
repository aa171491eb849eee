/** Under water: light from above, reefs at the sides, weed, bubbles, small fish far away. */
import { hex, lch, mix } from '../colour/oklch.ts';
import {
  circle,
  curve,
  ellipse,
  gradient,
  group,
  line,
  n,
  path,
  polygon,
  rect,
  type Point,
} from '../draw/svg.ts';
import { filled, newId, ridgePoints, type Canvas } from './canvas.ts';
import { soften } from './foreground.ts';
import type { Stage } from './stage.ts';

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

/** The deep has its own colours; the hour only makes it darker. */
const tint = ({ palette }: Canvas, l: number, c: number, h: number, far: number) => {
  const dim = palette.isNight ? 0.6 : palette.exposure < 0.8 ? 0.85 : 1;
  return hex(mix(lch(l * dim, c, h), lch(0.6 * dim, 0.1, 215), far));
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

function reef(canvas: Canvas, base: number, far: number, name: string): string {
  const { h, w, random: r } = canvas;
  const points = ridgePoints(canvas, r.part(`reef-${name}`), {
    base: h * base,
    height: h * 0.2,
    bends: 3,
    rough: 0.8,
  }).map(([x, y]) => [x, y + (0.5 - Math.abs(x / w - 0.5)) * h * 0.16] as Point);
  return filled(points, h + 4, tint(canvas, 0.36, 0.08, 250, far));
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

function bed(canvas: Canvas): string {
  const { w, h, random: r, defs } = canvas;
  const random = r.part('bed');
  const id = newId('bed');
  defs.push(
    gradient(id, [
      [0, tint(canvas, 0.72, 0.06, 150, 0.35)],
      [1, tint(canvas, 0.5, 0.06, 210, 0.2)],
    ]),
  );
  let out = path(
    `M-4 ${n(h * 0.82)}C${n(w * 0.3)} ${n(h * 0.77)} ${n(w * 0.62)} ${n(h * 0.83)} ${n(w + 4)} ${n(h * 0.79)}V${n(h + 4)}H-4Z`,
    `url(#${id})`,
  );
  for (let i = 0; i < 12; i++)
    out += ellipse(
      random() * w,
      h * random.between(0.84, 1),
      w * random.between(0.04, 0.1),
      3,
      tint(canvas, 0.85, 0.05, 140, 0.2),
      'opacity="0.35"',
    );
  const tones: readonly [number, number, number][] = [
    [0.68, 0.17, 20],
    [0.74, 0.15, 55],
    [0.66, 0.16, 340],
    [0.6, 0.13, 300],
  ];
  for (let i = 0; i < 12; i++) {
    const x = w * (random.chance(0.5) ? random.between(0, 0.3) : random.between(0.7, 1));
    out += coral(
      canvas,
      x,
      h * random.between(0.82, 0.95),
      h * random.between(0.06, 0.15),
      random.pick(tones),
      random.whole(0, 2),
      i,
    );
  }
  return out;
}

function coral(
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  [l, c, hue]: readonly [number, number, number],
  kind: number,
  nth: number,
): string {
  const random = canvas.random.part(`coral${nth}`);
  const fill = (lift: number) => tint(canvas, l + lift, c, hue, 0.16);
  if (kind === 0) {
    const branch = (bx: number, by: number, angle: number, size: number, left: number): string => {
      const [ex, ey] = [bx + Math.cos(angle) * size, by + Math.sin(angle) * size];
      const own = line(`M${n(bx)} ${n(by)}L${n(ex)} ${n(ey)}`, fill(left * 0.02), size * 0.3);
      return left === 0
        ? own
        : own +
            branch(ex, ey, angle - random.between(0.3, 0.6), size * 0.72, left - 1) +
            branch(ex, ey, angle + random.between(0.3, 0.6), size * 0.72, left - 1);
    };
    return branch(x, y, -Math.PI / 2, s * 0.36, 3);
  }
  if (kind === 1)
    return [0, 1, 2]
      .map((i) =>
        circle(x + (i - 1) * s * 0.34, y - s * 0.2, s * random.between(0.24, 0.36), fill(i * 0.04 - 0.04)),
      )
      .join('');
  return Array.from({ length: 6 }, (_, i) =>
    rect(
      x + (i - 3) * s * 0.15,
      y - s * random.between(0.4, 0.95),
      s * 0.12,
      s,
      fill(i % 2 ? 0.04 : -0.03),
      `rx="${n(s * 0.06)}"`,
    ),
  ).join('');
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
