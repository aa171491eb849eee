/** Buildings drawn here: each 100 units high. */
import { circle, ellipse, n, path, polygon, rect } from '../draw/svg.ts';
import type { Draw } from './drawing.ts';

const lamp = '#ffd98a';
const pane = (x: number, y: number, w: number, h: number, dark: boolean) =>
  rect(x - 1, y - 1, w + 2, h + 2, '#4a3324') +
  rect(x, y, w, h, dark ? lamp : '#9cc7d8') +
  rect(x + w / 2 - 0.4, y, 0.8, h, '#4a3324') +
  rect(x, y + h / 2 - 0.4, w, 0.8, '#4a3324');
const shine = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#ffe2a0') + ellipse(x + w / 2, y + h / 2, w * 1.9, h * 1.9, 'url(#lamp)');

export const cabin: Draw = ({ dark, colour }) => {
  const wall = colour ?? '#a5673f';
  let logs = '';
  for (let i = 0; i < 8; i++) logs += rect(-52, -7 - i * 6, 104, 5.4, i % 2 ? wall : '#93582f', 'rx="2.5"');
  const svg =
    rect(30, -98, 13, 34, '#7b6d66') +
    rect(28.5, -100, 16, 5, '#655853') +
    rect(-54, -50, 108, 50, '#7d4a29') +
    logs +
    path(
      polygon([
        [-52, -48],
        [0, -86],
        [52, -48],
      ]),
      '#8a5430',
    ) +
    path('M-66 -44L0 -96L66 -44L61 -38L0 -86L-61 -38Z', '#4d3a38') +
    path('M0 -96L66 -44L61 -38L0 -86Z', '#5e4846') +
    rect(-10, -34, 20, 34, '#5a3820') +
    circle(6, -16, 1.4, '#e0b060') +
    pane(-40, -34, 18, 16, dark) +
    pane(22, -34, 18, 16, dark) +
    pane(-7, -70, 14, 11, dark) +
    rect(-16, -2.5, 32, 2.5, '#8b7f78');
  return {
    svg,
    box: [-66, -100, 66, 0],
    lights: shine(-40, -34, 18, 16) + shine(22, -34, 18, 16) + shine(-7, -70, 14, 11),
  };
};

export const lighthouse: Draw = ({ colour }) => {
  const stripe = colour ?? '#d8473f';
  let bands = '';
  for (let i = 0; i < 5; i++) {
    const [y0, y1] = [-i * 14, -(i + 1) * 14];
    const half = (y: number) => 15 + y * 0.085;
    bands += path(
      polygon([
        [-half(y0), y0],
        [half(y0), y0],
        [half(y1), y1],
        [-half(y1), y1],
      ]),
      i % 2 ? stripe : '#f6f1e7',
    );
  }
  const svg =
    path('M-26 0Q-22 -7 -10 -7H12Q24 -6 28 0Z', '#7a7270') +
    bands +
    path(
      polygon([
        [3, 0],
        [15, 0],
        [9, -70],
        [4, -70],
      ]),
      '#2a2140',
      'opacity="0.13"',
    ) +
    rect(-13, -73, 26, 3.6, '#3d3a44') +
    rect(-7, -84, 14, 11, '#ffe9ad') +
    rect(-7, -84, 1.4, 11, '#3d3a44') +
    rect(-0.7, -84, 1.4, 11, '#3d3a44') +
    rect(5.6, -84, 1.4, 11, '#3d3a44') +
    path('M-10 -84H10Q8 -95 0 -96Q-8 -95 -10 -84Z', stripe) +
    rect(-0.6, -100, 1.2, 5, '#3d3a44') +
    path('M-4 0V-9Q0 -13 4 -9V0Z', '#4a3b38') +
    rect(-2.5, -34, 5, 6, '#59636d', 'rx="2.5"') +
    rect(-2.5, -58, 5, 6, '#59636d', 'rx="2.5"');
  const lights =
    ellipse(0, -78, 22, 22, 'url(#lamp)') +
    path('M0 -80L-190 -112V-58Z', 'url(#beamLeft)') +
    path('M0 -80L190 -112V-58Z', 'url(#beamRight)');
  return { svg, lights, box: [-28, -100, 28, 0] };
};

export const castle: Draw = ({ dark, colour }) => {
  const stone = '#c9bfb2';
  const roof = colour ?? '#4f6d9c';
  const tower = (x: number, w: number, top: number, cone: number) =>
    rect(x - w / 2, top, w, -top, stone) +
    rect(x, top, w / 2, -top, '#000', 'opacity="0.1"') +
    rect(x - w / 2 - 1.5, top - 1, w + 3, 4, '#b0a597') +
    path(
      polygon([
        [x - w / 2 - 3, top - 1],
        [x, top - cone],
        [x + w / 2 + 3, top - 1],
      ]),
      roof,
    ) +
    path(
      polygon([
        [x, top - 1],
        [x, top - cone],
        [x + w / 2 + 3, top - 1],
      ]),
      '#000',
      'opacity="0.14"',
    ) +
    path(`M${n(x)} ${n(top - cone)}v-7l8 2.5l-8 2.5`, '#d8574c') +
    rect(x - 1.6, top + 8, 3.2, 7, dark ? lamp : '#4a4550', 'rx="1.6"');
  const teeth = (x: number, w: number, y: number) =>
    Array.from({ length: Math.floor(w / 7) }, (_, i) => rect(x + i * 7, y - 4, 4, 5, stone)).join('');
  const svg =
    tower(-24, 15, -58, 24) +
    tower(26, 14, -52, 22) +
    tower(2, 17, -68, 25) +
    rect(-40, -34, 82, 34, stone) +
    teeth(-40, 82, -34) +
    rect(1, -34, 41, 34, '#000', 'opacity="0.06"') +
    tower(-42, 17, -42, 20) +
    tower(43, 17, -40, 20) +
    path('M-8 0V-14Q0 -24 8 -14V0Z', '#4b372c') +
    rect(-28, -22, 4, 8, dark ? lamp : '#4a4550', 'rx="2"') +
    rect(22, -22, 4, 8, dark ? lamp : '#4a4550', 'rx="2"');
  const lights = [
    [-24, -46],
    [26, -40],
    [2, -56],
    [-42, -30],
    [43, -28],
    [-26, -18],
    [24, -18],
  ]
    .map(([x, y]) => ellipse(x!, y!, 9, 11, 'url(#lamp)'))
    .join('');
  return { svg, lights, box: [-55, -100, 55, 0] };
};

export const windmill: Draw = ({ colour }) => {
  const sail = (angle: number) =>
    `<g transform="translate(0 -66) rotate(${angle})">${rect(-0.9, -42, 1.8, 42, '#5b4636')}${path('M1 -41H10V-9H1Z', '#f3ead8')}${path('M1 -33H10M1 -25H10M1 -17H10M5.5 -41V-9', 'none', 'stroke="#b39c80" stroke-width="0.7"')}</g>`;
  const svg =
    path(
      polygon([
        [-19, 0],
        [19, 0],
        [12, -62],
        [-12, -62],
      ]),
      colour ?? '#efe3cf',
    ) +
    path(
      polygon([
        [3, 0],
        [19, 0],
        [12, -62],
        [3, -62],
      ]),
      '#000',
      'opacity="0.1"',
    ) +
    path('M-15 -62H15Q13 -78 0 -80Q-13 -78 -15 -62Z', '#8c4a3a') +
    rect(-5, -15, 10, 15, '#6a4a34', 'rx="4"') +
    rect(-3, -42, 6, 8, '#5e6a74', 'rx="3"') +
    [18, 108, 198, 288].map(sail).join('') +
    circle(0, -66, 3, '#3d3028');
  return { svg, box: [-40, -107, 40, 0] };
};

export const pagoda: Draw = ({ dark, colour }) => {
  const roof = colour ?? '#b23a34';
  let svg = rect(-34, -4, 68, 4, '#8d857c');
  let lights = '';
  for (let i = 0; i < 4; i++) {
    const [w, y] = [26 - i * 4.5, -4 - i * 21];
    svg +=
      rect(-w, y - 14, w * 2, 14, '#e9d8bd') +
      rect(-w, y - 14, 2, 14, '#6e3a2c') +
      rect(w - 2, y - 14, 2, 14, '#6e3a2c');
    for (const x of [-w * 0.5, w * 0.5]) {
      svg += rect(x - 3, y - 11, 6, 8, dark ? lamp : '#8b6a50');
      lights += ellipse(x, y - 7, 8, 8, 'url(#lamp)');
    }
    svg += path(
      `M${n(-w - 13)} ${n(y - 12)}Q${n(-w)} ${n(y - 15)} ${n(-w * 0.6)} ${n(y - 22)}H${n(w * 0.6)}Q${n(w)} ${n(y - 15)} ${n(w + 13)} ${n(y - 12)}Q0 ${n(y - 9)} ${n(-w - 13)} ${n(y - 12)}Z`,
      roof,
    );
  }
  return {
    svg: svg + rect(-0.8, -102, 1.6, 14, '#d9a441') + circle(0, -100, 2.2, '#d9a441'),
    lights,
    box: [-40, -102, 40, 0],
  };
};
