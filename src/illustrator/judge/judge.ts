/** How good a drawing is, by what can be measured: does the hero stand out, does nothing touch the frame, is it balanced. */
import type { Pixels } from '../finish/pixels.ts';
import type { Placed } from '../solve/placed.ts';

export interface Score {
  total: number;
  contrast: number;
  margins: number;
  apart: number;
  balance: number;
  colours: number;
}

/** `pixels` is the drawing made small; `w` and `h` are the frame that `placed` is measured in. */
export function judge(pixels: Pixels, placed: readonly Placed[], w: number, h: number): Score {
  const hero = placed.reduce<Placed | undefined>(
    (best, one) => (!best || one.width * one.height > best.width * best.height ? one : best),
    undefined,
  );
  const contrast = hero ? standsOut(pixels, hero, w, h) : 0.5;
  const margins = part(
    placed,
    ({ x, y, width, height }) =>
      x - width / 2 > w * 0.01 && x + width / 2 < w * 0.99 && y - height > 0 && y < h,
  );
  const apart = 1 - Math.min(1, overlapIn(placed));
  const weight = placed.reduce((sum, one) => sum + one.width * one.height, 0);
  const middle =
    weight > 0 ? placed.reduce((sum, one) => sum + one.x * one.width * one.height, 0) / weight / w : 0.5;
  const balance = 1 - Math.min(1, Math.abs(middle - 0.5) * 2.2);
  const colours = Math.min(1, spread(pixels) / 62);
  return {
    contrast,
    margins,
    apart,
    balance,
    colours,
    total: contrast * 0.34 + margins * 0.22 + apart * 0.2 + balance * 0.12 + colours * 0.12,
  };
}

const part = <T>(all: readonly T[], is: (one: T) => boolean) =>
  all.length === 0 ? 1 : all.filter(is).length / all.length;

function standsOut({ width, height, data }: Pixels, hero: Placed, w: number, h: number): number {
  const [sx, sy] = [width / w, height / h];
  const [inner, outer] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  const [l, r, t, b] = [
    (hero.x - hero.width / 2) * sx,
    (hero.x + hero.width / 2) * sx,
    (hero.y - hero.height) * sy,
    hero.y * sy,
  ];
  const pad = (r - l) * 0.35;
  for (let y = Math.max(0, Math.floor(t - pad)); y < Math.min(height, b + pad); y++)
    for (let x = Math.max(0, Math.floor(l - pad)); x < Math.min(width, r + pad); x++) {
      const inside = x > l + pad * 0.4 && x < r - pad * 0.4 && y > t + pad * 0.3 && y < b - pad * 0.2;
      const outside = x < l || x > r || y < t;
      if (!inside && !outside) continue;
      const to = inside ? inner : outer;
      for (let c = 0; c < 3; c++) to[c]! += data[(y * width + x) * 3 + c]!;
      to[3]!++;
    }
  if (!inner[3] || !outer[3]) return 0;
  const far = Math.hypot(...[0, 1, 2].map((c) => inner[c]! / inner[3]! - outer[c]! / outer[3]!));
  return Math.min(1, far / 110);
}

function overlapIn(placed: readonly Placed[]): number {
  let sum = 0;
  placed.forEach((a, i) =>
    placed.slice(i + 1).forEach((b) => {
      if (a.item.relation || b.item.relation) return;
      const wide =
        Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
      const high = Math.min(a.y, b.y) - Math.max(a.y - a.height, b.y - b.height);
      if (wide > 0 && high > 0) sum += (wide * high) / Math.min(a.width * a.height, b.width * b.height);
    }),
  );
  return sum / Math.max(1, placed.length - 1);
}

function spread({ data }: Pixels): number {
  let [n, mean, square] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 21) {
    const v = data[i]! - data[i + 2]! * 0.5 + data[i + 1]! * 0.5;
    n++;
    mean += v;
    square += v * v;
  }
  return Math.sqrt(Math.max(0, square / n - (mean / n) ** 2));
}
