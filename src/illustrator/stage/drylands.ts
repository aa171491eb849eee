/** Desert and snow: long soft ridges with one lit side. */
import { lch, lighter, type Oklch } from '../colour/oklch.ts';
import { curve, ellipse, gradient, n, path, type Point } from '../draw/svg.ts';
import { filled, ink, newId, peakPoints, ridgePoints, type Canvas } from './canvas.ts';
import { mountains } from './lake.ts';
import { mist, sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { pine } from './trees.ts';

export const desert: Stage = {
  horizon: 0.5,
  ground: [0.7, 0.92],
  air: [0.1, 0.38],
  paint(canvas) {
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Mesas', svg: mesas(canvas), slot: 'back' },
      { name: 'Dunes', svg: dunes(canvas, lch(0.76, 0.12, 66), [0.5, 0.34, 0.18, 0.06]), slot: 'back' },
      { name: 'Near dune', svg: nearDune(canvas, lch(0.68, 0.125, 60)), slot: 'bank' },
    ];
  },
};

export const snow: Stage = {
  horizon: 0.54,
  ground: [0.72, 0.92],
  air: [0.1, 0.4],
  paint(canvas) {
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Mountains', svg: mountains(canvas), slot: 'back' },
      {
        name: 'Snowfields',
        svg: dunes(canvas, lch(0.95, 0.018, 240), [0.36, 0.22, 0.1]) + firs(canvas),
        slot: 'back',
      },
      { name: 'Drift', svg: nearDune(canvas, lch(0.95, 0.016, 240)), slot: 'bank' },
      { name: 'Near firs', svg: edgeFirs(canvas), slot: 'front', box: firBox(canvas) },
    ];
  },
};

function mesas(canvas: Canvas): string {
  const { hz, h, w, random: r } = canvas;
  const random = r.part('mesas');
  let out = '';
  const rock = lch(0.55, 0.11, 42);
  for (let i = 0; i < 4; i++) {
    const [x, wide, high] = [random() * w, w * random.between(0.06, 0.16), h * random.between(0.06, 0.16)];
    out += path(
      `M${n(x - wide)} ${n(hz + 6)}L${n(x - wide * 0.72)} ${n(hz - high * 0.5)}L${n(x - wide * 0.62)} ${n(hz - high)}H${n(x + wide * 0.5)}L${n(x + wide * 0.64)} ${n(hz - high * 0.45)}L${n(x + wide)} ${n(hz + 6)}Z`,
      ink(canvas, rock, 0.6 - i * 0.06),
    );
  }
  return (
    out +
    filled(
      peakPoints(canvas, random, { base: hz + 4, height: h * 0.03, bends: 6, rough: 1 }),
      hz + 6,
      ink(canvas, rock, 0.55),
    ) +
    mist(canvas, hz, h * 0.1, 0.5)
  );
}

/** Each crest has a lit and a shaded flank that meet in an S. */
function dunes(canvas: Canvas, own: Oklch, fars: readonly number[]): string {
  const { w, h, hz, random: r, defs, sun } = canvas;
  let out = '';
  fars.forEach((far, i) => {
    const random = r.part(`dune${i}`);
    const points = ridgePoints(canvas, random, {
      base: hz + h * (0.035 + i * 0.055),
      height: h * (0.07 + i * 0.012),
      bends: 1.6 + random(),
      rough: 0,
    });
    const id = newId('dune');
    defs.push(
      gradient(id, [
        [0, ink(canvas, own, far, 0.05)],
        [0.6, ink(canvas, own, far, -0.02)],
        [1, ink(canvas, own, far + 0.12)],
      ]),
    );
    out += filled(points, h, `url(#${id})`);
    const peak = points.reduce(
      (best, one) => (one[1] < best[1] && one[0] > w * 0.1 && one[0] < w * 0.9 ? one : best),
      [0, h] as Point,
    );
    const away = sun[0] < peak[0] ? 1 : -1;
    const after = points.filter(
      ([x]) => (away > 0 ? x >= peak[0] : x <= peak[0]) && Math.abs(x - peak[0]) < w * 0.42,
    );
    const ordered = away > 0 ? after : [...after].reverse();
    if (ordered.length > 3) {
      const end = ordered.at(-1)!;
      out += path(
        `${curve(ordered)}C${n(end[0] - away * w * 0.1)} ${n(end[1] + h * 0.03)} ${n(peak[0] + away * w * 0.12)} ${n(peak[1] + h * 0.09)} ${n(peak[0] - away * w * 0.02)} ${n(peak[1] + h * 0.12)}Q${n(peak[0] + away * w * 0.03)} ${n(peak[1] + h * 0.05)} ${n(peak[0])} ${n(peak[1])}Z`,
        ink(canvas, { ...own, h: own.h - 14 }, far, -0.1),
        'opacity="0.75"',
      );
    }
  });
  return out;
}

function nearDune(canvas: Canvas, own: Oklch): string {
  const { w, h, random: r, defs } = canvas;
  const random = r.part('near-dune');
  const id = newId('near');
  defs.push(
    gradient(id, [
      [0, ink(canvas, own, 0.04, 0.05)],
      [0.4, ink(canvas, own, 0)],
      [1, ink(canvas, lighter(own, -0.13), 0)],
    ]),
  );
  const y = h * 0.68;
  let out = path(
    `M-4 ${n(y + 30)}C${n(w * 0.3)} ${n(y - 30)} ${n(w * 0.55)} ${n(y + 44)} ${n(w + 4)} ${n(y)}V${n(h + 4)}H-4Z`,
    `url(#${id})`,
  );
  for (let i = 0; i < 16; i++) {
    const t = random();
    const [x, py] = [random() * w, y + 40 + t * (h - y)];
    out += ellipse(
      x,
      py,
      w * random.between(0.05, 0.14),
      1.5 + t * 3,
      ink(canvas, own, 0, i % 2 ? 0.05 : -0.06),
      'opacity="0.4"',
    );
  }
  return out;
}

function firs(canvas: Canvas): string {
  const { w, h, hz, random: r } = canvas;
  const random = r.part('firs');
  return Array.from({ length: 16 }, () => {
    const x = random() * w;
    return Math.abs(x / w - 0.5) < 0.2
      ? ''
      : pine(canvas, random, x, hz + h * random.between(0.1, 0.16), h * random.between(0.09, 0.2), 0.16);
  }).join('');
}

const firBox = ({ w, h, sun }: Canvas) =>
  sun[0] > w / 2 ? ([0, h * 0.37, w * 0.14, h] as const) : ([w * 0.86, h * 0.37, w, h] as const);

function edgeFirs(canvas: Canvas): string {
  const { w, h, random: r, sun } = canvas;
  const random = r.part('edge-firs');
  return pine(canvas, random, sun[0] > w / 2 ? w * 0.015 : w * 0.985, h * 1.03, h * 0.66, 0);
}
