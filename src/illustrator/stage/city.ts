/** A skyline over water. */
import { hex, lch, lighter } from '../colour/oklch.ts';
import { gradient, n, path, polygon, rect } from '../draw/svg.ts';
import type { Random } from '../random.ts';
import { ink, newId, type Canvas } from './canvas.ts';
import { mist, sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { water } from './water.ts';

export const city: Stage = {
  horizon: 0.6,
  ground: [0.84, 0.94],
  water: [0.65, 0.77],
  air: [0.1, 0.32],
  paint(canvas) {
    const { hz, h } = canvas;
    const above =
      skyline(canvas, hz, 0.66, 0.3, 'far') +
      mist(canvas, hz - h * 0.05, h * 0.16, 0.4) +
      skyline(canvas, hz, 0.42, 0.24, 'mid') +
      skyline(canvas, hz, 0.2, 0.15, 'near');
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Skyline', svg: above, slot: 'back' },
      {
        name: 'River',
        svg: water(canvas, hz, h, rect(-4, 0, canvas.w + 8, hz, hex(canvas.palette.skyLow)) + above),
        slot: 'back',
      },
      { name: 'Quay', svg: quay(canvas), slot: 'bank' },
    ];
  },
};

/** Whether lamps are lit. */
export const isLit = ({ palette }: Canvas) => palette.exposure < 0.85;

export function skyline(canvas: Canvas, foot: number, far: number, high: number, name: string): string {
  const { w, h, random: r, defs } = canvas;
  const random = r.part(`skyline-${name}`);
  const own = lch(0.46, 0.05, 268);
  const id = newId('tower');
  defs.push(
    gradient(
      id,
      [
        [0, ink(canvas, own, far)],
        [1, ink(canvas, own, Math.min(0.85, far + 0.22))],
      ],
      `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(foot - high * h)}" y2="${n(foot)}"`,
    ),
  );
  let out = '';
  for (let x = -20; x < w + 20;) {
    const wide = w * random.between(0.028, 0.07);
    const rise = high * h * random.between(0.3, 1) * (0.65 + 0.45 * Math.sin((x / w) * Math.PI));
    out += tower(canvas, random, x, foot, wide, rise, `url(#${id})`, far);
    x += wide * random.between(0.85, 1.25);
  }
  return out;
}

function tower(
  canvas: Canvas,
  random: Random,
  x: number,
  foot: number,
  wide: number,
  rise: number,
  fill: string,
  far: number,
): string {
  const top = foot - rise;
  const kind = random.whole(0, 5);
  let out = rect(x, top, wide, rise + 2, fill);
  if (kind === 0)
    out += path(
      polygon([
        [x, top],
        [x + wide / 2, top - wide * 0.8],
        [x + wide, top],
      ]),
      fill,
    );
  if (kind === 1)
    out +=
      rect(x + wide * 0.25, top - wide * 0.4, wide * 0.5, wide * 0.45, fill) +
      rect(x + wide * 0.48, top - wide, wide * 0.05, wide * 0.7, fill);
  if (kind === 2)
    out += path(
      `M${n(x)} ${n(top)}Q${n(x + wide / 2)} ${n(top - wide * 0.7)} ${n(x + wide)} ${n(top)}Z`,
      fill,
    );
  if (far > 0.55) return out;
  const lit = isLit(canvas);
  const glass = ink(canvas, lch(0.75, 0.05, 230), far + 0.1);
  const step = Math.max(7, wide / 5);
  for (let wy = top + step * 0.6; wy < foot - step; wy += step * 1.25)
    for (let wx = x + step * 0.45; wx < x + wide - step * 0.5; wx += step)
      if (random.chance(lit ? 0.45 : 0.6))
        out += rect(
          wx,
          wy,
          step * 0.48,
          step * 0.62,
          lit ? random.pick(['#ffd98a', '#ffe7b0', '#ffc46b', '#bfe3ff']) : glass,
          `opacity="${lit ? 0.9 - far : 0.5}"`,
        );
  return out;
}

function quay(canvas: Canvas): string {
  const { w, h } = canvas;
  const stone = lch(0.62, 0.02, 270);
  let out =
    rect(-4, h * 0.815, w + 8, h * 0.2, ink(canvas, stone, 0.02)) +
    rect(-4, h * 0.815, w + 8, 5, ink(canvas, lighter(stone, 0.12), 0.02));
  for (let x = 0; x < w; x += w / 14)
    out += rect(x, h * 0.755, 3.4, h * 0.065, ink(canvas, lch(0.28, 0.02, 270)));
  out +=
    rect(-4, h * 0.752, w + 8, 4.5, ink(canvas, lch(0.28, 0.02, 270))) +
    rect(-4, h * 0.78, w + 8, 2, ink(canvas, lch(0.28, 0.02, 270)));
  for (let row = 0; row < 4; row++)
    for (let x = (row % 2) * 40 - 40; x < w; x += 80 + row * 12)
      out += rect(
        x,
        h * (0.84 + row * 0.045),
        76 + row * 12,
        h * 0.04,
        ink(canvas, stone, 0, row % 2 ? -0.03 : -0.015),
        'rx="2"',
      );
  return out;
}
