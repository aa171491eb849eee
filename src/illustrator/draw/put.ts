/** A placed thing as markup: its reflection or shadow, itself in the hour's light, and what it shines. */
import { hex, lch, mix } from '../colour/oklch.ts';
import { integrate, shadowFilter } from '../light/integrate.ts';
import type { Placed } from '../solve/placed.ts';
import { ink, newId, type Canvas } from '../stage/canvas.ts';
import { ellipse, group, line, n, path, rect } from './svg.ts';

export interface Put {
  under: string;
  body: string;
  lights: string;
}

export function put(canvas: Canvas, placed: Placed, indoors: boolean): Put {
  const { x, y, width, height, flip, far, figure, bearing, subject } = placed;
  const { defs, palette, sun, w } = canvas;
  const [left, top, right, bottom] = figure.box;
  const scale = height / (bottom - top);
  const unit = (bottom - top) / 128;
  const middle = (left + right) / 2;
  const shape = newId('part');
  defs.push(`<g id="${shape}">${figure.svg}</g>`);
  const use = `<use href="#${shape}"/>`;
  const foot = bearing === 'sunk' ? bottom - (bottom - top) * 0.3 : bottom;
  const stand = (sx: number, sy: number, at = y) =>
    `translate(${n(x)} ${n(at)}) scale(${(scale * sx).toFixed(4)} ${(scale * sy).toFixed(4)}) translate(${n(-middle)} ${n(-foot)})`;
  const lit = integrate(canvas, {
    far,
    unit,
    scale,
    flip,
    x,
    y: y - height / 2,
    indoors,
    shines: subject.glows && (!figure.lights || lightsThemselves.has(subject.part)),
  });
  let body = group(group(use, `filter="url(#${lit})"`), `transform="${stand(flip, 1)}"`);
  let under = '';
  if (bearing === 'sunk' || bearing === 'water') {
    const clip = newId('line');
    defs.push(
      `<clipPath id="${clip}">${rect(x - width, y - height * 1.3, width * 2, height * 1.3, '#000')}</clipPath>`,
    );
    if (bearing === 'sunk') body = group(body, `clip-path="url(#${clip})"`);
    under = mirrored(canvas, use, stand(flip, -0.86), x, y, width, height, unit);
    body += waterline(canvas, x, y, width);
  } else if (bearing === 'ground') {
    const long = indoors
      ? 0.1
      : { dawn: 0.42, day: 0.2, golden: 0.4, sunset: 0.44, night: 0.22 }[canvas.scene.time];
    const skew = Math.max(-0.75, Math.min(0.75, ((x - sun[0]) / w) * 1.5));
    const soft = shadowFilter(canvas, unit, indoors ? 0.2 : palette.isNight ? 0.42 : 0.34);
    const cast = `translate(${n(x)} ${n(y)}) matrix(1 0 ${(-skew).toFixed(3)} 1 0 0) scale(${(scale * flip).toFixed(4)} ${(-scale * long).toFixed(4)}) translate(${n(-middle)} ${n(-bottom + unit * 3)})`;
    under = contact(canvas, x, y, width) + group(group(use, `filter="url(#${soft})"`), `transform="${cast}"`);
  }
  if (canvas.scene.place === 'sea' && bearing === 'ground') under = islet(canvas, x, y, width) + under;
  const shines = figure.lights && (palette.isNight || palette.exposure < 0.65);
  const lights = shines
    ? group(figure.lights!, `transform="${stand(flip, 1)}" style="mix-blend-mode:screen"`)
    : subject.glows && !figure.lights && palette.exposure < 0.85
      ? group(
          ellipse(x, y - height / 2, width * 0.95, height * 0.95, 'url(#lamp)'),
          'style="mix-blend-mode:screen" opacity="0.7"',
        )
      : '';
  return { under, body, lights };
}

const lightsThemselves = new Set(['campfire', 'lantern', 'fireworks']);

function contact(canvas: Canvas, x: number, y: number, width: number): string {
  const id = newId('contact');
  const dark = hex({ ...canvas.palette.shade, l: canvas.palette.shade.l * 0.6 });
  canvas.defs.push(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${dark}" stop-opacity="0.62"/><stop offset="0.6" stop-color="${dark}" stop-opacity="0.3"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient>`,
  );
  return ellipse(x, y - 1, width * 0.56, Math.max(4, width * 0.075), `url(#${id})`);
}

/** At sea, whoever needs ground stands on a rock. */
function islet(canvas: Canvas, x: number, y: number, width: number): string {
  const s = width * 0.85;
  const rock = (l: number) => ink(canvas, lch(l, 0.03, 280));
  return (
    path(
      `M${n(x - s)} ${n(y + s * 0.2)}Q${n(x - s * 0.8)} ${n(y - s * 0.1)} ${n(x - s * 0.4)} ${n(y - s * 0.08)}Q${n(x)} ${n(y - s * 0.18)} ${n(x + s * 0.5)} ${n(y - s * 0.06)}Q${n(x + s * 0.85)} ${n(y - s * 0.04)} ${n(x + s)} ${n(y + s * 0.2)}Z`,
      rock(0.46),
    ) +
    path(
      `M${n(x - s * 0.8)} ${n(y + s * 0.2)}Q${n(x - s * 0.3)} ${n(y + s * 0.02)} ${n(x + s * 0.2)} ${n(y + s * 0.08)}Q${n(x + s * 0.7)} ${n(y + s * 0.06)} ${n(x + s * 0.95)} ${n(y + s * 0.2)}Z`,
      rock(0.36),
    ) +
    waterline(canvas, x, y + s * 0.2, s * 2)
  );
}

function mirrored(
  canvas: Canvas,
  use: string,
  transform: string,
  x: number,
  y: number,
  width: number,
  height: number,
  unit: number,
): string {
  const [id, clip] = [newId('wet'), newId('pool')];
  canvas.defs.push(
    `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(unit * 0.5)} ${n(unit * 2)}"/><feColorMatrix values="0.62 0 0 0 0.03 0 0.62 0 0 0.04 0 0 0.66 0 0.08 0 0 0 0.5 0"/></filter>`,
    `<clipPath id="${clip}">${rect(x - width, y, width * 2, height, '#000')}</clipPath>`,
  );
  return group(
    group(group(use, `filter="url(#${id})"`), `transform="${transform}"`),
    `clip-path="url(#${clip})"`,
  );
}

function waterline({ palette }: Canvas, x: number, y: number, width: number): string {
  const light = hex(mix(palette.skyLow, palette.light, 0.5));
  const bow = (dy: number, half: number, opacity: number) =>
    line(
      `M${n(x - half)} ${n(y + dy)}Q${n(x)} ${n(y + dy + 5)} ${n(x + half)} ${n(y + dy)}`,
      light,
      1.6,
      `opacity="${opacity}"`,
    );
  return bow(0, width * 0.56, 0.75) + bow(5, width * 0.42, 0.45) + bow(10, width * 0.62, 0.25);
}
