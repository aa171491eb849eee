/** Farm and garden: what people made of a meadow. */
import { lch, lighter } from '../colour/oklch.ts';
import { curve, gradient, line, n, path, polygon, rect, type Point } from '../draw/svg.ts';
import { ink, newId, type Canvas } from './canvas.ts';
import { frontGrass, nearGrass } from './foreground.ts';
import { flowers, hills } from './meadow.ts';
import { sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { broadleaf, bush } from './trees.ts';

export const farm: Stage = {
  horizon: 0.54,
  ground: [0.76, 0.92],
  air: [0.1, 0.4],
  paint(canvas) {
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Hills', svg: hills(canvas), slot: 'back' },
      { name: 'Fields', svg: rows(canvas) + barn(canvas), slot: 'back' },
      { name: 'Fence', svg: yard(canvas) + fence(canvas), slot: 'bank' },
      { name: 'Grass', svg: frontGrass(canvas, 0.09), slot: 'front' },
    ];
  },
};

export const garden: Stage = {
  horizon: 0.5,
  ground: [0.74, 0.92],
  air: [0.12, 0.4],
  paint(canvas) {
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Trees', svg: hills(canvas) + hedge(canvas), slot: 'back' },
      { name: 'Lawn', svg: lawn(canvas), slot: 'back' },
      { name: 'Beds', svg: flowers(canvas, 0.93, 1.05, 60, 'bed'), slot: 'front' },
      { name: 'Grass', svg: frontGrass(canvas, 0.08), slot: 'front' },
    ];
  },
};

function rows(canvas: Canvas): string {
  const { w, h, hz, random: r, palette } = canvas;
  const random = r.part('rows');
  const [a, b] =
    canvas.scene.season === 'winter'
      ? [palette.grass, lighter(palette.grass, -0.06)]
      : [lch(0.82, 0.12, 92), lch(0.66, 0.12, 120)];
  const top = hz + h * 0.06;
  const vanish = w * random.between(0.3, 0.7);
  let out = rect(-4, top, w + 8, h, ink(canvas, a, 0.1));
  for (let i = -14; i < 14; i++)
    out += path(
      polygon([
        [vanish + i * w * 0.035, top],
        [vanish + (i + 0.5) * w * 0.035, top],
        [vanish + (i + 0.5) * w * 0.26, h],
        [vanish + i * w * 0.26, h],
      ]),
      ink(canvas, b, 0.1),
    );
  return out;
}

function barn(canvas: Canvas): string {
  const { w, h, hz, sun } = canvas;
  const x = sun[0] > w / 2 ? w * 0.17 : w * 0.83;
  const [s, y] = [h * 0.17, hz + h * 0.1];
  const red = lch(0.52, 0.15, 28);
  const white = ink(canvas, lch(0.95, 0.01, 80), 0.1);
  return (
    rect(x + s * 0.62, y - s * 0.98, s * 0.3, s * 0.98, ink(canvas, lch(0.75, 0.02, 240), 0.14)) +
    path(
      `M${n(x + s * 0.62)} ${n(y - s * 0.98)}a${n(s * 0.15)} ${n(s * 0.15)} 0 0 1 ${n(s * 0.3)} 0Z`,
      ink(canvas, lch(0.6, 0.02, 240), 0.14),
    ) +
    path(
      polygon([
        [x - s * 0.6, y],
        [x - s * 0.6, y - s * 0.5],
        [x - s * 0.4, y - s * 0.8],
        [x, y - s],
        [x + s * 0.4, y - s * 0.8],
        [x + s * 0.6, y - s * 0.5],
        [x + s * 0.6, y],
      ]),
      ink(canvas, red, 0.12),
    ) +
    line(
      `M${n(x - s * 0.64)} ${n(y - s * 0.46)}L${n(x - s * 0.42)} ${n(y - s * 0.82)}L${n(x)} ${n(y - s * 1.02)}L${n(x + s * 0.42)} ${n(y - s * 0.82)}L${n(x + s * 0.64)} ${n(y - s * 0.46)}`,
      white,
      s * 0.05,
    ) +
    rect(x - s * 0.2, y - s * 0.42, s * 0.4, s * 0.42, ink(canvas, lighter(red, -0.12), 0.12)) +
    line(
      `M${n(x - s * 0.2)} ${n(y)}L${n(x + s * 0.2)} ${n(y - s * 0.42)}M${n(x + s * 0.2)} ${n(y)}L${n(x - s * 0.2)} ${n(y - s * 0.42)}M${n(x - s * 0.2)} ${n(y)}V${n(y - s * 0.42)}H${n(x + s * 0.2)}V${n(y)}`,
      white,
      s * 0.025,
    ) +
    rect(x - s * 0.09, y - s * 0.74, s * 0.18, s * 0.16, canvas.palette.exposure < 0.85 ? '#ffd98a' : white) +
    broadleaf(
      canvas,
      canvas.random.part('barn-tree'),
      x + (x < w / 2 ? -1 : 1) * s * 0.9,
      y + 4,
      s * 1.2,
      0.12,
    )
  );
}

function yard(canvas: Canvas): string {
  const { w, h, palette, defs } = canvas;
  const id = newId('yard');
  defs.push(
    gradient(id, [
      [0, ink(canvas, palette.grass, 0.06, 0.03)],
      [1, ink(canvas, palette.grass, 0, -0.14)],
    ]),
  );
  const y = h * 0.72;
  return (
    path(
      `M-4 ${n(y)}C${n(w * 0.3)} ${n(y - 16)} ${n(w * 0.7)} ${n(y + 20)} ${n(w + 4)} ${n(y - 6)}V${n(h + 4)}H-4Z`,
      `url(#${id})`,
    ) + nearGrass(canvas, y + 20, h, 0.8)
  );
}

function fence(canvas: Canvas): string {
  const { w, h } = canvas;
  const wood = lch(0.86, 0.03, 80);
  let out = '';
  for (const y of [0.675, 0.705]) out += rect(-4, h * y, w + 8, h * 0.011, ink(canvas, wood, 0.06));
  for (let x = 10; x < w; x += w / 13)
    out += path(
      `M${n(x)} ${n(h * 0.735)}V${n(h * 0.66)}l${n(w * 0.008)} -8l${n(w * 0.008)} 8V${n(h * 0.735)}Z`,
      ink(canvas, wood, 0.04, -0.03),
    );
  return out;
}

function hedge(canvas: Canvas): string {
  const { w, h, hz, random: r } = canvas;
  const random = r.part('hedge');
  let out =
    broadleaf(canvas, random, w * 0.1, hz + h * 0.15, h * 0.4, 0.12) +
    broadleaf(canvas, random, w * 0.92, hz + h * 0.15, h * 0.34, 0.14);
  for (let x = -20; x < w + 40; x += w * 0.055) out += bush(canvas, random, x, hz + h * 0.16, h * 0.07, 0.12);
  return out;
}

function lawn(canvas: Canvas): string {
  const { w, h, hz, palette, defs } = canvas;
  const id = newId('lawn');
  defs.push(
    gradient(id, [
      [0, ink(canvas, palette.grass, 0.12, 0.06)],
      [1, ink(canvas, palette.grass, 0, -0.12)],
    ]),
  );
  const y = hz + h * 0.15;
  const left: Point[] = [
    [w * 0.5, y],
    [w * 0.44, h * 0.76],
    [w * 0.4, h * 0.86],
    [w * 0.3, h + 4],
  ];
  const right: Point[] = [
    [w * 0.72, h + 4],
    [w * 0.6, h * 0.86],
    [w * 0.55, h * 0.76],
    [w * 0.53, y],
  ];
  return (
    rect(-4, y, w + 8, h, `url(#${id})`) +
    path(`${curve(left)}L${curve(right).slice(1)}Z`, ink(canvas, lch(0.82, 0.05, 75), 0.08)) +
    nearGrass(canvas, y + 24, h, 0.55) +
    flowers(canvas, 0.68, 0.92, 40, 'lawn')
  );
}
