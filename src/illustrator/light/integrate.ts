/** What turns a part into something that stands there: the hour's tint, volume, a lit edge, a shadow, a mirror image. */
import { hex, lch, mix, toRgb } from '../colour/oklch.ts';
import { n } from '../draw/svg.ts';
import type { Canvas } from '../stage/canvas.ts';
import { newId } from '../stage/canvas.ts';

export interface Standing {
  /** How far away, from 0 to 1. */
  far: number;
  /** A 128th of the part's height, in its own units. */
  unit: number;
  /** Units of the picture for each of the part's. */
  scale: number;
  /** 1, or -1 where it is mirrored. */
  flip: 1 | -1;
  x: number;
  y: number;
  indoors: boolean;
  /** Fire and lanterns are not lit: they light. */
  shines: boolean;
}

export function integrate(
  canvas: Canvas,
  { far, unit, scale, flip, x, y, indoors, shines }: Standing,
): string {
  const { palette, sun, defs } = canvas;
  const id = newId('lit');
  const [lr, lg, lb] = toRgb(
    indoors ? lch(0.97, 0.03, 85) : mix(palette.light, { ...palette.shade, l: 0.9 }, 0.25),
  );
  const peak = Math.max(lr, lg, lb);
  const exposure = shines ? 1.05 : indoors ? 0.98 : 0.36 + palette.exposure * 0.66;
  const haze = toRgb(mix(palette.haze, palette.shade, 0.35));
  const fade = shines ? 0 : 0.03 + far * 0.5 + (indoors ? 0 : (1 - palette.exposure) * 0.12);
  const row = (light: number, at: number) => {
    const gain = (light / peak) * exposure * (1 - fade);
    // Some of each channel goes to the others: colours at dusk are closer to each other.
    const grey = shines || indoors ? 0 : (1 - Math.min(1, palette.chroma)) * 0.35;
    const own = [0.3 * grey, 0.59 * grey, 0.11 * grey].map((v, i) => (v + (i === at ? 1 - grey : 0)) * gain);
    return `${own.map((v) => v.toFixed(3)).join(' ')} 0 ${(haze[at]! * fade).toFixed(3)}`;
  };
  const [dx, dy] = [(sun[0] - x) * flip, sun[1] - y];
  const azimuth = (Math.atan2(dy, dx) * 180) / Math.PI;
  const away = Math.hypot(dx, dy) || 1;
  const rim = unit * (palette.isNight ? 2 : 2.6);
  const [ox, oy] = [(-dx / away) * rim, (-dy / away) * rim];
  const edge = hex(mix(palette.light, palette.source, 0.4));
  // Light falls on slopes between pixels: the same hill needs more height where there are more of them.
  const relief = unit * 7 * scale * canvas.dots;
  const strength = indoors ? 0.25 : palette.exposure > 0.9 ? 0.4 : 0.78;
  defs.push(
    `<filter id="${id}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">` +
      `<feColorMatrix in="SourceGraphic" values="${row(lr, 0)} ${row(lg, 1)} ${row(lb, 2)} 0 0 0 1 0" result="tint"/>` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(unit * 9)}" result="bump"/>` +
      `<feDiffuseLighting in="bump" surfaceScale="${n(relief)}" diffuseConstant="1.33" lighting-color="#fff" result="volume"><feDistantLight azimuth="${n(azimuth)}" elevation="52"/></feDiffuseLighting>` +
      `<feBlend in="tint" in2="volume" mode="multiply" result="round"/>` +
      `<feComposite in="round" in2="SourceAlpha" operator="in" result="body"/>` +
      `<feOffset in="SourceAlpha" dx="${n(ox)}" dy="${n(oy)}" result="moved"/>` +
      `<feComposite in="SourceAlpha" in2="moved" operator="out" result="side"/>` +
      `<feGaussianBlur in="side" stdDeviation="${n(unit * 0.7)}" result="soft"/>` +
      `<feFlood flood-color="${edge}" flood-opacity="${strength}"/><feComposite in2="soft" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="rim"/>` +
      `<feMerge><feMergeNode in="body"/><feMergeNode in="rim"/></feMerge></filter>`,
  );
  return id;
}

/** A flat, soft shadow of a part, to be laid on the ground. */
export function shadowFilter(canvas: Canvas, unit: number, strength: number): string {
  const id = newId('shadow');
  const [r, g, b] = toRgb(canvas.palette.shade).map((v) => Math.max(0, v * 0.55).toFixed(3));
  canvas.defs.push(
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feColorMatrix in="SourceGraphic" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${strength} 0"/><feGaussianBlur stdDeviation="${n(unit * 2.2)}"/></filter>`,
  );
  return id;
}
