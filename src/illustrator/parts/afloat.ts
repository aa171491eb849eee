/** What swims and flies, drawn here. */
import { circle, ellipse, line, n, path, rect } from '../draw/svg.ts';
import { createRandom } from '../random.ts';
import type { Draw } from './drawing.ts';

export const sailboat: Draw = ({ colour }) => ({
  svg:
    rect(-1, -98, 2, 84, '#6b4a32') +
    path('M2 -97Q40 -58 41 -20H2Z', colour ?? '#fff6e6') +
    path('M2 -97Q22 -56 20 -20H2Z', '#fff', 'opacity="0.35"') +
    path('M-2 -88Q-30 -52 -33 -20H-2Z', colour ?? '#f3d9b5', colour ? 'opacity="0.82"' : '') +
    path('M-42 -15H46Q40 0 24 2H-26Q-38 -2 -42 -15Z', '#8a4b32') +
    path('M-42 -15H46L44.5 -11.5H-40.5Z', '#f2e6d2') +
    path('M-34 -3Q0 1 34 -3Q28 2 24 2H-26Q-31 0 -34 -3Z', '#5d3022') +
    path('M0 -98L14 -94L0 -90Z', '#d8574c'),
  box: [-42, -98, 46, 0],
});

export const rowboat: Draw = ({ colour, dark }) => ({
  svg:
    path('M-104 -44Q-60 -30 0 -30Q60 -30 104 -46Q92 -4 56 4H-56Q-92 0 -104 -44Z', colour ?? '#a4613a') +
    path('M-104 -44Q-60 -30 0 -30Q60 -30 104 -46L101 -37Q60 -22 0 -22Q-60 -22 -101 -35Z', '#d9a46f') +
    path('M-84 -14Q0 2 86 -16Q76 2 56 4H-56Q-78 0 -84 -14Z', '#000', 'opacity="0.18"') +
    path('M20 -28L88 12L84 18L14 -24Z', '#7c5435') +
    rect(78, -100, 3, 60, '#54402f') +
    path('M79 -100Q96 -100 96 -92', 'none', 'stroke="#54402f" stroke-width="3"') +
    rect(89, -92, 14, 18, dark ? '#ffd98a' : '#e8c98a', 'rx="3"') +
    rect(88, -93, 16, 3, '#4a3a2c'),
  lights: ellipse(96, -83, 44, 44, 'url(#lamp)'),
  box: [-104, -100, 104, 0],
});

export const paperBoat: Draw = ({ colour }) => ({
  svg:
    path('M-80 -46L80 -46L46 2H-46Z', colour ?? '#f7f4ec') +
    path('M0 -100L38 -46H-38Z', colour ?? '#ffffff') +
    path('M0 -100L38 -46H0Z', '#6b6a88', 'opacity="0.2"') +
    path('M-80 -46L0 -20L-46 2Z', '#fff', 'opacity="0.5"') +
    path('M80 -46L0 -20L46 2Z', '#6b6a88', 'opacity="0.25"'),
  box: [-80, -100, 80, 0],
});

export const hotBalloon: Draw = ({ colour, seed }) => {
  const sets = [
    ['#e4573d', '#f7c65b', '#fff1d6'],
    ['#2f8f83', '#f4d58d', '#f9efe0'],
    ['#3f6fb5', '#f2f2ee', '#f08a5d'],
    ['#c8457a', '#f6b2a9', '#fff0e2'],
  ];
  const [a, b, c] = colour
    ? [colour, '#fff3df', colour]
    : (sets[Math.abs(seed) % sets.length] as [string, string, string]);
  const gore = (x: number, fill: string) =>
    path(
      `M0 -100C${x * 1.33} -100 ${x * 1.33} -52 ${x * 0.28} -24H${-x * 0.28}C${-x * 1.33} -52 ${-x * 1.33} -100 0 -100Z`,
      fill,
    );
  return {
    svg:
      gore(38, a) +
      gore(27, b) +
      gore(16, c!) +
      gore(6.5, a) +
      path('M-36 -72Q0 -60 36 -72L35 -65Q0 -53 -35 -65Z', '#fff', 'opacity="0.3"') +
      path(
        'M-10 -24L-6.5 -10M10 -24L6.5 -10M-3 -24L-2.5 -10M3 -24L2.5 -10',
        'none',
        'stroke="#6b4a32" stroke-width="0.8"',
      ) +
      path('M-11 -25H11L10 -21.5H-10Z', '#5b4636') +
      path('M-7.5 -11H7.5L6.2 0H-6.2Z', '#a8703f') +
      path('M-7.5 -11H7.5V-8.6H-7.5Z', '#7a4c2a'),
    lights: ellipse(0, -34, 30, 34, 'url(#lamp)'),
    box: [-39, -100, 39, 0],
  };
};

export const lantern: Draw = ({ colour }) => ({
  svg:
    path('M-26 -90Q-38 -50 -27 -10H27Q38 -50 26 -90Z', colour ?? '#f6a655') +
    path('M-13 -90Q-19 -50 -13 -10H13Q19 -50 13 -90Z', '#ffe3a6', 'opacity="0.75"') +
    rect(-27, -97, 54, 8, '#7a4a2b', 'rx="3"') +
    rect(-27, -11, 54, 8, '#7a4a2b', 'rx="3"') +
    circle(0, -24, 9, '#fff4c9'),
  lights: ellipse(0, -45, 95, 95, 'url(#lamp)'),
  box: [-34, -97, 34, 0],
});

/** Three bursts, each of rays that end in sparks. */
export const fireworks: Draw = ({ seed }) => {
  const random = createRandom(seed);
  const tones = ['#ffd36b', '#ff7d9c', '#7fd8ff', '#b79bff', '#8ff0b0'];
  let [svg, lights] = ['', ''];
  for (const [x, y, size] of [
    [0, -62, 38],
    [-44, -34, 24],
    [42, -30, 28],
  ] as const) {
    const [one, other] = [random.pick(tones), random.pick(tones)];
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2;
      const reach = size * random.between(0.8, 1);
      const [ex, ey] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + 2];
      svg +=
        line(
          `M${n(x + Math.cos(angle) * size * 0.22)} ${n(y + Math.sin(angle) * size * 0.22)}L${n(ex)} ${n(ey)}`,
          i % 2 ? one : other,
          0.9,
          'opacity="0.85"',
        ) + circle(ex, ey, 1.5, i % 2 ? one : '#fff4d6');
    }
    lights += ellipse(x, y, size * 1.3, size * 1.3, 'url(#lamp)', 'opacity="0.6"');
  }
  return { svg, lights, box: [-72, -100, 72, 0] };
};
