/** Beach and open sea: a far line, rows of waves, foam that dies on the sand. */
import { hex, lch, lighter, mix } from '../colour/oklch.ts';
import { circle, curve, ellipse, gradient, line, n, path, type Point } from '../draw/svg.ts';
import { filled, ink, newId, ridgePoints, type Canvas } from './canvas.ts';
import { sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { grassTuft, palm } from './trees.ts';
import { water } from './water.ts';

export const beach: Stage = {
  horizon: 0.46,
  ground: [0.76, 0.92],
  water: [0.52, 0.64],
  air: [0.1, 0.34],
  paint(canvas) {
    const { hz, h, w } = canvas;
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      {
        name: 'Sea',
        svg: headland(canvas) + water(canvas, hz, h, '', 0.6) + waves(canvas, hz, h * 0.7),
        slot: 'back',
      },
      { name: 'Sand', svg: sand(canvas), slot: 'bank' },
      { name: 'Palms', svg: palms(canvas, w, h), slot: 'bank' },
      { name: 'Dune grass', svg: dune(canvas), slot: 'front' },
    ];
  },
};

export const sea: Stage = {
  horizon: 0.45,
  ground: [0.66, 0.84],
  water: [0.58, 0.82],
  air: [0.1, 0.34],
  paint(canvas) {
    const { hz, h } = canvas;
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      {
        name: 'Sea',
        svg: headland(canvas) + water(canvas, hz, h, '', 0.5) + waves(canvas, hz, h * 0.84),
        slot: 'back',
      },
      { name: 'Near waves', svg: swell(canvas, 0.87) + swell(canvas, 0.94), slot: 'front' },
    ];
  },
};

function headland(canvas: Canvas): string {
  const { hz, h, random: r } = canvas;
  const points = ridgePoints(canvas, r.part('cape'), {
    base: hz + 2,
    height: h * 0.07,
    bends: 2,
    rough: 0.6,
  });
  const left = r.part('cape-side').chance(0.5);
  const cut = points.map(([x, y]) => {
    const t = left ? x / canvas.w : 1 - x / canvas.w;
    return [x, Math.min(hz + 3, y + Math.max(0, t - 0.25) * h * 0.3)] as Point;
  });
  return filled(cut, hz + 3, ink(canvas, lch(0.5, 0.06, 200), 0.62));
}

function waves(canvas: Canvas, from: number, to: number): string {
  const { w, palette, random: r } = canvas;
  const random = r.part('waves');
  const crest = hex(mix(palette.skyLow, lch(0.97, 0.02, 200), 0.5));
  const body = hex(mix(palette.skyTop, lch(0.55, 0.1, 205), 0.5));
  let out = '';
  for (let row = 1; row < 9; row++) {
    const t = (row / 9) ** 1.7;
    const y = from + (to - from) * t;
    for (let i = 0; i < 5; i++) {
      const [x, long, high] = [random() * w, w * random.between(0.06, 0.2) * (0.3 + t), 2 + t * 12];
      out +=
        path(
          `M${n(x - long)} ${n(y)}Q${n(x)} ${n(y - high * 2)} ${n(x + long)} ${n(y)}Q${n(x)} ${n(y - high * 0.8)} ${n(x - long)} ${n(y)}Z`,
          crest,
          `opacity="${(0.18 + t * 0.35).toFixed(2)}"`,
        ) +
        path(
          `M${n(x - long)} ${n(y)}Q${n(x)} ${n(y - high)} ${n(x + long)} ${n(y)}Q${n(x)} ${n(y + high * 0.5)} ${n(x - long)} ${n(y)}Z`,
          body,
          'opacity="0.3"',
        );
    }
  }
  return out;
}

function swell(canvas: Canvas, at: number): string {
  const { w, h, palette, random: r, defs } = canvas;
  const random = r.part(`swell${at}`);
  const id = newId('swell');
  const deep = mix(palette.skyTop, lch(0.42, 0.09, 215), 0.55);
  defs.push(
    gradient(id, [
      [0, hex(lighter(deep, 0.1))],
      [1, hex(lighter(deep, -0.1))],
    ]),
  );
  const points = Array.from(
    { length: 9 },
    (_, i) => [(i / 8) * (w + 40) - 20, h * at + Math.sin(i * 1.9 + random() * 2) * h * 0.018] as Point,
  );
  return (
    filled(points, h + 4, `url(#${id})`) +
    line(curve(points), hex(mix(palette.skyLow, lch(0.98, 0.01, 200), 0.6)), 2.4, 'opacity="0.6"')
  );
}

function sand(canvas: Canvas): string {
  const { w, h, palette, defs, random: r } = canvas;
  const random = r.part('sand');
  const own = lch(0.88, 0.06, 82);
  const [id, wet] = [newId('sand'), ink(canvas, lch(0.72, 0.055, 75), 0.08)];
  defs.push(
    gradient(id, [
      [0, ink(canvas, own, 0.1)],
      [1, ink(canvas, own, 0, -0.12)],
    ]),
  );
  const edge = (y: number, k: number) =>
    Array.from(
      { length: 8 },
      (_, i) => [(i / 7) * (w + 40) - 20, h * y + Math.sin(i * 1.4 + k) * h * 0.014] as Point,
    );
  const k = random() * 6;
  const foam = hex(mix(palette.skyLow, lch(0.99, 0.005, 200), 0.75));
  let out =
    filled(edge(0.672, k), h + 4, foam) +
    filled(edge(0.68, k + 0.3), h + 4, wet) +
    line(curve(edge(0.692, k + 0.6)), foam, 3, 'opacity="0.7"') +
    filled(edge(0.715, k + 0.2), h + 4, `url(#${id})`);
  for (let i = 0; i < 90; i++) {
    const t = random();
    out += circle(
      random() * w,
      h * (0.74 + t * 0.26),
      0.7 + t * 1.8,
      ink(canvas, own, 0, random.chance(0.5) ? -0.16 : 0.08),
      'opacity="0.5"',
    );
  }
  for (let i = 0; i < 10; i++)
    out += ellipse(
      random() * w,
      h * random.between(0.76, 1),
      w * 0.09,
      4,
      ink(canvas, own, 0, -0.07),
      'opacity="0.35"',
    );
  return out;
}

function palms(canvas: Canvas, w: number, h: number): string {
  const random = canvas.random.part('palms');
  const x = canvas.sun[0] > w / 2 ? w * 0.06 : w * 0.94;
  return (
    palm(canvas, random, x, h * 0.8, h * 0.52, 0.04) +
    palm(canvas, random, x + (x < w / 2 ? w * 0.07 : -w * 0.07), h * 0.76, h * 0.36, 0.1)
  );
}

function dune(canvas: Canvas): string {
  const { w, h, random: r } = canvas;
  const random = r.part('dune');
  let out = '';
  for (let i = 0; i < 14; i++) {
    const x = w * (random.chance(0.5) ? random.between(0, 0.16) : random.between(0.84, 1));
    out += grassTuft(
      random,
      x,
      h + 6,
      h * random.between(0.05, 0.13),
      ink(canvas, lch(0.5, 0.09, 115), 0, random.between(-0.08, 0.04)),
      8,
    );
  }
  return out;
}
