/** A room with a window to the weather, and a desk seen close. */
import { hex, lch, lighter, mix, type Oklch } from '../colour/oklch.ts';
import { circle, ellipse, gradient, group, line, n, path, polygon, rect } from '../draw/svg.ts';
import { hills } from './meadow.ts';
import { ink, newId, type Canvas } from './canvas.ts';
import { sky } from './sky.ts';
import type { Stage } from './stage.ts';
import { grassTuft } from './trees.ts';

/** Walls are lit by lamps: half of the hour, half their own. */
const wallInk = (canvas: Canvas, own: Oklch, lift = 0) => {
  const { palette } = canvas;
  const dim = palette.isNight ? 0.62 : palette.exposure < 0.8 ? 0.84 : 1;
  return hex(lighter(mix({ ...own, l: own.l * dim }, { ...palette.light, l: own.l * dim }, 0.2), lift));
};

export const room: Stage = {
  horizon: 0.42,
  ground: [0.8, 0.93],
  air: [0.22, 0.4],
  indoors: true,
  sun: [0.7, 0.25],
  close: 1.2,
  paint(canvas) {
    return [
      { name: 'Wall', svg: wall(canvas), slot: 'back' },
      { name: 'Window', svg: window(canvas, 0.56, 0.1, 0.34, 0.44), slot: 'back' },
      { name: 'Floor', svg: floor(canvas), slot: 'back' },
      { name: 'Furniture', svg: furniture(canvas), slot: 'back' },
      { name: 'Window light', svg: sunPatch(canvas), slot: 'bank' },
      { name: 'Plant', svg: cornerPlant(canvas), slot: 'front' },
    ];
  },
};

export const desk: Stage = {
  horizon: 0.3,
  ground: [0.72, 0.9],
  air: [0.2, 0.4],
  indoors: true,
  sun: [0.3, 0.12],
  close: 1.75,
  paint(canvas) {
    return [
      { name: 'Wall', svg: wall(canvas), slot: 'back' },
      { name: 'Window', svg: window(canvas, 0.08, 0.04, 0.5, 0.46), slot: 'back' },
      { name: 'Shelf', svg: shelf(canvas, canvas.w * 0.66, canvas.h * 0.2, canvas.w * 0.3), slot: 'back' },
      { name: 'Desk', svg: table(canvas), slot: 'back' },
      { name: 'Plant', svg: cornerPlant(canvas), slot: 'front' },
    ];
  },
};

const walls = [
  lch(0.84, 0.045, 75),
  lch(0.72, 0.06, 165),
  lch(0.8, 0.05, 30),
  lch(0.68, 0.06, 250),
  lch(0.76, 0.07, 95),
];

function wall(canvas: Canvas): string {
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
function window(canvas: Canvas, px: number, py: number, pw: number, ph: number): string {
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

function floor(canvas: Canvas): string {
  const { w, h, defs } = canvas;
  const y = h * 0.72;
  const wood = lch(0.6, 0.075, 62);
  const id = newId('boards');
  defs.push(
    gradient(id, [
      [0, wallInk(canvas, wood, -0.05)],
      [1, wallInk(canvas, wood, 0.05)],
    ]),
  );
  let out =
    rect(-4, y, w + 8, h - y + 4, `url(#${id})`) +
    rect(-4, y - 18, w + 8, 18, wallInk(canvas, lch(0.93, 0.012, 85))) +
    rect(-4, y - 3, w + 8, 5, '#000', 'opacity="0.14"');
  for (let i = -7; i <= 7; i++)
    out += line(
      `M${n(w / 2 + i * w * 0.085)} ${n(y)}L${n(w / 2 + i * w * 0.17)} ${n(h)}`,
      wallInk(canvas, wood, -0.1),
      1.4,
    );
  const rug = canvas.random
    .part('rug')
    .pick([lch(0.62, 0.11, 30), lch(0.55, 0.08, 230), lch(0.66, 0.09, 155)]);
  return (
    out +
    ellipse(w * 0.46, h * 0.875, w * 0.4, h * 0.075, wallInk(canvas, rug)) +
    ellipse(w * 0.46, h * 0.873, w * 0.355, h * 0.063, wallInk(canvas, lighter(rug, 0.16))) +
    ellipse(w * 0.46, h * 0.872, w * 0.33, h * 0.057, wallInk(canvas, rug, 0.02))
  );
}

function furniture(canvas: Canvas): string {
  const { w, h } = canvas;
  const lampX = w * 0.43;
  const warm = canvas.palette.exposure < 0.85;
  return (
    shelf(canvas, w * 0.06, h * 0.2, w * 0.3) +
    shelf(canvas, w * 0.09, h * 0.36, w * 0.24) +
    rect(lampX - 2.5, h * 0.42, 5, h * 0.36, wallInk(canvas, lch(0.35, 0.02, 60))) +
    ellipse(lampX, h * 0.785, w * 0.045, 7, wallInk(canvas, lch(0.32, 0.02, 60))) +
    path(
      polygon([
        [lampX - w * 0.035, h * 0.36],
        [lampX + w * 0.035, h * 0.36],
        [lampX + w * 0.062, h * 0.45],
        [lampX - w * 0.062, h * 0.45],
      ]),
      warm ? '#ffdf9e' : wallInk(canvas, lch(0.9, 0.05, 85)),
    ) +
    (warm ? circle(lampX, h * 0.42, w * 0.3, 'url(#lamp)', 'opacity="0.85"') : '')
  );
}

function shelf(canvas: Canvas, x: number, y: number, wide: number): string {
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

function table(canvas: Canvas): string {
  const { w, h, defs, random: r } = canvas;
  const y = h * 0.6;
  const wood = lch(0.62, 0.085, 58);
  const id = newId('top');
  defs.push(
    gradient(id, [
      [0, wallInk(canvas, wood, -0.06)],
      [0.15, wallInk(canvas, wood, 0.02)],
      [1, wallInk(canvas, wood, 0.07)],
    ]),
  );
  const random = r.part('veins');
  let out =
    rect(-4, y, w + 8, h - y + 4, `url(#${id})`) + rect(-4, y - 4, w + 8, 6, '#000', 'opacity="0.12"');
  for (let i = 0; i < 22; i++) {
    const t = random();
    const vy = y + 8 + t * (h - y);
    out += line(
      `M${n(random() * w - w * 0.2)} ${n(vy)}q${n(w * 0.2)} ${n(random.between(-6, 6))} ${n(w * random.between(0.2, 0.6))} 0`,
      wallInk(canvas, wood, random.chance(0.5) ? -0.06 : 0.05),
      1 + t * 1.6,
      'opacity="0.4"',
    );
  }
  return out + ellipse(w * 0.4, h * 0.82, w * 0.42, h * 0.14, hex(canvas.palette.light), 'opacity="0.12"');
}

function sunPatch(canvas: Canvas): string {
  const { w, h, palette } = canvas;
  if (palette.isNight || canvas.scene.weather !== 'clear') return '';
  const light = hex(palette.light);
  return group(
    [0, 0.12]
      .map((d) =>
        path(
          polygon([
            [w * (0.4 + d), h * 0.79],
            [w * (0.5 + d), h * 0.79],
            [w * (0.4 + d), h * 0.94],
            [w * (0.29 + d), h * 0.94],
          ]),
          light,
        ),
      )
      .join(''),
    'opacity="0.25"',
  );
}

function cornerPlant(canvas: Canvas): string {
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
