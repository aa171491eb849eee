/** Northern lights: curtains of rays over the whole sky, behind the hills. Wherever a sky is painted they can be asked for. */
import { hex, lch } from '../colour/oklch.ts';
import { gradient, group, n, path } from '../draw/svg.ts';
import { createNoise } from '../random.ts';
import type { Scene } from '../scene.ts';
import { newId, type Canvas } from './canvas.ts';
import { soften } from './foreground.ts';

export const auroraPart = 'aurora';
export const auroraIn = ({ items }: Pick<Scene, 'items'>) =>
  items.find(({ subject }) => subject === auroraPart);

/** Bright at their lower edge, lost in the stars above; the hue turns from one curtain to the next. */
const curtains = [
  { foot: 0.44, high: 0.42, low: lch(0.86, 0.17, 160), top: lch(0.6, 0.17, 300), strength: 0.75 },
  { foot: 0.62, high: 0.54, low: lch(0.9, 0.2, 150), top: lch(0.62, 0.19, 330), strength: 1 },
  { foot: 0.82, high: 0.66, low: lch(0.92, 0.19, 165), top: lch(0.62, 0.15, 265), strength: 1.15 },
] as const;
const rays = 120;

export function aurora(canvas: Canvas): string {
  const { w, hz, random: r, defs, palette } = canvas;
  // By day they are as good as gone.
  const seen = palette.isNight ? 1 : palette.exposure < 0.7 ? 0.75 : 0.4;
  let out = '';
  curtains.forEach(({ foot, high, low, top, strength }, at) => {
    const noise = createNoise(r.part(`aurora${at}`));
    const id = newId('aurora');
    defs.push(
      gradient(id, [
        [0, hex(top), 0],
        [0.35, hex(top), 0.22],
        [0.66, hex(low), 0.42],
        [0.9, hex(low), 0.92],
        [0.96, hex(lch(0.97, 0.09, low.h)), 0.7],
        [1, hex(low), 0],
      ]),
    );
    const edge = (i: number) => {
      const t = i / rays;
      // Folds: where the curtain turns to us its rays stand close together.
      const x = (t + noise(t * 5 + 20) * 0.055) * w * 1.16 - w * 0.08;
      const y = hz * (foot - 0.14 + noise(t * 2.6) * 0.24 + noise(t * 7 + 9) * 0.05);
      return [x, y] as const;
    };
    let curtain = '';
    for (let i = 0; i < rays; i++) {
      const [[x0, y0], [x1, y1]] = [edge(i), edge(i + 1)];
      const t = i / rays;
      const reach = hz * high * (0.72 + noise(t * 4 + 60) * 0.34 + noise(t * 34 + 5) * 0.2);
      const shine = strength * (0.56 + noise(t * 3.4 + 80) * 0.5 + noise(t * 42 + 33) * 0.2);
      if (shine < 0.04) continue;
      const lean = (x0 - w / 2) * 0.09;
      curtain += path(
        `M${n(x0)} ${n(y0)}L${n(x0 + lean)} ${n(y0 - reach)}L${n(x1 + lean + 1)} ${n(y1 - reach)}L${n(x1 + 1)} ${n(y1)}Z`,
        `url(#${id})`,
        `opacity="${Math.min(1, shine * seen).toFixed(2)}"`,
      );
    }
    out += soften(canvas, curtain, 2.4 - at * 0.5);
  });
  return group(out, 'style="mix-blend-mode:screen"');
}
