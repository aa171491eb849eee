/** Trees and what grows beside them, in the colours of the season and the hour. Each stands on (x, y) and is `s` high. */
import { lch, lighter, mix, type Oklch } from '../colour/oklch.ts';
import { circle, curve, ellipse, group, line, n, path, type Point } from '../draw/svg.ts';
import type { Random } from '../random.ts';
import { ink, type Canvas } from './canvas.ts';

/** One colour, for woods seen from afar. */
export function pineShape(random: Random, x: number, y: number, s: number): string {
  const tiers = s > 60 ? 7 : 4;
  const half = s * random.between(0.17, 0.23);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const reach = half * (0.22 + t * 0.85) * random.between(0.86, 1.12);
    const top = y - s * (1 - t * 0.93);
    const low = top + (s * 0.93) / tiers;
    left.push([x - reach, low + s * 0.012], [x - reach * 0.45, low - s * 0.012]);
    right.push([x + reach * random.between(0.9, 1.1), low + s * 0.012], [x + reach * 0.45, low - s * 0.012]);
  }
  const all = [
    [x, y - s] as Point,
    ...right,
    [x + s * 0.018, y] as Point,
    [x - s * 0.018, y] as Point,
    ...left.reverse(),
  ];
  return `M${all.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
}

export function pine(canvas: Canvas, random: Random, x: number, y: number, s: number, far: number): string {
  const snowy = canvas.scene.season === 'winter' || canvas.scene.place === 'snow';
  const own = mix(lch(0.42, 0.075, 162), canvas.palette.leaf, 0.12);
  const d = pineShape(random, x, y, s);
  const side = canvas.sun[0] < x ? -1 : 1;
  const lit = pineShape(random, x + side * s * 0.035, y - s * 0.02, s * 0.93);
  const clip = `pine${n(x)}-${n(y)}-${n(s)}`.replaceAll('.', '_');
  if (s < 70) return path(d, ink(canvas, own, far));
  canvas.defs.push(`<clipPath id="${clip}">${path(d, '#000')}</clipPath>`);
  return (
    path(
      `M${n(x - s * 0.02)} ${n(y)}h${n(s * 0.04)}v${n(-s * 0.2)}h${n(-s * 0.04)}Z`,
      ink(canvas, lch(0.35, 0.05, 50), far),
    ) +
    path(d, ink(canvas, own, far, -0.02)) +
    group(
      path(lit, ink(canvas, own, far, 0.045), `transform="translate(${n(side * s * 0.07)} 0)"`) +
        (snowy
          ? path(
              lit,
              ink(canvas, lch(0.96, 0.015, 235), far),
              `transform="translate(${n(side * s * 0.02)} ${n(-s * 0.055)})" opacity="0.85"`,
            )
          : ''),
      `clip-path="url(#${clip})"`,
    )
  );
}

/** A crown of heaped leaves: dark below, lit from the side of the sun. */
export function broadleaf(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  s: number,
  far: number,
  leaf: Oklch = canvas.palette.leaf,
): string {
  const side = canvas.sun[0] < x ? -1 : 1;
  const bark = ink(canvas, lch(0.36, 0.05, 48), far);
  const lean = random.between(-0.05, 0.05) * s;
  const trunk = path(
    `M${n(x - s * 0.045)} ${n(y)}Q${n(x - s * 0.02)} ${n(y - s * 0.3)} ${n(x + lean)} ${n(y - s * 0.6)}Q${n(x + s * 0.03)} ${n(y - s * 0.25)} ${n(x + s * 0.05)} ${n(y)}Z`,
    bark,
  );
  const own = { ...leaf, h: leaf.h + random.between(-8, 8) };
  const tones = [-0.11, -0.04, 0.03, 0.09].map((lift) => ink(canvas, own, far, lift * (1 - far)));
  let crown = '';
  const count = s < 60 ? 5 : s < 140 ? 9 : 14;
  tones.forEach((fill, layer) => {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + random() * 0.8;
      const reach = s * 0.24 * Math.sqrt(random()) * (1 - layer * 0.12);
      const cx = x + lean + Math.cos(angle) * reach * 1.12 + side * layer * s * 0.032;
      const cy = y - s * 0.68 + Math.sin(angle) * reach * 0.85 - layer * s * 0.035;
      const r = s * random.between(0.09, 0.16) * (1 - layer * 0.2);
      crown += layer < 2 ? circle(cx, cy, r, fill) : leafBlob(random, cx, cy, r, fill);
    }
  });
  return trunk + crown;
}

const leafBlob = (random: Random, x: number, y: number, r: number, fill: string) =>
  path(
    curve(
      Array.from({ length: 7 }, (_, i) => {
        const a = (i / 7) * Math.PI * 2;
        const reach = r * random.between(0.7, 1.1);
        return [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.8] as Point;
      }),
      true,
    ),
    fill,
    'opacity="0.8"',
  );

export function palm(canvas: Canvas, random: Random, x: number, y: number, s: number, far: number): string {
  const bend = random.between(0.12, 0.26) * s * (random.chance(0.5) ? 1 : -1);
  const [tx, ty] = [x + bend, y - s * 0.82];
  const bark = ink(canvas, lch(0.5, 0.06, 60), far);
  let out = path(
    `M${n(x - s * 0.035)} ${n(y)}Q${n(x + bend * 0.2)} ${n(y - s * 0.5)} ${n(tx - s * 0.012)} ${n(ty)}L${n(tx + s * 0.015)} ${n(ty)}Q${n(x + bend * 0.3 + s * 0.03)} ${n(y - s * 0.45)} ${n(x + s * 0.035)} ${n(y)}Z`,
    bark,
  );
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.98 + (i / 8) * 1.04) + random.between(-0.1, 0.1);
    const reach = s * random.between(0.33, 0.44);
    const [ex, ey] = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach * 0.55 + s * 0.12];
    const [mx, my] = [tx + Math.cos(angle) * reach * 0.55, ty + Math.sin(angle) * reach * 0.75 - s * 0.08];
    const fill = ink(canvas, lch(0.55, 0.12, 145), far, (i % 3) * 0.04 - 0.05);
    out += path(
      `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my - s * 0.03)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + s * 0.055)} ${n(tx)} ${n(ty)}Z`,
      fill,
    );
  }
  return out;
}

export function bush(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  s: number,
  far: number,
  own: Oklch = lighter(canvas.palette.leaf, -0.06),
): string {
  let out = '';
  [-0.07, 0, 0.06].forEach((lift, layer) => {
    for (let i = 0; i < 6; i++) {
      const r = s * random.between(0.22, 0.36) * (1 - layer * 0.22);
      out += ellipse(
        x + random.between(-0.6, 0.6) * s,
        y - s * (0.16 + layer * 0.13) - random() * s * 0.14,
        r * 1.15,
        r,
        ink(canvas, own, far, lift),
      );
    }
  });
  return out;
}

/** Blades in a bow; `thick` at the foot. */
export function grassTuft(random: Random, x: number, y: number, s: number, fill: string, blades = 7): string {
  let d = '';
  for (let i = 0; i < blades; i++) {
    const lean = random.between(-0.55, 0.55) * s;
    const high = s * random.between(0.55, 1);
    const foot = x + random.between(-0.3, 0.3) * s;
    const thick = s * 0.035;
    d += `M${n(foot - thick)} ${n(y)}Q${n(foot + lean * 0.2)} ${n(y - high * 0.6)} ${n(foot + lean)} ${n(y - high)}Q${n(foot + lean * 0.3 + thick)} ${n(y - high * 0.5)} ${n(foot + thick)} ${n(y)}Z`;
  }
  return path(d, fill);
}

export function reed(random: Random, x: number, y: number, s: number, fill: string, head: string): string {
  const lean = random.between(-0.16, 0.16) * s;
  const [tx, ty] = [x + lean, y - s];
  return (
    line(`M${n(x)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - s * 0.6)} ${n(tx)} ${n(ty)}`, fill, s * 0.014) +
    line(`M${n(tx - lean * 0.05)} ${n(ty + s * 0.2)}L${n(tx)} ${n(ty + s * 0.05)}`, head, s * 0.045)
  );
}
