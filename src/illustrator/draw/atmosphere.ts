/** What is in the air between us and everything: rain, snow, fog, fireflies, petals. */
import { hex, lch, mix } from '../colour/oklch.ts';
import { newId, type Canvas } from '../stage/canvas.ts';
import { circle, ellipse, gradient, group, line, n, rect } from './svg.ts';

export function weatherOver(canvas: Canvas, indoors: boolean): string {
  if (indoors) return '';
  const { scene, w, h, palette, random: r, defs } = canvas;
  const random = r.part('weather');
  let out = '';
  if (scene.weather === 'rain' || scene.weather === 'storm') {
    const colour = hex(mix(palette.skyLow, lch(0.95, 0.02, 230), 0.5));
    for (let i = 0; i < 190; i++) {
      const [x, y, s] = [random() * w * 1.1, random() * h, random.between(14, 44)];
      out += line(
        `M${n(x)} ${n(y)}l${n(-s * 0.28)} ${n(s)}`,
        colour,
        random.between(0.7, 1.6),
        `opacity="${n(random.between(0.15, 0.5))}"`,
      );
    }
  }
  if (scene.weather === 'storm') {
    let [x, y] = [w * random.between(0.2, 0.8), -5];
    let d = `M${n(x)} ${n(y)}`;
    while (y < canvas.hz) d += `L${n((x += random.between(-32, 32)))} ${n((y += random.between(16, 46)))}`;
    out += line(d, '#fff6dc', 9, 'opacity="0.25"') + line(d, '#fffdf2', 2.6);
  }
  if (scene.weather === 'snow')
    for (let i = 0; i < 170; i++)
      out += circle(
        random() * w,
        random() * h,
        random.between(1, 4.4),
        '#fff',
        `opacity="${n(random.between(0.3, 0.9))}"`,
      );
  if (scene.weather === 'fog') {
    const id = newId('fog');
    const colour = hex(mix(palette.haze, palette.skyLow, 0.5));
    defs.push(
      gradient(id, [
        [0, colour, 0.15],
        [0.5, colour, 0.62],
        [0.8, colour, 0.22],
        [1, colour, 0.05],
      ]),
    );
    out += rect(-2, -2, w + 4, h + 4, `url(#${id})`);
  }
  return out + living(canvas);
}

function living({ scene, w, h, palette, random: r }: Canvas): string {
  const random = r.part('living');
  const green = ['forest', 'meadow', 'lake', 'waterfall', 'garden', 'farm'].includes(scene.place);
  if (!green || scene.weather !== 'clear') return '';
  let out = '';
  if (palette.isNight && scene.season !== 'winter')
    for (let i = 0; i < 26; i++) {
      const [x, y, s] = [random() * w, h * random.between(0.5, 0.95), random.between(1.4, 2.8)];
      out += circle(x, y, s * 5, 'url(#lamp)', 'opacity="0.6"') + circle(x, y, s, '#fff3b0');
    }
  else if (scene.season === 'spring' || scene.season === 'autumn')
    for (let i = 0; i < 22; i++) {
      const s = random.between(2.5, 6);
      out += ellipse(
        random() * w,
        random() * h,
        s,
        s * 0.55,
        hex(palette.blossom),
        `transform="rotate(${n(random.between(-40, 40))})" opacity="0.8"`,
      );
    }
  else if (scene.time !== 'day')
    for (let i = 0; i < 40; i++)
      out += circle(
        random() * w,
        h * random.between(0.3, 1),
        random.between(0.8, 2),
        hex(palette.source),
        `opacity="${n(random.between(0.2, 0.7))}"`,
      );
  return group(out);
}

/** A little darker at the corners. Grain is laid over the pixels at the end: as a filter it took as long as all the rest. */
export function finishOver({ w, h, palette, defs }: Canvas): string {
  const vignette = newId('corner');
  const dark = hex({ ...palette.shade, l: palette.shade.l * 0.5 });
  defs.push(
    `<radialGradient id="${vignette}" cx="0.5" cy="0.5" r="0.75"><stop offset="0.55" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="0.34"/></radialGradient>`,
  );
  return rect(-2, -2, w + 4, h + 4, `url(#${vignette})`);
}

/** Shared lights, named by whoever shines. */
export const sharedLights =
  '<radialGradient id="lamp"><stop offset="0" stop-color="#ffd98a" stop-opacity="0.85"/><stop offset="0.35" stop-color="#ffb650" stop-opacity="0.34"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="fire"><stop offset="0" stop-color="#ffc46b" stop-opacity="0.75"/><stop offset="0.4" stop-color="#ff8a3c" stop-opacity="0.3"/><stop offset="1" stop-color="#ff6a2c" stop-opacity="0"/></radialGradient>' +
  gradient('lampFall', [
    [0, '#ffe2a0', 0.4],
    [1, '#ffe2a0', 0],
  ]) +
  gradient(
    'beamLeft',
    [
      [0, '#fff0c0', 0],
      [1, '#fff0c0', 0.6],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ) +
  gradient(
    'beamRight',
    [
      [0, '#fff0c0', 0.6],
      [1, '#fff0c0', 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
