/** What every room has: walls, a window to the weather, shelves, a plant at the edge. */
import { hex, lch, lighter, mix, type Oklch } from '../colour/oklch.ts';
import { gradient, group, n, path, rect } from '../draw/svg.ts';
import { hills } from './meadow.ts';
import { ink, newId, type Canvas } from './canvas.ts';
import { sky } from './sky.ts';
import { grassTuft } from './trees.ts';

/** Walls are lit by lamps: half of the hour, half their own. */
export const wallInk = (canvas: Canvas, own: Oklch, lift = 0) => {
  const { palette } = canvas;
  const dim = palette.isNight ? 0.62 : palette.exposure < 0.8 ? 0.84 : 1;
  return hex(lighter(mix({ ...own, l: own.l * dim }, { ...palette.light, l: own.l * dim }, 0.2), lift));
};

const walls = [
  lch(0.84, 0.045, 75),
  lch(0.72, 0.06, 165),
  lch(0.8, 0.05, 30),
  lch(0.68, 0.06, 250),
  lch(0.76, 0.07, 95),
];

export function wall(canvas: Canvas): string {
  const { w, h, random: r, defs } = canvas;
  const own = r.part('wall').pick(walls);
  const id = newId('wall');
  defs.push(
    gradient(id, [
      [0, wallInk(canvas, own, -0.05)],
      [0.7, wallInk(canvas, own, 0.03)],
    ]),
  );
  return rect(-4, -4, w + 8, h + 8, `url(#${id})`);
}

/** Outside is the same hour: hills, or a dark sky with its moon. */
export function window(canvas: Canvas, px: number, py: number, pw: number, ph: number): string {
  const { w, h, defs } = canvas;
  const [x, y, ww, wh] = [w * px, h * py, w * pw, h * ph];
  const clip = newId('panes');
  defs.push(
    `<clipPath id="${clip}"><rect x="${n(x)}" y="${n(y)}" width="${n(ww)}" height="${n(wh)}"/></clipPath>`,
  );
  const outside: Canvas = {
    ...canvas,
    hz: h * 0.6,
    sun: [w * 0.62, h * 0.3],
    random: canvas.random.part('outside'),
  };
  const view = group(
    sky(outside) + hills(outside),
    `transform="translate(${n(x - ww * 0.25)} ${n(y - wh * 0.12)}) scale(${((ww / w) * 1.5).toFixed(3)} ${((wh / h) * 1.5).toFixed(3)})"`,
  );
  const wood = wallInk(canvas, lch(0.95, 0.012, 85));
  const dark = wallInk(canvas, lch(0.8, 0.02, 80));
  const bar = 11;
  const cloth = canvas.random
    .part('curtain')
    .pick([lch(0.7, 0.11, 35), lch(0.66, 0.08, 160), lch(0.78, 0.09, 80), lch(0.62, 0.09, 260)]);
  const curtain = (from: number, to: number) => {
    let out = '';
    for (let i = 0; i < 6; i++) {
      const a = from + ((to - from) * i) / 6;
      out += path(
        `M${n(a)} ${n(y - 26)}h${n((to - from) / 6 + 1)}Q${n(a + (to - from) / 7)} ${n(y + wh * 0.6)} ${n(a + (to - from) / 6 + 2)} ${n(y + wh + 46)}h${n(-(to - from) / 6 - 2)}Z`,
        wallInk(canvas, cloth, i % 2 ? 0.03 : -0.03),
      );
    }
    return out;
  };
  return (
    rect(x - bar, y - bar, ww + bar * 2, wh + bar * 2, dark) +
    group(view, `clip-path="url(#${clip})"`) +
    rect(x - bar, y - bar, ww + bar * 2, bar, wood) +
    rect(x - bar, y + wh, ww + bar * 2, bar, wood) +
    rect(x - bar, y, bar, wh, wood) +
    rect(x + ww, y, bar, wh, wood) +
    rect(x + ww / 2 - 4, y, 8, wh, wood) +
    rect(x, y + wh * 0.42, ww, 7, wood) +
    rect(x - 26, y + wh + bar, ww + 52, 13, wood) +
    rect(x - 26, y + wh + bar + 13, ww + 52, 5, dark) +
    rect(x - 60, y - 36, ww + 120, 8, wallInk(canvas, lch(0.4, 0.05, 50)), 'rx="4"') +
    curtain(x - 48, x + ww * 0.09) +
    curtain(x + ww * 0.91, x + ww + 48)
  );
}

export function shelf(canvas: Canvas, x: number, y: number, wide: number): string {
  const random = canvas.random.part(`shelf${n(x)}${n(y)}`);
  const board = wallInk(canvas, lch(0.5, 0.07, 58));
  let out = rect(x, y, wide, 9, board, 'rx="2"') + rect(x + 4, y + 9, wide - 8, 5, '#000', 'opacity="0.15"');
  const tones = [
    lch(0.6, 0.13, 30),
    lch(0.7, 0.1, 80),
    lch(0.5, 0.08, 240),
    lch(0.6, 0.08, 160),
    lch(0.88, 0.03, 85),
    lch(0.5, 0.1, 350),
  ];
  for (let at = x + 10; at < x + wide - 26;) {
    const [thick, high] = [random.between(9, 20), random.between(40, 74)];
    if (random.chance(0.15)) {
      out +=
        path(`M${n(at + 4)} ${n(y)}l-5 -24h28l-5 24Z`, wallInk(canvas, lch(0.7, 0.09, 45))) +
        grassTuft(random, at + 13, y - 22, 44, wallInk(canvas, lch(0.55, 0.11, 145)), 9);
      at += 38;
    } else {
      const own = random.pick(tones);
      out +=
        rect(at, y - high, thick, high, wallInk(canvas, own), 'rx="1.5"') +
        rect(
          at + thick * 0.25,
          y - high * 0.82,
          thick * 0.5,
          5,
          wallInk(canvas, lighter(own, 0.2)),
          'opacity="0.8"',
        );
      at += thick + 1.5;
    }
  }
  return out;
}

/** What the plant may cover: from its corner as far as its leaves lean. */
export const cornerBox = ({ w, h, sun }: Canvas) =>
  sun[0] > w / 2 ? ([0, h * 0.58, w * 0.22, h] as const) : ([w * 0.78, h * 0.58, w, h] as const);

export function cornerPlant(canvas: Canvas): string {
  const { w, h, random: r } = canvas;
  const random = r.part('corner-plant');
  const left = canvas.sun[0] > w / 2;
  const x = left ? w * 0.02 : w * 0.98;
  let out = '';
  for (let i = 0; i < 11; i++) {
    const [lean, high] = [(left ? 1 : -1) * random.between(-0.05, 0.2) * w, h * random.between(0.2, 0.42)];
    const [tx, ty] = [x + lean, h - high];
    out += path(
      `M${n(x)} ${n(h + 4)}Q${n(x + lean * 0.1)} ${n(h - high * 0.7)} ${n(tx)} ${n(ty)}Q${n(x + lean * 0.6 + 22)} ${n(h - high * 0.5)} ${n(x + 12)} ${n(h + 4)}Z`,
      ink(canvas, lch(0.42, 0.09, 150), 0, random.between(-0.06, 0.06)),
    );
  }
  return out;
}
