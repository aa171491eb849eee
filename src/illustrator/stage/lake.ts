/** A mountain lake: four ranges in the haze, woods on the far shore, all of it again in the water. */
import { hex, lch, lighter, mix } from '../colour/oklch.ts';
import { gradient, group, n, path } from '../draw/svg.ts';
import { filled, heightAt, ink, newId, peakPoints, ridgePoints, type Canvas } from './canvas.ts';
import { aurora, auroraIn } from './aurora.ts';
import { branchBox, framingBranch, nearGrass } from './foreground.ts';
import { mist, sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { pine, pineShape, reed } from './trees.ts';
import { shoreLine, water } from './water.ts';

export const lake: Stage = {
  horizon: 0.52,
  ground: [0.865, 0.95],
  water: [0.58, 0.8],
  air: [0.1, 0.4],
  paint(canvas) {
    const { hz, h, w } = canvas;
    const above = mountains(canvas) + farShore(canvas);
    const edge = h * 0.845;
    return [
      { name: 'Sky', svg: sky(canvas), slot: 'back' },
      { name: 'Mountains', svg: above, slot: 'back' },
      {
        name: 'Water',
        svg:
          water(canvas, hz, h, skyAgain(canvas) + (auroraIn(canvas.scene) ? aurora(canvas) : '') + above) +
          mist(canvas, hz, h * 0.07, 0.55),
        slot: 'back',
      },
      { name: 'Shore', svg: shore(canvas, edge), slot: 'bank' },
      { name: 'Reeds', svg: reeds(canvas, w, h), slot: 'front' },
      { name: 'Branch', svg: framingBranch(canvas), slot: 'front', box: branchBox(canvas) },
    ];
  },
};

function skyAgain(canvas: Canvas): string {
  const { w, hz, palette, defs } = canvas;
  const id = newId('mirror');
  defs.push(
    gradient(id, [
      [0, hex(palette.skyTop)],
      [0.6, hex(palette.skyMid)],
      [1, hex(palette.skyLow)],
    ]),
  );
  return path(`M-4 0H${n(w + 4)}V${n(hz)}H-4Z`, `url(#${id})`);
}

export function mountains(canvas: Canvas): string {
  const { hz, h, palette, random: r, defs, w } = canvas;
  const stone = lch(0.5, 0.055, 265);
  let out = '';
  [0.8, 0.62, 0.42].forEach((far, i) => {
    const random = r.part(`range${i}`);
    const points = peakPoints(canvas, random, {
      base: hz,
      height: h * (0.29 - i * 0.07),
      bends: 2.6 + i * 1.1,
      rough: 1,
    });
    const id = newId('range');
    const own = ink(canvas, stone, far);
    defs.push(
      gradient(id, [
        [0, own],
        [1, hex(mix(palette.haze, palette.skyLow, 0.35))],
      ]),
    );
    out += filled(points, hz + 2, `url(#${id})`, false);
    if (i < 2) out += snowcaps(canvas, points, far, h * (0.085 - i * 0.03));
    out += mist(canvas, hz - h * (0.03 - i * 0.01), h * 0.1, 0.4);
  });
  const hills = ridgePoints(canvas, r.part('hills'), {
    base: hz + 2,
    height: h * 0.085,
    bends: 4,
    rough: 0.5,
  });
  out += filled(hills, hz + 2, ink(canvas, mix(lch(0.42, 0.07, 165), palette.leaf, 0.25), 0.38));
  let woods = '';
  const random = r.part('woods');
  for (let x = -10; x < w + 10; x += random.between(4, 9))
    woods += pineShape(random, x, heightAt(hills, x) + 6, h * random.between(0.018, 0.042));
  return out + path(woods, ink(canvas, mix(lch(0.4, 0.07, 165), palette.leaf, 0.25), 0.36));
}

/** Snow on the summits: on the side of the light bright, on the other blue. */
function snowcaps(
  canvas: Canvas,
  points: readonly (readonly [number, number])[],
  far: number,
  depth: number,
): string {
  const random = canvas.random.part('caps');
  const lit = ink(canvas, lch(0.97, 0.012, 90), far * 0.72);
  const dim = ink(canvas, lch(0.8, 0.03, 260), far * 0.8);
  let out = '';
  for (let i = 2; i < points.length - 2; i++) {
    const [x, y] = points[i]!;
    const isTop =
      y < points[i - 1]![1] && y <= points[i + 1]![1] && y < points[i - 2]![1] && y < points[i + 2]![1];
    if (!isTop) continue;
    const deep = depth * random.between(0.7, 1.2);
    const [l, r] = [edgeAt(points, i, -1, y + deep), edgeAt(points, i, 1, y + deep)];
    const teeth = (from: readonly [number, number], to: readonly [number, number]) => {
      let d = '';
      for (let k = 1; k < 5; k++) {
        const t = k / 5;
        const dy = (k % 2 ? -0.32 : 0.12) * deep * random.between(0.6, 1.2);
        d += `L${n(from[0] + (to[0] - from[0]) * t)} ${n(from[1] + (to[1] - from[1]) * t + dy)}`;
      }
      return d;
    };
    const middle = [x + deep * 0.12, y + deep * 0.92] as const;
    const sunLeft = canvas.sun[0] < x;
    const trace = (side: -1 | 1, end: readonly [number, number]) => {
      let d = `M${n(x)} ${n(y)}`;
      for (
        let k = i + side;
        points[k] && (side < 0 ? points[k]![0] > end[0] : points[k]![0] < end[0]);
        k += side
      )
        d += `L${n(points[k]![0])} ${n(points[k]![1])}`;
      return `${d}L${n(end[0])} ${n(end[1])}${teeth(end, middle)}L${n(middle[0])} ${n(middle[1])}Z`;
    };
    out += path(trace(-1, l), sunLeft ? lit : dim) + path(trace(1, r), sunLeft ? dim : lit);
  }
  return out;
}

function edgeAt(
  points: readonly (readonly [number, number])[],
  from: number,
  side: -1 | 1,
  y: number,
): readonly [number, number] {
  let i = from;
  while (points[i + side] && points[i + side]![1] < y && Math.abs(i - from) < 12) i += side;
  return points[i + side] && points[i + side]![1] < y + 60 ? points[i]! : points[i]!;
}

function farShore(canvas: Canvas): string {
  const { hz, h, w, random: r } = canvas;
  const random = r.part('shore-trees');
  let out = '';
  const left = random.chance(0.5);
  for (const [from, to, size] of [
    [left ? -0.02 : 0.62, left ? 0.36 : 1.02, 1],
    [left ? 0.8 : -0.02, left ? 1.02 : 0.16, 0.7],
  ] as const)
    for (let x = from * w; x < to * w; x += random.between(9, 22)) {
      const edge = Math.min(1, Math.min(x - from * w, to * w - x) / (w * 0.12) + 0.35);
      out += pine(canvas, random, x, hz + 3, h * random.between(0.08, 0.15) * size * edge, 0.2);
    }
  return out;
}

function shore(canvas: Canvas, edge: number): string {
  const { palette, h } = canvas;
  const own = lighter(palette.grass, -0.16);
  return (
    shoreLine(canvas, edge - 5, h * 0.05, ink(canvas, lch(0.72, 0.05, 80), 0.05), 'bank') +
    shoreLine(canvas, edge, h * 0.05, ink(canvas, own, 0.04), 'bank') +
    shoreLine(canvas, edge + h * 0.045, h * 0.05, ink(canvas, own, 0, -0.045), 'bank2') +
    nearGrass(canvas, edge + h * 0.02, h)
  );
}

function reeds(canvas: Canvas, w: number, h: number): string {
  const random = canvas.random.part('reeds');
  const [fill, head] = [ink(canvas, lch(0.3, 0.06, 140)), ink(canvas, lch(0.36, 0.07, 50))];
  const side = random.chance(0.5) ? 0.02 : 0.86;
  let out = '';
  for (let i = 0; i < 16; i++)
    out += reed(random, w * (side + random() * 0.13), h + 6, h * random.between(0.12, 0.3), fill, head);
  return group(out);
}
