/** Rolling hills under a wide sky, a lone tree, flowers at our feet. */
import { lch, lighter, mix } from '../colour/oklch.ts';
import { circle, ellipse, gradient, line, n, path } from '../draw/svg.ts';
import { filled, heightAt, ink, newId, ridgePoints, type Canvas } from './canvas.ts';
import { frontGrass, nearGrass } from './foreground.ts';
import { mist, sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { broadleaf, bush, pineShape } from './trees.ts';

export const meadow: Stage = {
  horizon: 0.56,
  ground: [0.7, 0.92],
  air: [0.1, 0.42],
  paint(canvas) {
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Hills', svg: hills(canvas), slot: 'back' },
      { name: 'Meadow', svg: field(canvas), slot: 'back' },
      { name: 'Flowers', svg: flowers(canvas, 0.9, 1.04, 46, 'front'), slot: 'front' },
      { name: 'Grass', svg: frontGrass(canvas), slot: 'front' },
    ];
  },
};

export function hills(canvas: Canvas): string {
  const { w, h, hz, palette, random: r, defs } = canvas;
  let out = '';
  [0.78, 0.6, 0.42, 0.25].forEach((far, i) => {
    const points = ridgePoints(canvas, r.part(`hill${i}`), {
      base: hz + h * (0.015 + i * 0.025),
      height: h * (0.14 - i * 0.012),
      bends: 2 + i * 0.7,
      rough: 0.15,
    });
    const id = newId('hill');
    const own = mix(palette.grass, lch(0.5, 0.08, 200), far * 0.5);
    defs.push(
      gradient(id, [
        [0, ink(canvas, own, far, 0.035)],
        [0.5, ink(canvas, own, far, -0.03)],
        [1, ink(canvas, own, far + 0.15)],
      ]),
    );
    out += filled(points, hz + h * 0.25, `url(#${id})`);
    const random = r.part(`copse${i}`);
    let woods = '';
    for (let k = 0; k < 3; k++) {
      const from = random() * w;
      for (let j = 0; j < 9; j++) {
        const x = from + j * random.between(4, 10);
        if (i < 2)
          woods += pineShape(
            random,
            x,
            heightAt(points, x) + 4,
            h * random.between(0.014, 0.028) * (1 + i * 0.5),
          );
      }
    }
    if (woods) out += path(woods, ink(canvas, lch(0.4, 0.07, 160), far));
    if (i === 2)
      for (let k = 0; k < 4; k++) {
        const x = random() * w;
        out += broadleaf(
          canvas,
          random,
          x,
          heightAt(points, x) + 4,
          h * random.between(0.05, 0.08),
          far * 0.8,
        );
      }
    if (i === 3) {
      const x = w * (canvas.sun[0] > w / 2 ? random.between(0.1, 0.24) : random.between(0.76, 0.9));
      out += broadleaf(canvas, random, x, heightAt(points, x) + 8, h * 0.21, 0.12);
      for (let k = 0; k < 5; k++) {
        const bx = random() * w;
        out += bush(canvas, random, bx, heightAt(points, bx) + 6, h * 0.018, far);
      }
    }
    if (i < 2) out += mist(canvas, hz + h * 0.02, h * 0.12, 0.32);
  });
  return out;
}

function field(canvas: Canvas): string {
  const { w, h, hz, palette, defs, random: r } = canvas;
  const id = newId('field');
  const own = palette.grass;
  defs.push(
    gradient(id, [
      [0, ink(canvas, own, 0.2, 0.05)],
      [0.4, ink(canvas, own, 0.04)],
      [1, ink(canvas, own, 0, -0.14)],
    ]),
  );
  const y = hz + h * 0.1;
  const bank = path(
    `M-4 ${n(y + 16)}C${n(w * 0.28)} ${n(y - 26)} ${n(w * 0.6)} ${n(y + 34)} ${n(w + 4)} ${n(y - 8)}V${n(h + 4)}H-4Z`,
    `url(#${id})`,
  );
  const random = r.part('swathes');
  let swathes = '';
  for (let i = 0; i < 18; i++) {
    const t = random();
    swathes += ellipse(
      random() * w,
      y + 24 + t * (h - y),
      w * random.between(0.08, 0.2),
      4 + t * 12,
      ink(canvas, own, 0.05, random.between(-0.05, 0.06)),
      'opacity="0.4"',
    );
  }
  return bank + swathes + nearGrass(canvas, y + h * 0.03, h) + flowers(canvas, 0.7, 0.9, 60, 'far');
}

/** Small faces on stems, in two colours and white. */
export function flowers(canvas: Canvas, from: number, to: number, count: number, name: string): string {
  const { w, h, palette, random: r, scene } = canvas;
  if (scene.season === 'winter') return '';
  const random = r.part(`flowers-${name}`);
  const colours = [
    palette.blossom,
    lch(0.96, 0.02, 100),
    lch(0.7, 0.15, 300),
    { ...palette.blossom, h: palette.blossom.h + 30 },
  ];
  const made = Array.from({ length: count }, () => ({
    t: random(),
    x: random() * w,
    own: random.pick(colours),
    lean: random.between(-0.2, 0.2),
  })).sort((a, b) => a.t - b.t);
  return made
    .map(({ t, x, own, lean }) => {
      const y = h * (from + (to - from) * t);
      const s = h * (0.004 + (y / h - 0.66) * 0.04);
      const stem = s * 4.5;
      const [fx, fy] = [x + lean * stem, y - stem];
      let petals = '';
      for (let i = 0; i < 5; i++) {
        const a = (i / 5) * Math.PI * 2 + lean;
        petals += ellipse(
          fx + Math.cos(a) * s * 0.7,
          fy + Math.sin(a) * s * 0.55,
          s * 0.62,
          s * 0.5,
          ink(canvas, own, 0.02, i < 2 ? -0.03 : 0.03),
        );
      }
      return (
        line(
          `M${n(x)} ${n(y)}Q${n(x)} ${n(y - stem / 2)} ${n(fx)} ${n(fy)}`,
          ink(canvas, lighter(palette.grass, -0.2)),
          s * 0.28,
        ) +
        petals +
        circle(fx, fy, s * 0.4, ink(canvas, lch(0.85, 0.15, 85), 0))
      );
    })
    .join('');
}
