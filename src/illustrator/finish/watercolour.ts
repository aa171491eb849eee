/** Pigment that runs, settles in the paper's tooth and gathers at edges; the paper shows at the border. */
import { blank, blotch, edges, speck, type Pixels } from './pixels.ts';

export function watercolour(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const out = blank(width, height);
  const edge = edges(pixels);
  const run = width / 110;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const dx =
        (blotch(x, y, width / 26, 21) - 0.5) * run * 1.5 + (blotch(x, y, width / 90, 22) - 0.5) * run * 0.5;
      const dy =
        (blotch(x, y, width / 26, 23) - 0.5) * run * 1.5 + (blotch(x, y, width / 90, 24) - 0.5) * run * 0.5;
      const [sx, sy] = [
        Math.min(width - 1, Math.max(0, Math.round(x + dx))),
        Math.min(height - 1, Math.max(0, Math.round(y + dy))),
      ];
      const from = (sy * width + sx) * 3;
      const pool = blotch(x, y, width / 12, 25) * 0.26 + blotch(x, y, width / 40, 26) * 0.1;
      const tooth = (speck(x, y, 27) + blotch(x, y, 3, 28) - 1) * 0.08;
      const rim = Math.min(0.2, edge[sy * width + sx]! / 260);
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) / width;
      const wet = Math.min(
        1,
        Math.max(0, (border - 0.022 - (blotch(x, y, width / 20, 29) - 0.4) * 0.035) * 44),
      );
      const amount = Math.max(0, 0.86 + pool - 0.2 + tooth + rim) * wet;
      for (let c = 0; c < 3; c++) {
        const pigment = 1 - data[from + c]! / 255;
        out.data[at + c] = [252, 249, 241][c]! * (1 - Math.min(1, pigment * amount * 1.04));
      }
    }
  return out;
}
