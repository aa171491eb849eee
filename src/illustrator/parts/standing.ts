/** Small things out of doors, drawn here: each 100 units high. */
import { circle, ellipse, n, path, rect } from '../draw/svg.ts';
import type { Draw } from './drawing.ts';

export const streetlamp: Draw = ({ dark }) => ({
  svg:
    rect(-1.6, -84, 3.2, 84, '#3a3f47') +
    path('M-6 0H6L4 -8H-4Z', '#3a3f47') +
    rect(-3, -50, 6, 3, '#2c3036') +
    path('M-6 -98H6L8 -86H-8Z', dark ? '#ffe2a0' : '#dfe6e6') +
    path('M-8 -98Q0 -106 8 -98Z', '#2c3036') +
    rect(-8.5, -87, 17, 3, '#2c3036'),
  lights: ellipse(0, -92, 34, 34, 'url(#lamp)') + path('M-8 -86L-46 0H46L8 -86Z', 'url(#lampFall)'),
  box: [-9, -102, 9, 0],
});

export const campfire: Draw = () => ({
  svg:
    path('M-58 -12L50 -2L54 -14L-52 -26Z', '#5d3a25') +
    path('M58 -12L-50 -2L-54 -14L52 -26Z', '#74492d') +
    path('M-34 -16Q-46 -46 -16 -62Q-18 -84 4 -100Q2 -80 20 -66Q44 -48 32 -16Z', '#f2682a') +
    path('M-24 -16Q-28 -40 -6 -54Q-4 -70 6 -78Q8 -60 18 -48Q30 -34 22 -16Z', '#fba63c') +
    path('M-13 -16Q-14 -32 2 -46Q4 -36 12 -28Q16 -22 11 -16Z', '#ffe79a') +
    [-62, -40, -14, 16, 42, 64].map((x) => ellipse(x, -3, 12, 7, '#8f8a86')).join(''),
  lights: ellipse(0, -42, 170, 150, 'url(#fire)'),
  box: [-70, -100, 70, 0],
});

export const telescope: Draw = ({ colour }) => ({
  svg:
    path('M-2 -52L-26 0H-20L0 -46L20 0H26L3 -52Z', '#6b4a32') +
    rect(-1.6, -50, 3.2, 46, '#7d5a3e') +
    `<g transform="translate(0 -58) rotate(-34)">${rect(-40, -6, 56, 12, colour ?? '#3f5f8a', 'rx="2"')}${rect(12, -8.5, 34, 17, '#d9b25f', 'rx="2"')}${rect(-48, -4, 10, 8, '#2d2f3a')}${rect(-40, -6, 56, 4, '#fff', 'opacity="0.25"')}</g>`,
  box: [-44, -92, 42, 0],
});

export const bridge: Draw = ({ colour }) => {
  const wood = colour ?? '#a5472f';
  let posts = '';
  for (let i = 0; i <= 8; i++) {
    const x = -140 + i * 35;
    const y = -46 * (1 - (x / 150) ** 2) - 12;
    posts += rect(x - 3, y - 36, 6, 44, wood) + circle(x, y - 38, 4.5, '#d9a441');
  }
  const arc = (lift: number, thick: number, fill: string) =>
    path(
      `M-152 ${n(-10 - lift)}Q0 ${n(-108 - lift)} 152 ${n(-10 - lift)}V${n(-10 - lift + thick)}Q0 ${n(-108 - lift + thick)} -152 ${n(-10 - lift + thick)}Z`,
      fill,
    );
  return {
    svg: arc(0, 12, '#6d3526') + posts + arc(22, 5, wood) + arc(4, 7, '#c66a4b'),
    box: [-152, -100, 152, 0],
  };
};

export const parasol: Draw = ({ colour }) => ({
  svg:
    rect(-1.5, -96, 3, 96, '#efe2cd') +
    path(
      'M-52 -58Q-46 -100 0 -100Q46 -100 52 -58Q38 -66 26 -58Q13 -66 0 -58Q-13 -66 -26 -58Q-38 -66 -52 -58Z',
      colour ?? '#e4573d',
    ) +
    path('M-26 -58Q-22 -92 0 -100Q22 -92 26 -58Q13 -66 0 -58Q-13 -66 -26 -58Z', '#fff3df'),
  box: [-52, -100, 52, 0],
});

export const signpost: Draw = () => ({
  svg:
    rect(-3, -100, 6, 100, '#7d5a3e') +
    path('M-4 -94H38L48 -84L38 -74H-4Z', '#b98655') +
    path('M4 -66H-34L-44 -56L-34 -46H4Z', '#a87646') +
    path('M4 -84H32M-30 -56H-4', 'none', 'stroke="#5d3f28" stroke-width="2"'),
  box: [-44, -100, 48, 0],
});

export const bench: Draw = ({ colour }) => ({
  svg:
    [-96, -80, -64].map((y) => rect(-110, y, 220, 11, colour ?? '#a8703f', 'rx="3"')).join('') +
    rect(-116, -44, 232, 12, '#8f5b31', 'rx="3"') +
    [-92, 84].map((x) => rect(x, -100, 8, 100, '#3a3f47') + rect(x - 8, -4, 24, 4, '#3a3f47')).join(''),
  box: [-116, -100, 116, 0],
});

export const boulder: Draw = () => ({
  svg:
    path('M-90 0Q-96 -44 -58 -66Q-34 -100 10 -96Q60 -92 76 -50Q96 -24 88 0Z', '#8f8b8c') +
    path('M-58 -66Q-34 -100 10 -96Q30 -94 46 -82Q0 -80 -22 -56Q-40 -50 -58 -66Z', '#b5b1ae') +
    path('M30 0Q44 -40 76 -50Q96 -24 88 0Z', '#6f6b70') +
    path('M-80 -8Q-60 -22 -40 -10Q-30 -4 -40 0H-90Z', '#7f9a58', 'opacity="0.8"'),
  box: [-92, -97, 90, 0],
});

export const fence: Draw = ({ colour = '#f4efe4' }) => ({
  svg:
    [-66, -34].map((y) => rect(-150, y, 300, 11, '#d8cfbd', 'rx="2"')).join('') +
    Array.from({ length: 9 }, (_, i) => -140 + i * 33)
      .map((x) => path(`M${x} 0V-82L${x + 8} -96L${x + 16} -82V0Z`, colour))
      .join(''),
  box: [-150, -96, 150, 0],
});

export const table: Draw = ({ colour = '#a8703f' }) => ({
  svg:
    [-118, 104].map((x) => path(`M${x} -96H${x + 14}L${x + 11} 0H${x + 3}Z`, '#7a4c28')).join('') +
    [-88, 78].map((x) => path(`M${x} -96H${x + 10}L${x + 8} -14H${x + 2}Z`, '#643d20')).join('') +
    rect(-126, -102, 252, 12, '#8a5730') +
    rect(-140, -112, 280, 14, colour, 'rx="4"'),
  box: [-140, -112, 140, 0],
});

/** A whole bow; what is behind shines through. */
export const rainbow: Draw = () => ({
  svg: ['#e8544f', '#f39a3d', '#f7d64a', '#63bd6c', '#4a9be0', '#7a63c9']
    .map(
      (colour, i) =>
        `<path d="M${-200 + i * 11} 0A${200 - i * 11} ${200 - i * 11} 0 0 1 ${200 - i * 11} 0" fill="none" stroke="${colour}" stroke-width="12" opacity="0.72"/>`,
    )
    .join(''),
  box: [-206, -206, 206, 0],
});
