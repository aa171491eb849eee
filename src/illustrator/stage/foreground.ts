/** What stands between us and the scene: dark, a little soft, at the edges only. It gives depth and holds the eye inside. */
import { lch, lighter, mix } from '../colour/oklch.ts';
import { circle, group, line, n, path } from '../draw/svg.ts';
import { ink, newId, type Canvas } from './canvas.ts';
import { grassTuft } from './trees.ts';

export function soften(canvas: Canvas, svg: string, by: number): string {
  const id = newId('soft');
  canvas.defs.push(
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${n(by)}"/></filter>`,
  );
  return group(svg, `filter="url(#${id})"`);
}

/** As far as the bough's leaves can hang in. */
export const branchBox = ({ w, h, sun }: Canvas) =>
  sun[0] > w / 2 ? ([0, 0, w * 0.46, h * 0.19] as const) : ([w * 0.54, 0, w, h * 0.19] as const);

/** A bough that hangs in from the corner away from the sun. */
export function framingBranch(canvas: Canvas): string {
  const { w, h, random: r, sun, palette, scene } = canvas;
  const random = r.part('bough');
  const left = sun[0] > w / 2;
  const at = (x: number) => (left ? x * w : w - x * w);
  const bark = ink(canvas, lch(0.24, 0.04, 40));
  const leafOwn =
    scene.season === 'summer'
      ? lch(0.34, 0.08, 150)
      : scene.season === 'winter'
        ? lch(0.45, 0.03, 230)
        : mix(palette.leaf, lch(0.3, 0.1, palette.leaf.h), 0.45);
  let boughs = '';
  let leaves = '';
  for (let b = 0; b < 3; b++) {
    const [x0, y0] = [at(-0.03), h * (0.02 + b * 0.035)];
    const [x1, y1] = [at(random.between(0.22, 0.44)), h * random.between(0.03, 0.15)];
    const [mx, my] = [(x0 + x1) / 2, Math.min(y0, y1) - h * 0.02];
    boughs += line(`M${n(x0)} ${n(y0)}Q${n(mx)} ${n(my)} ${n(x1)} ${n(y1)}`, bark, h * 0.006 * (1 - b * 0.2));
    const count = scene.season === 'winter' ? 7 : 24;
    for (let i = 0; i < count; i++) {
      const t = random.between(0.1, 1);
      const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1;
      const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1;
      leaves += leaf(
        x + random.between(-8, 8),
        y + random.between(-4, 16),
        h * random.between(0.016, 0.03),
        random.between(10, 170),
        ink(canvas, leafOwn, 0, random.between(-0.05, 0.06)),
      );
      if (scene.season === 'spring' && i % 2)
        leaves += circle(
          x + random.between(-14, 14),
          y + random.between(-8, 18),
          h * random.between(0.005, 0.009),
          ink(canvas, palette.blossom, 0, 0),
        );
    }
  }
  return soften(canvas, boughs + leaves, 1.1);
}

const leaf = (x: number, y: number, s: number, angle: number, fill: string) =>
  path(
    `M0 0Q${n(s * 0.5)} ${n(-s * 0.32)} ${n(s)} 0Q${n(s * 0.5)} ${n(s * 0.32)} 0 0Z`,
    fill,
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`,
  );

/** Tufts over a meadow, larger and darker towards us. */
export function nearGrass(canvas: Canvas, from: number, to: number, density = 1): string {
  const { w, palette, random: r, scene } = canvas;
  const random = r.part(`grass${n(from)}`);
  let out = '';
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = from + (to - from) * t;
    const size = 8 + t * 24;
    const count = Math.round((52 - t * 26) * density);
    for (let i = 0; i < count; i++)
      out += grassTuft(
        random,
        random() * w,
        y + random.between(-0.5, 0.5) * ((to - from) / rows),
        size * random.between(0.6, 1.2),
        ink(
          canvas,
          lighter(palette.grass, scene.season === 'winter' ? -0.04 : -0.14),
          0.08 * (1 - t),
          random.between(-0.05, 0.05),
        ),
        4,
      );
  }
  return out;
}

/** High grass at the very front, out of focus. */
export function frontGrass(canvas: Canvas, height = 0.12): string {
  const { w, h, palette, random: r } = canvas;
  const random = r.part('front-grass');
  const own = mix({ ...palette.grass, l: 0.3 }, lch(0.26, 0.05, 160), 0.4);
  let out = '';
  for (let i = 0; i < 46; i++) {
    const x = random() * w;
    const edge = Math.abs(x / w - 0.5) * 2;
    out += grassTuft(
      random,
      x,
      h + 8,
      h * height * (0.25 + edge ** 1.6 * 0.9) * random.between(0.7, 1.15),
      ink(canvas, own, 0, random.between(-0.03, 0.04)),
      6,
    );
  }
  return soften(canvas, out, 1.6);
}
