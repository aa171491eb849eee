/** A street between houses that run to one point. */
import { hex, lch, lighter, mix } from '../colour/oklch.ts';
import { circle, ellipse, gradient, path, polygon, rect } from '../draw/svg.ts';
import { ink, newId, type Canvas } from './canvas.ts';
import { mist, sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { broadleaf } from './trees.ts';
import { isLit, skyline } from './city.ts';

export const street: Stage = {
  horizon: 0.5,
  ground: [0.8, 0.93],
  air: [0.08, 0.3],
  paint(canvas) {
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      {
        name: 'Far houses',
        svg:
          skyline(canvas, canvas.hz + 10, 0.5, 0.2, 'street') + mist(canvas, canvas.hz, canvas.h * 0.1, 0.4),
        slot: 'back',
      },
      { name: 'Houses', svg: row(canvas, -1) + row(canvas, 1), slot: 'back' },
      { name: 'Street', svg: road(canvas), slot: 'back' },
      { name: 'Lamps', svg: lamps(canvas), slot: 'bank' },
    ];
  },
};

const fronts = [
  lch(0.72, 0.1, 40),
  lch(0.8, 0.08, 80),
  lch(0.68, 0.08, 200),
  lch(0.76, 0.07, 150),
  lch(0.66, 0.11, 20),
  lch(0.82, 0.05, 300),
];

/** Houses that run to the vanishing point. */
function row(canvas: Canvas, side: -1 | 1): string {
  const { w, h, hz, random: r } = canvas;
  const random = r.part(`row${side}`);
  const at = (d: number) => w / 2 + side * (w * 0.56) * d;
  let out = '';
  const cuts = [0.16, 0.24, 0.35, 0.5, 0.72, 1.06];
  for (let i = 0; i < cuts.length - 1; i++) {
    const [d0, d1] = [cuts[i]!, cuts[i + 1]!];
    const far = 0.5 - i * 0.1;
    const high = random.between(0.66, 0.92);
    const own = random.pick(fronts);
    const foot = (d: number) => hz + h * 0.33 * d;
    const roof = (d: number) => hz - h * high * d * 0.72;
    const quad = (a: number, b: number, low: number, top: number, fill: string, more = '') => {
      const [xa, xb] = [d0 + (d1 - d0) * a, d0 + (d1 - d0) * b];
      const y = (d: number, t: number) => foot(d) + (roof(d) - foot(d)) * t;
      return path(
        polygon([
          [at(xa), y(xa, low)],
          [at(xb), y(xb, low)],
          [at(xb), y(xb, top)],
          [at(xa), y(xa, top)],
        ]),
        fill,
        more,
      );
    };
    out +=
      quad(0, 1, 0, 1, ink(canvas, own, far)) +
      quad(0, 1, 0.955, 1.02, ink(canvas, lighter(own, -0.25), far)) +
      quad(0, 1, 0, 0.03, ink(canvas, lighter(own, -0.2), far));
    const lit = isLit(canvas);
    for (let floor = 0; floor < 4; floor++)
      for (let k = 0; k < 3; k++) {
        const [a, low] = [0.12 + k * 0.28, 0.3 + floor * 0.165];
        const glow = lit && random.chance(0.6);
        out +=
          quad(a - 0.02, a + 0.2, low - 0.015, low + 0.11, ink(canvas, lighter(own, 0.12), far)) +
          quad(a, a + 0.18, low, low + 0.1, glow ? '#ffd98a' : ink(canvas, lch(0.45, 0.05, 240), far));
      }
    out +=
      quad(0.08, 0.62, 0.03, 0.2, lit ? '#ffcf80' : ink(canvas, lch(0.5, 0.04, 230), far)) +
      quad(
        0.04,
        0.68,
        0.2,
        0.245,
        ink(canvas, random.pick([lch(0.6, 0.17, 30), lch(0.62, 0.11, 160), lch(0.6, 0.12, 250)]), far),
      ) +
      quad(0.74, 0.92, 0.02, 0.2, ink(canvas, lch(0.4, 0.07, 40), far));
  }
  return out;
}

function road(canvas: Canvas): string {
  const { w, h, hz, defs, random: r } = canvas;
  const id = newId('road');
  const stone = lch(0.52, 0.025, 280);
  defs.push(
    gradient(id, [
      [0, ink(canvas, lighter(stone, 0.12), 0.4)],
      [1, ink(canvas, stone, 0, -0.06)],
    ]),
  );
  const random = r.part('road');
  let out =
    path(
      polygon([
        [w * 0.42, hz + 6],
        [w * 0.58, hz + 6],
        [w * 1.5, h + 4],
        [-w * 0.5, h + 4],
      ]),
      ink(canvas, lch(0.7, 0.025, 70), 0.06),
    ) +
    path(
      polygon([
        [w * 0.46, hz + 6],
        [w * 0.54, hz + 6],
        [w * 1.02, h + 4],
        [-w * 0.02, h + 4],
      ]),
      `url(#${id})`,
    );
  const wet = canvas.scene.weather === 'rain' || canvas.scene.weather === 'storm';
  for (let i = 0; i < 46; i++) {
    const t = random();
    const y = hz + 20 + t * (h - hz);
    out += ellipse(
      w / 2 + random.between(-0.5, 0.5) * w * t,
      y,
      5 + t * 26,
      1 + t * (wet ? 5 : 2.4),
      wet
        ? hex(mix(canvas.palette.skyLow, canvas.palette.light, 0.5))
        : ink(canvas, stone, 0, random.between(-0.06, 0.06)),
      `opacity="${wet ? 0.28 : 0.5}"`,
    );
  }
  return out;
}

function lamps(canvas: Canvas): string {
  const { w, h, hz, random: r } = canvas;
  const random = r.part('street-trees');
  const lit = isLit(canvas);
  const iron = ink(canvas, lch(0.28, 0.02, 270));
  let out = '';
  for (const d of [0.28, 0.44, 0.74])
    for (const side of [-1, 1]) {
      const [x, foot] = [w / 2 + side * w * 0.43 * d, hz + h * 0.36 * d];
      const s = h * 0.4 * d;
      if (d !== 0.44)
        out +=
          rect(x - s * 0.012, foot - s, s * 0.024, s, iron) +
          circle(x, foot - s, s * 0.045, lit ? '#ffe7b0' : ink(canvas, lch(0.92, 0.02, 90))) +
          (lit ? circle(x, foot - s, s * 0.3, 'url(#lamp)') : '');
      else out += broadleaf(canvas, random, x, foot, s * 0.95, 0.2);
    }
  return out;
}
