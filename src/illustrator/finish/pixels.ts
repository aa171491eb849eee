/** A picture as pixels, and the few things every print does with them. */
export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, one byte each. */
  data: Uint8ClampedArray;
}

export const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 3),
});

export const lightness = (data: Uint8ClampedArray, at: number) =>
  0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;

/** From 0 to 1; the same for the same place. */
export function speck(x: number, y: number, seed = 0): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Soft noise from 0 to 1, `cell` pixels wide. */
export function blotch(x: number, y: number, cell: number, seed = 0): number {
  const [gx, gy] = [x / cell, y / cell];
  const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
  const [fx, fy] = [smooth(gx - ix), smooth(gy - iy)];
  const top = speck(ix, iy, seed) * (1 - fx) + speck(ix + 1, iy, seed) * fx;
  const low = speck(ix, iy + 1, seed) * (1 - fx) + speck(ix + 1, iy + 1, seed) * fx;
  return top * (1 - fy) + low * fy;
}
const smooth = (t: number) => t * t * (3 - 2 * t);

/** How sharply lightness changes at each pixel, from 0 to about 255. */
export function edges({ width, height, data }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) light[i] = lightness(data, i * 3);
  const out = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = light[i - width - 1]!,
        b = light[i - width]!,
        c = light[i - width + 1]!,
        d = light[i - 1]!,
        f = light[i + 1]!,
        g = light[i + width - 1]!,
        h = light[i + width]!,
        k = light[i + width + 1]!;
      out[i] = Math.hypot(c + 2 * f + k - a - 2 * d - g, g + 2 * h + k - a - 2 * b - c) / 4;
    }
  return out;
}

/** Every pixel through one function of its colour and place. */
export function each(
  pixels: Pixels,
  change: (
    r: number,
    g: number,
    b: number,
    x: number,
    y: number,
    at: number,
  ) => readonly [number, number, number],
): Pixels {
  const { width, height, data } = pixels;
  const out = blank(width, height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const [r, g, b] = change(data[at]!, data[at + 1]!, data[at + 2]!, x, y, at);
      out.data[at] = r;
      out.data[at + 1] = g;
      out.data[at + 2] = b;
    }
  return out;
}
