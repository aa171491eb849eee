/** Still or moving water that gives back what stands above it. */
import { hex, lch, lighter, mix } from '../colour/oklch.ts';
import { gradient, group, line, n, path, rect } from '../draw/svg.ts';
import { newId, sheet, type Canvas } from './canvas.ts';

/** `above` is what is mirrored: drawn once more, upside down, softer and darker. */
export function water(canvas: Canvas, top: number, bottom: number, above: string, calm = 1): string {
  const { w, palette, defs } = canvas;
  const [fill, veil, clip] = [newId('water'), newId('veil'), newId('clip')];
  const deep = mix(mix(palette.skyTop, lch(0.4, 0.08, 225), 0.35), palette.shade, 0.25);
  defs.push(
    gradient(fill, [
      [0, hex(mix(palette.skyLow, palette.haze, 0.2))],
      [0.35, hex(mix(palette.skyMid, deep, 0.3))],
      [1, hex(deep)],
    ]),
    gradient(veil, [
      [0, hex(mix(palette.skyLow, deep, 0.3)), 0.12],
      [0.5, hex(deep), 0.34],
      [1, hex(deep), 0.78],
    ]),
    `<clipPath id="${clip}"><rect x="0" y="${n(top)}" width="${n(w)}" height="${n(bottom - top)}"/></clipPath>`,
  );
  const mirrored = group(
    above.replaceAll(` ${sheet}`, ''),
    `transform="translate(0 ${n(top * 2)}) scale(1 -1)"`,
  );
  return (
    rect(-2, top, w + 4, bottom - top, `url(#${fill})`) +
    group(
      mirrored + rect(-2, top, w + 4, bottom - top, `url(#${veil})`) + ripples(canvas, top, bottom, calm),
      `clip-path="url(#${clip})"`,
    )
  );
}

/** Strokes that grow towards us, brightest below the sun. */
function ripples({ w, palette, sun, random: r }: Canvas, top: number, bottom: number, calm: number): string {
  const random = r.part('ripples');
  const bright = hex(mix(palette.light, palette.source, 0.6));
  const soft = hex(lighter(palette.skyLow, 0.02));
  let out = '';
  // Bands of sky lie across the mirror image and break its edges.
  const band = hex(mix(palette.skyMid, palette.skyLow, 0.5));
  for (let i = 0; i < 60; i++) {
    const t = random() ** 1.2;
    const y = top + 4 + t * (bottom - top);
    out += line(
      `M${n(random() * w)} ${n(y)}h${n(w * random.between(0.03, 0.16) * (0.4 + t))}`,
      band,
      0.8 + t * 3,
      `opacity="${(0.1 + random() * 0.16).toFixed(2)}"`,
    );
  }
  for (let i = 0; i < 150; i++) {
    const t = random() ** 1.4;
    const y = top + 3 + t * (bottom - top);
    const spread = w * (0.03 + t * 0.1);
    const glint = i < 75;
    const x = glint ? sun[0] + (random() + random() - 1) * spread * 1.6 : random() * w;
    const length = (4 + t * 46) * random.between(0.4, 1.3) * (glint ? 1 : 1.5);
    const thick = 0.7 + t * 2.4;
    const opacity = glint ? random.between(0.35, 0.9) * (1 - t * 0.55) : random.between(0.06, 0.22) / calm;
    out += line(
      `M${n(x - length / 2)} ${n(y)}q${n(length / 2)} ${n(-thick * 0.7)} ${n(length)} 0`,
      glint ? bright : soft,
      thick,
      `opacity="${opacity.toFixed(2)}"`,
    );
  }
  return out;
}

/** A shore that runs across the foot of the picture. */
export const shoreLine = (canvas: Canvas, y: number, depth: number, fill: string, name = 'shore') => {
  const random = canvas.random.part(name);
  const rise = random.between(-1, 1);
  const { w, h } = canvas;
  return path(
    `M-4 ${n(y + rise * depth * 0.4)}C${n(w * 0.3)} ${n(y - depth * 0.5)} ${n(w * 0.6)} ${n(y + depth * 0.6)} ${n(w + 4)} ${n(y - rise * depth * 0.3)}L${n(w + 4)} ${n(h + 4)}L-4 ${n(h + 4)}Z`,
    fill,
    sheet,
  );
};
