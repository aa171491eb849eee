/** A room, and a desk seen close. */
import { fromHex, hex, lch, lighter } from '../colour/oklch.ts';
import { circle, ellipse, gradient, group, line, n, path, polygon, rect } from '../draw/svg.ts';
import { newId, type Canvas } from './canvas.ts';
import type { Stage } from './stage.ts';
import { cornerBox, cornerPlant, shelf, wall, wallInk, window } from './interior.ts';

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
      { name: 'Rug', svg: rug(canvas), slot: 'back' },
      { name: 'Shelf', svg: shelves(canvas), slot: 'back' },
      { name: 'Lamp', svg: lamp(canvas), slot: 'back' },
      { name: 'Window light', svg: sunPatch(canvas), slot: 'bank' },
      { name: 'Plant', svg: cornerPlant(canvas), slot: 'front', box: cornerBox(canvas) },
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
      { name: 'Plant', svg: cornerPlant(canvas), slot: 'front', box: cornerBox(canvas) },
    ];
  },
};

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
  return out;
}

function rug(canvas: Canvas): string {
  const { w, h, random } = canvas;
  const own = random.part('rug').pick([lch(0.62, 0.11, 30), lch(0.55, 0.08, 230), lch(0.66, 0.09, 155)]);
  return (
    ellipse(w * 0.46, h * 0.875, w * 0.4, h * 0.075, wallInk(canvas, own)) +
    ellipse(w * 0.46, h * 0.873, w * 0.355, h * 0.063, wallInk(canvas, lighter(own, 0.16))) +
    ellipse(w * 0.46, h * 0.872, w * 0.33, h * 0.057, wallInk(canvas, own, 0.02))
  );
}

const shelves = (canvas: Canvas): string =>
  shelf(canvas, canvas.w * 0.06, canvas.h * 0.2, canvas.w * 0.3) +
  shelf(canvas, canvas.w * 0.09, canvas.h * 0.36, canvas.w * 0.24);

function lamp(canvas: Canvas): string {
  const { w, h } = canvas;
  const lampX = w * 0.43;
  const warm = canvas.palette.exposure < 0.85;
  return (
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

function table(canvas: Canvas): string {
  const { w, h, defs, random: r } = canvas;
  const y = h * 0.6;
  const wood = canvas.scene.tableColour ? fromHex(canvas.scene.tableColour) : lch(0.62, 0.085, 58);
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
