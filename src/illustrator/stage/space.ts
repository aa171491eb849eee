/** Space: a nebula, planets, and the curve of a world below us. */
import { hex, lch } from '../colour/oklch.ts';
import { circle, ellipse, gradient, group, n, path, radial, rect } from '../draw/svg.ts';
import { newId, type Canvas } from './canvas.ts';
import type { Stage } from './stage.ts';

export const space: Stage = {
  horizon: 0.9,
  ground: [0.4, 0.66],
  air: [0.24, 0.62],
  floats: true,
  indoors: true,
  close: 1.25,
  sun: [0.82, 0.14],
  paint(canvas) {
    return [
      { name: 'Deep', svg: deep(canvas), slot: 'back' },
      { name: 'Planets', svg: planets(canvas), slot: 'back' },
      { name: 'Horizon', svg: limb(canvas), slot: 'front' },
    ];
  },
};

function deep(canvas: Canvas): string {
  const { w, h, random: r, defs } = canvas;
  const random = r.part('deep');
  const id = newId('deep');
  const hue = random.pick([275, 250, 310, 200]);
  defs.push(
    gradient(id, [
      [0, hex(lch(0.13, 0.05, hue))],
      [0.6, hex(lch(0.22, 0.09, hue + 15))],
      [1, hex(lch(0.34, 0.12, hue + 40))],
    ]),
  );
  let out = rect(-4, -4, w + 8, h + 8, `url(#${id})`);
  for (let i = 0; i < 7; i++) {
    const glow = newId('nebula');
    const colour = hex(lch(0.55, 0.16, hue + random.between(-20, 90)));
    defs.push(
      radial(glow, [
        [0, colour, 0.34],
        [0.5, colour, 0.12],
        [1, colour, 0],
      ]),
    );
    out += ellipse(
      w * random(),
      h * (0.2 + i * 0.09),
      w * random.between(0.25, 0.5),
      h * random.between(0.12, 0.26),
      `url(#${glow})`,
      `transform="rotate(-24 ${n(w / 2)} ${n(h / 2)})"`,
    );
  }
  for (let i = 0; i < 330; i++)
    out += circle(
      random() * w,
      random() * h,
      0.5 + random() ** 6 * 2.4,
      random.pick(['#fff', '#ffe9c9', '#cfe3ff']),
      `opacity="${n(0.3 + random() * 0.7)}"`,
    );
  for (let i = 0; i < 6; i++) {
    const [x, y, s] = [random() * w, random() * h * 0.8, random.between(6, 13)];
    out += path(
      `M${n(x)} ${n(y - s)}Q${n(x)} ${n(y)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + s)}Q${n(x)} ${n(y)} ${n(x - s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - s)}Z`,
      '#fff',
    );
  }
  return out;
}

function planets(canvas: Canvas): string {
  const random = canvas.random.part('planets');
  const { w, h } = canvas;
  return (
    planet(canvas, w * 0.82, h * 0.17, w * 0.12, random.pick([35, 75, 200, 330]), true) +
    planet(
      canvas,
      w * random.between(0.08, 0.24),
      h * random.between(0.12, 0.4),
      w * 0.035,
      random.pick([10, 150, 260]),
      false,
    )
  );
}

function planet(
  { defs, random: r }: Canvas,
  x: number,
  y: number,
  size: number,
  hue: number,
  ringed: boolean,
): string {
  const random = r.part(`planet${hue}`);
  const [ball, clip] = [newId('ball'), newId('globe')];
  defs.push(
    radial(
      ball,
      [
        [0, hex(lch(0.86, 0.1, hue))],
        [0.55, hex(lch(0.66, 0.13, hue - 12))],
        [1, hex(lch(0.3, 0.09, hue - 40))],
      ],
      'cx="0.66" cy="0.3" r="0.85"',
    ),
    `<clipPath id="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}"/></clipPath>`,
  );
  const bands = Array.from({ length: 6 }, (_, i) =>
    ellipse(
      x,
      y - size + (i + 0.5) * (size / 3),
      size * 1.2,
      size * random.between(0.05, 0.13),
      hex(lch(0.6 + (i % 2) * 0.2, 0.1, hue + 20)),
      'opacity="0.3"',
    ),
  ).join('');
  const ring = (front: boolean) =>
    `<g transform="rotate(-20 ${n(x)} ${n(y)})"><path d="M${n(x - size * 1.75)} ${n(y)}A${n(size * 1.75)} ${n(size * 0.42)} 0 0 ${front ? 0 : 1} ${n(x + size * 1.75)} ${n(y)}" fill="none" stroke="${hex(lch(0.85, 0.07, hue + 25))}" stroke-width="${n(size * 0.14)}" opacity="0.75"/></g>`;
  return (
    (ringed ? ring(false) : '') +
    circle(x, y, size, `url(#${ball})`) +
    group(bands, `clip-path="url(#${clip})" transform="rotate(-20 ${n(x)} ${n(y)})"`) +
    (ringed ? ring(true) : '')
  );
}

/** The curve of a world below us. */
function limb({ w, h, defs, random: r }: Canvas): string {
  const random = r.part('limb');
  const hue = random.pick([245, 165, 30, 310]);
  const [id, air] = [newId('limb'), newId('air')];
  defs.push(
    gradient(id, [
      [0, hex(lch(0.62, 0.13, hue))],
      [0.25, hex(lch(0.4, 0.11, hue + 10))],
      [1, hex(lch(0.2, 0.07, hue + 20))],
    ]),
    radial(air, [
      [0.88, hex(lch(0.85, 0.1, hue - 10)), 0.6],
      [0.94, hex(lch(0.7, 0.12, hue)), 0.16],
      [1, hex(lch(0.7, 0.12, hue)), 0],
    ]),
  );
  const rr = w * 1.15;
  const cy = h * 0.86 + rr;
  let out = circle(w / 2, cy, rr * 1.1, `url(#${air})`) + circle(w / 2, cy, rr, `url(#${id})`);
  for (let i = 0; i < 7; i++)
    out += ellipse(
      w * random(),
      h * random.between(0.93, 1),
      w * random.between(0.03, 0.1),
      h * 0.008,
      hex(lch(0.78, 0.06, hue)),
      'opacity="0.4"',
    );
  return out;
}
