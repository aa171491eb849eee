/** Where nothing stands on ground: space, the sky above the clouds, and shapes alone. */
import { hex, lch, lighter, mix } from '../colour/oklch.ts';
import { circle, curve, ellipse, gradient, group, n, path, radial, rect, type Point } from '../draw/svg.ts';
import { filled, newId, type Canvas } from './canvas.ts';
import { cloud, sky as overhead } from './sky.ts';
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

export const sky: Stage = {
  horizon: 0.86,
  ground: [0.74, 0.86],
  air: [0.24, 0.56],
  paint(canvas) {
    const { w, h, palette, random: r } = canvas;
    const bank = (name: string, y: number, lift: number, count: number) => {
      const random = r.part(name);
      return Array.from({ length: count }, (_, i) => {
        const base = mix(
          palette.skyMid,
          palette.isNight ? palette.skyLow : lch(0.97, 0.02, palette.light.h),
          0.55 + lift,
        );
        return cloud(
          canvas,
          random,
          w * ((i + random()) / count),
          h * (y + random.between(-0.03, 0.03)),
          w * random.between(0.16, 0.3),
          hex(base),
          hex(mix(base, palette.light, 0.6)),
          0.92,
        );
      }).join('');
    };
    return [
      { name: 'Sky', svg: overhead(canvas), slot: 'back' },
      { name: 'Far clouds', svg: bank('far', 0.62, 0, 7) + bank('mid', 0.75, 0.1, 6), slot: 'back' },
      {
        name: 'Clouds',
        svg:
          bank('near', 0.88, 0.2, 6) +
          rect(
            -4,
            h * 0.87,
            w + 8,
            h * 0.2,
            hex(mix(palette.skyLow, lch(0.97, 0.02, 90), palette.isNight ? 0.1 : 0.5)),
          ),
        slot: 'bank',
      },
      { name: 'Near clouds', svg: bank('front', 0.99, 0.3, 5), slot: 'front' },
    ];
  },
};

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
