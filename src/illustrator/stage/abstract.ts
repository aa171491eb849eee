/** Shapes alone. */
import { hex, lch, lighter } from '../colour/oklch.ts';
import { circle, curve, gradient, path, rect, type Point } from '../draw/svg.ts';
import { filled, newId } from './canvas.ts';
import type { Stage } from './stage.ts';

export const abstract: Stage = {
  horizon: 0.5,
  ground: [0.74, 0.84],
  air: [0.24, 0.46],
  sun: [0.7, 0.28],
  indoors: true,
  close: 1.3,
  paint(canvas) {
    const { w, h, palette, random: r, defs } = canvas;
    const random = r.part('shapes');
    const hue = random.pick([30, 95, 160, 230, 350]);
    const id = newId('ground');
    defs.push(
      gradient(id, [
        [0, hex(lighter(lch(0.9, 0.04, hue), palette.isNight ? -0.55 : 0))],
        [1, hex(lighter(lch(0.83, 0.075, hue + 18), palette.isNight ? -0.55 : 0))],
      ]),
    );
    let out =
      rect(-4, -4, w + 8, h + 8, `url(#${id})`) +
      circle(w * 0.66, h * 0.38, w * 0.25, hex(lch(0.78, 0.13, hue + 40)));
    [0.56, 0.66, 0.72].forEach((y, i) => {
      const points = Array.from(
        { length: 7 },
        (_, k) => [(k / 6) * (w + 40) - 20, h * y + Math.sin(k * 1.3 + i * 2 + random()) * h * 0.05] as Point,
      );
      out += filled(points, h + 4, hex(lch(0.76 - i * 0.1, 0.1, hue + 60 + i * 38)));
    });
    for (let i = 0; i < 9; i++) {
      const [x, y, s] = [random() * w, random() * h * 0.5, random.between(6, 22)];
      out +=
        i % 3 === 0
          ? circle(x, y, s, hex(lch(0.72, 0.14, hue + i * 35)), 'opacity="0.8"')
          : path(
              curve(
                [
                  [x - s, y],
                  [x, y - s * 0.8],
                  [x + s, y],
                  [x, y + s * 0.8],
                ],
                true,
              ),
              hex(lch(0.8, 0.1, hue + i * 35)),
              'opacity="0.7"',
            );
    }
    return [{ name: 'Shapes', svg: out, slot: 'back' }];
  },
};
