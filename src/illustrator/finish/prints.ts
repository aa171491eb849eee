/** Finishes that are prints and papers: what happens to the pixels at the end. */
import { blotch, each, edges, lightness, speck, type Pixels } from './pixels.ts';

/** A fine grain: without it, flat fills look like screens. */
export const grain = (pixels: Pixels): Pixels =>
  each(pixels, (r, g, b, x, y) => {
    const by = (speck(x, y, 1) + speck(x, y, 2) - 1) * 9;
    return [r + by, g + by, b + by];
  });

export const paper = (pixels: Pixels): Pixels =>
  each(pixels, (r, g, b, x, y) => {
    const fibre = (blotch(x, y * 3, 7, 3) - 0.5) * 12 + (speck(x, y, 4) - 0.5) * 12;
    return [r + fibre + 3, g + fibre + 2, b + fibre];
  });

/** Three inks in dots at three angles, each a little out of place, on cream paper. */
export function risograph(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const cell = Math.max(2.6, width / 300);
  const slip = width / 420;
  const inks = [
    { ink: [0, 110, 190], channel: 0, angle: 0.26, dx: slip, dy: -slip },
    { ink: [250, 84, 120], channel: 1, angle: 1.31, dx: -slip, dy: slip * 0.6 },
    { ink: [255, 216, 70], channel: 2, angle: 0, dx: 0, dy: 0 },
  ] as const;
  return each(pixels, (_r, _g, _b, x, y) => {
    let [r, g, b] = [247, 241, 228];
    for (const { ink, channel, angle, dx, dy } of inks) {
      const [sx, sy] = [
        Math.min(width - 1, Math.max(0, Math.round(x + dx))),
        Math.min(height - 1, Math.max(0, Math.round(y + dy))),
      ];
      const amount = (1 - data[(sy * width + sx) * 3 + channel]! / 255) ** 1.25 * 0.96;
      const [u, v] = [
        (x * Math.cos(angle) + y * Math.sin(angle)) / cell,
        (y * Math.cos(angle) - x * Math.sin(angle)) / cell,
      ];
      const dot = (Math.cos(u * Math.PI * 2) + Math.cos(v * Math.PI * 2)) / 4 + 0.5;
      const on =
        Math.max(0, Math.min(1, (amount * 1.16 - dot) * 4 + 0.5)) * (0.86 + speck(x, y, channel) * 0.14);
      r *= 1 - on * (1 - ink[0] / 255);
      g *= 1 - on * (1 - ink[1] / 255);
      b *= 1 - on * (1 - ink[2] / 255);
    }
    return [r, g, b];
  });
}

/** Two blocks: one colour of the picture's own, and black cut with a gouge. */
export function linocut(pixels: Pixels): Pixels {
  const { width, data } = pixels;
  const accent = strongest(data);
  const edge = edges(pixels);
  const even = evened(data);
  const step = width / 300;
  return each(pixels, (_r, _g, _b, x, y, at) => {
    const level = even[Math.round(lightness(data, at))]!;
    const bend = blotch(x, y, width / 7, 5) * 5 + blotch(x, y, width / 24, 6) * 1.6;
    const cut = Math.sin((y + x * 0.12) / step + bend) * 0.5 + 0.5;
    const ridge = edge[at / 3]! > 15;
    const wear = speck(x, y, 9) > 0.97 ? 20 : 0;
    const [black, cream] = [
      [36 + wear, 31 + wear, 40 + wear],
      [245, 237, 221],
    ] as [[number, number, number], [number, number, number]];
    const colour: [number, number, number] = [accent[0] + wear, accent[1] + wear, accent[2] + wear];
    if (ridge) return level < 0.3 ? cream : black;
    if (level < 0.16) return black;
    if (level < 0.36) return cut > (level - 0.12) * 3 ? black : colour;
    if (level < 0.62) return colour;
    if (level < 0.8) return cut > (level - 0.5) * 2.6 ? colour : cream;
    return cream;
  });
}

/** For each lightness, which part of the picture is darker: a dim scene prints as well as a bright one. */
function evened(data: Uint8ClampedArray): Float32Array {
  const counts = new Float32Array(256);
  for (let i = 0; i < data.length; i += 3) counts[Math.round(lightness(data, i))]!++;
  let sum = 0;
  const total = data.length / 3;
  return counts.map((count, light) => {
    sum += count;
    return (sum / total) * 0.6 + (light / 255) * 0.4;
  });
}

/** The middle of the picture's colourful pixels. */
function strongest(data: Uint8ClampedArray): [number, number, number] {
  const bins = new Map<number, [number, number, number, number]>();
  for (let i = 0; i < data.length; i += 3 * 29) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    const spread = Math.max(r, g, b) - Math.min(r, g, b);
    if (spread < 40) continue;
    const key = (r >> 6) * 16 + (g >> 6) * 4 + (b >> 6);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [bin[0] + r * spread, bin[1] + g * spread, bin[2] + b * spread, bin[3] + spread]);
  }
  const best = [...bins.values()].sort((a, b) => b[3] - a[3])[0];
  return best ? [best[0] / best[3], best[1] / best[3], best[2] / best[3]] : [196, 92, 62];
}

/** Pencil over a thin wash on paper. */
export function sketch(pixels: Pixels): Pixels {
  const { width, data } = pixels;
  const edge = edges(pixels);
  const step = width / 190;
  return each(pixels, (r, g, b, x, y, at) => {
    const light = lightness(data, at) / 255;
    const tooth = speck(x, y, 11) * 0.5 + blotch(x, y, 3, 12) * 0.5;
    const wash = 0.72 + blotch(x, y, width / 14, 13) * 0.24;
    const hatch =
      Math.max(0, Math.sin((x + y) / step + blotch(x, y, 40, 14) * 2)) * Math.max(0, 0.42 - light) * 0.9 +
      Math.max(0, Math.sin((x - y) / step)) * Math.max(0, 0.24 - light) * 1.2;
    const pencil =
      Math.min(1, Math.max(0, edge[at / 3]! - 5) / 26) * (0.55 + tooth * 0.6) + hatch * (0.4 + tooth * 0.7);
    const keep = 1 - Math.min(0.92, pencil);
    const tint = (v: number, base: number) =>
      (base - (base - (v * 0.8 + 255 * 0.2)) * wash - (tooth - 0.5) * 14) * keep + 52 * (1 - keep);
    return [tint(r, 250), tint(g, 246), tint(b, 236)];
  });
}

/** White lines on blue, with a grid. */
export function blueprint(pixels: Pixels): Pixels {
  const { width } = pixels;
  const edge = edges(pixels);
  const small = width / 50;
  return each(pixels, (r, g, b, x, y, at) => {
    const light = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
    const line = Math.min(1, Math.max(0, edge[at / 3]! - 4) / 18);
    const near = (v: number, every: number) => v % every < Math.max(1, width / 1000);
    const grid =
      near(x, small * 5) || near(y, small * 5) ? 0.2 : near(x, small) || near(y, small) ? 0.085 : 0;
    const wash = light * 0.17 + (speck(x, y, 15) - 0.5) * 0.03;
    const white = Math.min(1, line * 0.92 + grid + wash);
    return [20 + 215 * white, 66 + 176 * white, 140 + 112 * white];
  });
}

/** Few flat tones, a cream border: a poster of somewhere one would like to be. */
export function poster(pixels: Pixels): Pixels {
  const { width, height } = pixels;
  const edge = Math.round(Math.min(width, height) * 0.045);
  const flat = (v: number) => Math.round((v / 255) * 7) * (255 / 7);
  return each(pixels, (r, g, b, x, y) => {
    const inside = x >= edge && y >= edge && x < width - edge && y < height - edge;
    const wear = (speck(x, y, 16) - 0.5) * 10;
    if (!inside) return [246 + wear / 2, 238 + wear / 2, 220 + wear / 2];
    const top = Math.max(r, g, b);
    const k = flat(top) / (top || 1);
    const warm = 1.04;
    return [r * k * warm + 6 + wear, g * k + 3 + wear, b * k * 0.95 + wear];
  });
}
