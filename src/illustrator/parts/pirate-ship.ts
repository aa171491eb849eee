/** A ship with black sails, its bow to the left: the skull on the great sail is what one knows it by. */
import { circle, ellipse, line, n, path, rect } from '../draw/svg.ts';
import type { Draw } from './drawing.ts';

const wood = { dark: '#3b2417', side: '#6a4026', plank: '#7d4f30', gold: '#d8a547' };

/** A sail full of wind: its yard above, its foot drawn in. */
const sail = (x: number, top: number, foot: number, half: number, fill: string) => {
  const middle = (top + foot) / 2;
  const shape = `M${n(x - half)} ${n(top)}H${n(x + half)}Q${n(x + half + 2.5)} ${n(middle)} ${n(x + half + 1)} ${n(foot)}Q${n(x)} ${n(foot - 5)} ${n(x - half - 1)} ${n(foot)}Q${n(x - half - 6)} ${n(middle)} ${n(x - half)} ${n(top)}Z`;
  const seams = [-0.5, 0, 0.5]
    .map((at) =>
      line(
        `M${n(x + at * half)} ${n(top)}Q${n(x + at * half - 2.2)} ${n(middle)} ${n(x + at * half)} ${n(foot - 3)}`,
        '#fff',
        0.35,
        'opacity="0.28"',
      ),
    )
    .join('');
  const lit = `M${n(x - half)} ${n(top)}H${n(x - half * 0.35)}Q${n(x - half * 0.8)} ${n(middle)} ${n(x - half * 0.4)} ${n(foot - 4)}L${n(x - half - 1)} ${n(foot)}Q${n(x - half - 6)} ${n(middle)} ${n(x - half)} ${n(top)}Z`;
  return (
    path(shape, fill) +
    path(lit, '#fff', 'opacity="0.16"') +
    seams +
    rect(x - half - 2, top - 1.2, half * 2 + 4, 1.8, wood.dark, 'rx="0.9"')
  );
};

const skull = (x: number, y: number, s: number) => {
  const bone = (turn: number) =>
    `<g transform="translate(${n(x)} ${n(y + s * 0.55)}) rotate(${turn})">${rect(-s * 1.35, -s * 0.16, s * 2.7, s * 0.32, '#f4eee0')}${[
      -1.35, 1.35,
    ]
      .map(
        (at) => circle(at * s, -s * 0.2, s * 0.27, '#f4eee0') + circle(at * s, s * 0.2, s * 0.27, '#f4eee0'),
      )
      .join('')}</g>`;
  return (
    bone(28) +
    bone(-28) +
    ellipse(x, y, s, s * 0.92, '#f4eee0') +
    rect(x - s * 0.52, y + s * 0.5, s * 1.04, s * 0.62, '#f4eee0', `rx="${n(s * 0.18)}"`) +
    ellipse(x - s * 0.4, y + s * 0.08, s * 0.28, s * 0.32, '#241f26') +
    ellipse(x + s * 0.4, y + s * 0.08, s * 0.28, s * 0.32, '#241f26') +
    path(`M${n(x)} ${n(y + s * 0.36)}L${n(x - s * 0.13)} ${n(y + s * 0.6)}H${n(x + s * 0.13)}Z`, '#241f26') +
    line(
      `M${n(x - s * 0.2)} ${n(y + s * 0.8)}V${n(y + s * 1.1)}M${n(x + s * 0.2)} ${n(y + s * 0.8)}V${n(y + s * 1.1)}`,
      '#241f26',
      s * 0.1,
    )
  );
};

const window = (x: number, dark: boolean) =>
  rect(x - 0.6, -31.6, 5.2, 6.2, wood.gold, 'rx="0.6"') +
  rect(x, -31, 4, 5, dark ? '#ffd98a' : '#a9c8cf') +
  rect(x + 1.7, -31, 0.6, 5, wood.gold);

export const pirateShip: Draw = ({ colour, dark }) => {
  const cloth = colour ?? '#37333d';
  const masts: readonly [number, number][] = [
    [-27, -82],
    [3, -95],
    [30, -76],
  ];
  const ropes = masts
    .map(([x, top]) =>
      line(
        `M${x} ${top}L${x - 15} -22M${x} ${top}L${x + 15} -22M${x} ${top}L${x - 9} -22M${x} ${top}L${x + 9} -22`,
        '#2c1d14',
        0.45,
        'opacity="0.75"',
      ),
    )
    .join('');
  const stays = line('M-27 -82L-74 -38M3 -95L-27 -64M30 -76L3 -60M30 -76L58 -40', '#2c1d14', 0.5);
  const ports = [-38, -25, -12, 1, 14, 27]
    .map((x) => rect(x, -15, 6.4, 5.6, '#b98a4a') + rect(x + 0.8, -14.2, 4.8, 4, '#17100c'))
    .map((port, i) => port + circle(-38 + i * 13 + 3.2, -12.2, 1.5, '#4b4b52'))
    .join('');
  const svg =
    stays +
    // The bowsprit with its own small sails.
    path('M-52 -25L-78 -38L-77 -40L-50 -29Z', wood.dark) +
    path('M-29 -74Q-44 -52 -70 -36Q-48 -34 -32 -30Z', cloth) +
    path('M-29 -74Q-44 -52 -70 -36Q-54 -42 -34 -56Z', '#fff', 'opacity="0.14"') +
    masts.map(([x, top]) => rect(x - 1.1, top, 2.2, -22 - top, wood.dark)).join('') +
    ropes +
    sail(-27, -78, -60, 9, cloth) +
    sail(-27, -56, -31, 13, cloth) +
    sail(3, -90, -71, 11.5, cloth) +
    sail(3, -67, -32, 16.5, cloth) +
    sail(30, -72, -56, 8.5, cloth) +
    sail(30, -52, -34, 11, cloth) +
    skull(2, -54, 6.2) +
    // The flag flies from the highest mast.
    path('M3 -104Q11 -108 18 -103.5Q22 -101 26 -103V-94Q22 -92 18 -94.5Q11 -98 3 -94.5Z', '#1d1a20') +
    skull(13, -101.4, 1.9) +
    rect(2.3, -105, 1.5, 14, wood.dark) +
    // Hull, from the castle at the stern down to the bow.
    path('M-58 -27Q-30 -20 32 -21L35 -39H61Q62 -20 55 -8Q50 2 38 2H-36Q-50 -4 -58 -27Z', wood.side) +
    path('M-58 -27Q-30 -20 32 -21L32.6 -18Q-30 -17 -56.5 -23Z', wood.gold) +
    path('M-52 -14Q-20 -6 57 -9Q55 -6 53.5 -5Q-20 -2 -49 -10Z', wood.plank) +
    path('M-46 -5Q0 1 50 -2Q46 2 38 2H-36Q-42 0 -46 -5Z', wood.dark) +
    path('M33 -40.5H63V-37H34Z', wood.gold) +
    path('M34.2 -23H60.8L60.2 -20H33.6Z', wood.gold) +
    window(38, dark) +
    window(46, dark) +
    window(54, dark) +
    ports +
    Array.from({ length: 7 }, (_, i) => rect(-40 + i * 11, -25.5, 1.2, 5, wood.dark)).join('') +
    line('M-46 -26Q-10 -23.5 32 -24.5', wood.dark, 1) +
    rect(60.6, -48, 1.2, 9, wood.dark) +
    rect(59, -52, 4.4, 5, dark ? '#ffe2a0' : '#e7cf95', 'rx="1"') +
    circle(-56, -25, 2.4, wood.gold);
  return {
    svg,
    lights:
      ellipse(61, -50, 16, 16, 'url(#lamp)') +
      [40, 48, 56].map((x) => ellipse(x, -28.5, 7, 7, 'url(#lamp)')).join(''),
    box: [-78, -107, 64, 0],
  };
};
