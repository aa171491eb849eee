/** High up: summits in the haze, a pass of stone and flowers before us. */
import { lch, lighter, mix } from '../colour/oklch.ts';
import { gradient, n, path } from '../draw/svg.ts';
import { filled, heightAt, ink, newId, ridgePoints, type Canvas } from './canvas.ts';
import { frontGrass, nearGrass } from './foreground.ts';
import { mountains as ranges } from './lake.ts';
import { flowers } from './meadow.ts';
import { mist, sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { pine } from './trees.ts';

export const mountains: Stage = {
  horizon: 0.6,
  ground: [0.76, 0.93],
  air: [0.12, 0.4],
  paint(canvas) {
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Summits', svg: ranges(canvas), slot: 'back' },
      { name: 'Slopes', svg: slopes(canvas), slot: 'back' },
      { name: 'Pass', svg: pass(canvas), slot: 'bank' },
      { name: 'Grass', svg: frontGrass(canvas, 0.08), slot: 'front' },
    ];
  },
};

function slopes(canvas: Canvas): string {
  const { hz, h, w, palette, random: r } = canvas;
  let out = '';
  [0.3, 0.16].forEach((far, i) => {
    const points = ridgePoints(canvas, r.part(`slope${i}`), {
      base: hz + h * (0.04 + i * 0.06),
      height: h * 0.13,
      bends: 2.2,
      rough: 0.3,
    });
    out += filled(points, h, ink(canvas, mix(palette.grass, lch(0.4, 0.06, 190), 0.45), far));
    const random = r.part(`slope-trees${i}`);
    for (let k = 0; k < 22; k++) {
      const x = random() * w;
      if (Math.abs(x / w - 0.5) < 0.14 + i * 0.06) continue;
      out += pine(
        canvas,
        random,
        x,
        heightAt(points, x) + 10,
        h * random.between(0.05, 0.1) * (1 + i * 0.5),
        far,
      );
    }
    out += mist(canvas, hz + h * (0.08 + i * 0.06), h * 0.12, 0.35);
  });
  return out;
}

function pass(canvas: Canvas): string {
  const { w, h, palette, defs } = canvas;
  const id = newId('pass');
  defs.push(
    gradient(id, [
      [0, ink(canvas, palette.grass, 0.06, 0.05)],
      [1, ink(canvas, lighter(palette.grass, -0.15), 0)],
    ]),
  );
  const y = h * 0.73;
  return (
    path(
      `M-4 ${n(y + 26)}C${n(w * 0.25)} ${n(y - 24)} ${n(w * 0.62)} ${n(y - 14)} ${n(w + 4)} ${n(y + 34)}V${n(h + 4)}H-4Z`,
      `url(#${id})`,
    ) +
    nearGrass(canvas, y + 30, h, 0.9) +
    flowers(canvas, 0.78, 1, 40, 'pass')
  );
}
