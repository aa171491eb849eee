/** The sky over every outdoor stage: a gradient, the sun or moon with its glow, clouds, stars. */
import { hex, lch, lighter, mix } from '../colour/oklch.ts';
import { circle, gradient, group, line, n, path, radial, rect } from '../draw/svg.ts';
import type { Random } from '../random.ts';
import { newId, sheet, type Canvas } from './canvas.ts';

export function sky(canvas: Canvas, floor = canvas.h): string {
  const { w, palette, defs, scene, hz } = canvas;
  const id = newId('sky');
  const end = Math.min(1, hz / floor);
  defs.push(
    gradient(id, [
      [0, hex(palette.skyTop)],
      [end * 0.3, hex(mix(palette.skyTop, palette.skyMid, 0.45))],
      [end * 0.62, hex(palette.skyMid)],
      [end * 0.85, hex(mix(palette.skyMid, palette.skyLow, 0.62))],
      [end, hex(palette.skyLow)],
    ]),
  );
  const dull = scene.weather === 'rain' || scene.weather === 'storm' || scene.weather === 'fog';
  return (
    rect(-2, -2, w + 4, floor + 4, `url(#${id})`) +
    (palette.isNight && !dull ? stars(canvas) : '') +
    (scene.weather === 'storm' ? '' : heavenly(canvas, dull)) +
    clouds(canvas)
  );
}

function heavenly({ sun: [x, y], palette, defs, w, h, scene }: Canvas, dull: boolean): string {
  const glow = newId('glow');
  const core = hex(palette.source);
  const warm = hex(mix(palette.source, palette.light, 0.75));
  const r = Math.min(w, h) * (palette.isNight ? 0.058 : scene.time === 'day' ? 0.05 : 0.078);
  const strength = dull ? 0.35 : palette.isNight ? 0.42 : 0.85;
  defs.push(
    radial(glow, [
      [0, core, strength],
      [0.16, warm, strength * 0.55],
      [0.45, warm, strength * 0.2],
      [1, warm, 0],
    ]),
  );
  const wide = circle(x, y, r * (palette.isNight ? 6 : 8.5), `url(#${glow})`);
  if (dull) return wide;
  const face = circle(x, y, r, core, sheet);
  if (!palette.isNight) return wide + face;
  const dim = hex(lighter(palette.source, -0.07));
  const spots = [
    [-0.3, -0.2, 0.22],
    [0.28, 0.15, 0.3],
    [-0.12, 0.42, 0.16],
    [0.3, -0.42, 0.12],
  ] as const;
  return (
    wide +
    face +
    group(spots.map(([dx, dy, s]) => circle(x + dx * r, y + dy * r, r * s, dim)).join(''), 'opacity="0.75"')
  );
}

function stars({ w, hz, random: r, palette }: Canvas): string {
  const random = r.part('stars');
  const bright = hex(mix(palette.source, lch(0.95, 0.04, 240), 0.5));
  let out = '';
  for (let i = 0; i < 190; i++) {
    const y = hz * random() ** 1.25;
    const size = 0.5 + random() ** 5 * 2;
    out += circle(
      random() * w,
      y,
      size,
      bright,
      `opacity="${n(0.25 + random() * 0.75 * (1 - y / hz / 1.4))}"`,
    );
  }
  // A few that one would wish on.
  for (let i = 0; i < 5; i++) {
    const [x, y, s] = [random() * w, hz * random() * 0.6, random.between(4, 8)];
    out += path(
      `M${n(x)} ${n(y - s)}Q${n(x)} ${n(y)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + s)}Q${n(x)} ${n(y)} ${n(x - s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - s)}Z`,
      bright,
      'opacity="0.9"',
    );
  }
  if (random.chance(0.4)) {
    const [x, y] = [w * random.between(0.2, 0.8), hz * random.between(0.08, 0.3)];
    out +=
      line(`M${n(x)} ${n(y)}l${n(-w * 0.09)} ${n(w * 0.04)}`, bright, 1.4, 'opacity="0.5"') +
      circle(x, y, 2, bright);
  }
  return out;
}

function clouds(canvas: Canvas): string {
  const { w, hz, scene, random: r, palette, sun } = canvas;
  const random = r.part('clouds');
  const amount = { clear: 3, cloudy: 9, rain: 12, snow: 8, fog: 4, storm: 14 }[scene.weather];
  const heavy = scene.weather === 'storm' || scene.weather === 'rain';
  let out = '';
  for (let i = 0; i < amount; i++) {
    const far = i / amount;
    const y = hz * (heavy ? random.between(0.02, 0.55) : random.between(0.1, 0.74));
    const size = w * random.between(0.1, 0.2) * (heavy ? 1.7 : 1) * (1.15 - (y / hz) * 0.6);
    const x = random() * w;
    const near = 1 - Math.min(1, Math.hypot(x - sun[0], y - sun[1]) / (w * 0.6));
    const body = mix(
      palette.skyMid,
      palette.isNight ? palette.skyLow : lch(0.97, 0.02, palette.light.h),
      heavy ? 0.12 : 0.55,
    );
    const lit = mix(body, palette.light, 0.35 + near * 0.5);
    out += cloud(
      canvas,
      random,
      x,
      y,
      size,
      hex(heavy ? lighter(body, -0.06 * random()) : body),
      hex(lit),
      heavy ? 0.82 : 0.5 + far * 0.3,
    );
  }
  return out;
}

/** Flat below, heaped above, lit on top: round heaps in a row, one shape. */
export function cloud(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  size: number,
  body: string,
  lit: string,
  opacity: number,
): string {
  const id = newId('cloud');
  const high = size * 0.62;
  canvas.defs.push(
    gradient(
      id,
      [
        [0, lit],
        [0.5, body],
        [1, body, 0.15],
      ],
      `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(y - high)}" y2="${n(y + size * 0.06)}"`,
    ),
  );
  let d = '';
  const heaps = random.whole(5, 8);
  for (let i = 0; i < heaps; i++) {
    const t = (i + 0.5) / heaps;
    const r = size * (0.1 + Math.sin(t * Math.PI) * random.between(0.14, 0.26));
    const cx = x + (t - 0.5) * size * 1.7;
    const cy = y - r * 0.75;
    d += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0V${n(y)}H${n(cx - r)}Z`;
  }
  d += `M${n(x - size)} ${n(y)}q0 ${n(-size * 0.1)} ${n(size * 0.12)} ${n(-size * 0.1)}H${n(x + size * 0.88)}q${n(size * 0.12)} 0 ${n(size * 0.12)} ${n(size * 0.1)}Z`;
  return path(d, `url(#${id})`, `opacity="${n(opacity)}" ${sheet}`);
}

/** A bank of mist that takes hold of what lies behind it. */
export function mist({ w, defs, palette }: Canvas, y: number, height: number, opacity: number): string {
  const id = newId('mist');
  const colour = hex(mix(palette.haze, palette.skyLow, 0.5));
  defs.push(
    gradient(id, [
      [0, colour, 0],
      [0.55, colour, opacity],
      [1, colour, 0],
    ]),
  );
  return rect(-2, y - height / 2, w + 4, height, `url(#${id})`);
}
