/** The floor of the sea: reefs, sand, corals. */
import { hex, lch, mix } from '../colour/oklch.ts';
import { circle, ellipse, gradient, line, n, path, rect, type Point } from '../draw/svg.ts';
import { filled, newId, ridgePoints, type Canvas } from './canvas.ts';

/** The deep has its own colours; the hour only makes it darker. */
export const tint = ({ palette }: Canvas, l: number, c: number, h: number, far: number) => {
  const dim = palette.isNight ? 0.6 : palette.exposure < 0.8 ? 0.85 : 1;
  return hex(mix(lch(l * dim, c, h), lch(0.6 * dim, 0.1, 215), far));
};

export function reef(canvas: Canvas, base: number, far: number, name: string): string {
  const { h, w, random: r } = canvas;
  const points = ridgePoints(canvas, r.part(`reef-${name}`), {
    base: h * base,
    height: h * 0.2,
    bends: 3,
    rough: 0.8,
  }).map(([x, y]) => [x, y + (0.5 - Math.abs(x / w - 0.5)) * h * 0.16] as Point);
  return filled(points, h + 4, tint(canvas, 0.36, 0.08, 250, far));
}

export function bed(canvas: Canvas): string {
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

export function coral(
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
