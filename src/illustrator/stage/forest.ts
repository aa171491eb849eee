/** Between trees: trunks in four depths, light that falls in from behind, ferns below. */
import { hex, lch, lighter, mix } from '../colour/oklch.ts';
import { ellipse, gradient, group, n, path, polygon, rect } from '../draw/svg.ts';
import { ink, newId, type Canvas } from './canvas.ts';
import { branchBox, framingBranch, frontGrass, nearGrass, soften } from './foreground.ts';
import { mist } from './sky.ts';
import type { Stage } from './stage.ts';
import { bush, grassTuft, pine } from './trees.ts';

export const forest: Stage = {
  horizon: 0.6,
  ground: [0.72, 0.93],
  air: [0.16, 0.45],
  paint(canvas) {
    return [
      { name: 'Light', svg: backLight(canvas), slot: 'back' },
      { name: 'Far trees', svg: depths(canvas, [0.82, 0.66, 0.48]), slot: 'back' },
      { name: 'Floor', svg: floor(canvas), slot: 'back' },
      { name: 'Near trees', svg: depths(canvas, [0.24]) + beams(canvas), slot: 'back' },
      { name: 'Ferns', svg: ferns(canvas) + frontGrass(canvas, 0.1), slot: 'front' },
      { name: 'Branch', svg: framingBranch(canvas), slot: 'front', box: branchBox(canvas) },
      { name: 'Near trunk', svg: frontTrunk(canvas), slot: 'front' },
    ];
  },
};

function backLight(canvas: Canvas): string {
  const { w, h, hz, palette, defs, sun } = canvas;
  const [id, glow] = [newId('back'), newId('halo')];
  const green = mix(palette.haze, { ...palette.leaf, l: palette.haze.l * 0.95 }, 0.3);
  defs.push(
    gradient(id, [
      [0, hex(mix(palette.skyTop, { ...palette.leaf, l: palette.skyTop.l * 0.7 }, 0.4))],
      [0.5, hex(green)],
      [0.75, hex(mix(green, palette.skyLow, 0.7))],
    ]),
    `<radialGradient id="${glow}"><stop offset="0" stop-color="${hex(palette.source)}" stop-opacity="0.95"/><stop offset="0.3" stop-color="${hex(palette.light)}" stop-opacity="0.5"/><stop offset="1" stop-color="${hex(palette.light)}" stop-opacity="0"/></radialGradient>`,
  );
  return (
    rect(-2, -2, w + 4, h + 4, `url(#${id})`) +
    ellipse(sun[0], hz - h * 0.16, w * 0.4, h * 0.4, `url(#${glow})`)
  );
}

function depths(canvas: Canvas, fars: readonly number[]): string {
  const { w, h, hz, random: r, scene } = canvas;
  let out = '';
  for (const far of fars) {
    const random = r.part(`wood${far}`);
    const near = 1 - far;
    const foot = hz + h * (0.02 + near * near * 0.14);
    const step = w * (0.035 + near * 0.13);
    for (let x = -step * random(); x < w + step; x += step * random.between(0.7, 1.4)) {
      // The middle stays open: someone stands there.
      const open = Math.abs(x / w - 0.5) < near * 0.3;
      if (open && far < 0.6) continue;
      out +=
        random.chance(scene.season === 'winter' ? 0.5 : 0.25) && far > 0.3
          ? pine(canvas, random, x, foot, h * (0.3 + near * 0.5), far)
          : trunk(canvas, random, x, foot, w * (0.008 + near * near * 0.06), far);
    }
    if (scene.season !== 'winter') out += canopy(canvas, random, far);
    if (far > 0.3) out += mist(canvas, foot, h * 0.16, 0.45 * far);
  }
  return out;
}

/** A roof of leaves along the top, lower at the sides. */
function canopy(canvas: Canvas, random: ReturnType<Canvas['random']['part']>, far: number): string {
  const { w, h, palette } = canvas;
  let out = '';
  const near = 1 - far;
  for (let i = 0; i < 15; i++) {
    const x = (i / 14) * w;
    const edge = Math.abs(x / w - 0.5) * 2;
    const low = h * (0.03 + edge * 0.1 * (0.5 + near) + far * 0.05);
    for (const row of [0.09, 0.045, 0])
      out += bush(
        canvas,
        random,
        x + row * 300,
        low - row * h,
        w * (0.05 + near * 0.06),
        far,
        lighter(palette.leaf, -0.12 + far * 0.06 - row * 0.6),
      );
  }
  return out;
}

function trunk(
  canvas: Canvas,
  random: ReturnType<Canvas['random']['part']>,
  x: number,
  foot: number,
  wide: number,
  far: number,
): string {
  const { defs, sun } = canvas;
  const bark = lch(0.36, 0.045, 45);
  const id = newId('bark');
  const [lit, dark] = [ink(canvas, bark, far, 0.07), ink(canvas, bark, far, -0.05)];
  const left = sun[0] < x;
  defs.push(
    gradient(
      id,
      [
        [0, left ? lit : dark],
        [0.4, ink(canvas, bark, far)],
        [1, left ? dark : lit],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
  );
  const lean = random.between(-0.6, 0.6) * wide;
  const body = path(
    `M${n(x - wide * 1.25)} ${n(foot + wide * 0.25)}Q${n(x - wide * 0.5)} ${n(foot - wide)} ${n(x - wide * 0.5)} ${n(foot - wide * 3)}L${n(x + lean - wide * 0.36)} -10H${n(x + lean + wide * 0.36)}L${n(x + wide * 0.5)} ${n(foot - wide * 3)}Q${n(x + wide * 0.5)} ${n(foot - wide)} ${n(x + wide * 1.3)} ${n(foot + wide * 0.25)}Z`,
    `url(#${id})`,
  );
  let marks = '';
  if (wide > 14)
    for (let i = 0; i < 9; i++)
      marks += ellipse(
        x + random.between(-0.3, 0.3) * wide,
        random() * foot * 0.92,
        wide * 0.05,
        wide * random.between(0.25, 0.6),
        dark,
        'opacity="0.5"',
      );
  return body + marks;
}

function floor(canvas: Canvas): string {
  const { w, h, hz, palette, defs, random: r, scene } = canvas;
  const id = newId('floor');
  const moss = scene.season === 'winter' ? palette.grass : mix(palette.grass, lch(0.5, 0.1, 125), 0.45);
  defs.push(
    gradient(id, [
      [0, ink(canvas, lighter(moss, 0.05), 0.4)],
      [0.35, ink(canvas, moss, 0.12, -0.04)],
      [1, ink(canvas, moss, 0, -0.16)],
    ]),
  );
  const y = hz + h * 0.03;
  let out = path(
    `M-4 ${n(y)}C${n(w * 0.3)} ${n(y - 18)} ${n(w * 0.7)} ${n(y + 20)} ${n(w + 4)} ${n(y - 4)}V${n(h + 4)}H-4Z`,
    `url(#${id})`,
  );
  const random = r.part('floor');
  for (let i = 0; i < 26; i++) {
    const t = random();
    out += ellipse(
      random() * w,
      y + 20 + t * (h - y),
      w * (0.02 + t * 0.06),
      2 + t * 6,
      ink(canvas, moss, 0.1, random.between(0.02, 0.1)),
      'opacity="0.35"',
    );
  }
  return out + nearGrass(canvas, y + h * 0.05, h, 0.7);
}

function beams(canvas: Canvas): string {
  const { w, h, hz, palette, sun, random: r, defs, scene } = canvas;
  if (scene.weather !== 'clear' && scene.weather !== 'fog') return '';
  const random = r.part('beams');
  const id = newId('beam');
  const light = hex(palette.light);
  defs.push(
    gradient(id, [
      [0, light, 0.34],
      [1, light, 0],
    ]),
  );
  let out = '';
  for (let i = 0; i < 6; i++) {
    const x = sun[0] + random.between(-0.3, 0.3) * w;
    const drift = (x < w / 2 ? 1 : -1) * w * random.between(0.1, 0.3);
    const wide = w * random.between(0.015, 0.05);
    out += path(
      polygon([
        [x, -10],
        [x + wide, -10],
        [x + drift + wide * 2.4, hz + h * 0.22],
        [x + drift, hz + h * 0.22],
      ]),
      `url(#${id})`,
      'opacity="0.6"',
    );
  }
  return group(
    soften(canvas, out, 5),
    `style="mix-blend-mode:screen" opacity="${palette.isNight ? 0.5 : 1}"`,
  );
}

function ferns(canvas: Canvas): string {
  const { w, h, palette, random: r } = canvas;
  const random = r.part('ferns');
  let out = '';
  for (let i = 0; i < 12; i++) {
    const x = w * (random.chance(0.5) ? random.between(-0.02, 0.2) : random.between(0.8, 1.02));
    out += grassTuft(
      random,
      x,
      h * random.between(0.92, 1.02),
      h * random.between(0.07, 0.14),
      ink(canvas, lighter(palette.leaf, -0.24), 0),
      9,
    );
  }
  return out;
}

function frontTrunk(canvas: Canvas): string {
  const { w, h, random: r, sun } = canvas;
  const random = r.part('front-trunk');
  const x = sun[0] > w / 2 ? -w * 0.01 : w * 1.01;
  return trunk(canvas, random, x, h * 1.06, w * 0.085, 0);
}
