/** Cages: the air between the bars is left open, so whoever is put in first is seen through them. */
import { circle, ellipse, line, n, path, rect } from '../draw/svg.ts';
import type { Draw } from './drawing.ts';

export const birdcage: Draw = ({ colour }) => {
  const brass = colour ?? '#c79a3f';
  const [lit, dark] = ['#f4dc9a', '#7d5a20'];
  const half = 33;
  const dome = -66;
  const bars = Array.from({ length: 9 }, (_, i) => {
    // Round a cylinder: close together at its sides.
    const at = Math.sin(((i - 4) / 4) * (Math.PI / 2));
    const x = at * half;
    return (
      line(`M${n(x)} -12V${dome}Q${n(x)} -88 ${n(x * 0.12)} -91`, brass, 1.7) +
      line(`M${n(x - 0.5)} -12V${dome}Q${n(x - 0.5)} -87 ${n(x * 0.12 - 0.4)} -90`, lit, 0.5, 'opacity="0.8"')
    );
  }).join('');
  const hoop = (y: number, thick: number) =>
    path(
      `M${-half - 1} ${y}Q0 ${y + 6.5} ${half + 1} ${y}V${y + thick}Q0 ${y + 6.5 + thick} ${-half - 1} ${y + thick}Z`,
      brass,
    );
  return {
    svg:
      // What is farther away: the back of the floor and of the hoops, and a perch.
      ellipse(0, -11, half, 4.5, dark, 'opacity="0.55"') +
      line(`M${-half} ${dome}Q0 ${dome - 6} ${half} ${dome}`, dark, 1.1, 'opacity="0.6"') +
      [-18, 0, 18].map((x) => line(`M${x} -14V${dome}Q${x} -86 0 -91`, dark, 0.8, 'opacity="0.4"')).join('') +
      line('M0 -90V-72M-9 -58Q-10 -72 0 -72Q10 -72 9 -58', dark, 0.8) +
      rect(-11, -59, 22, 2, '#9b6a3a', 'rx="1"') +
      bars +
      hoop(dome, 2.2) +
      hoop(-39, 1.8) +
      // A little door, and its latch.
      rect(-10, -34, 20, 21, 'none', `stroke="${brass}" stroke-width="1.8" rx="2"`) +
      circle(8, -22, 1.6, dark) +
      path(`M${-half - 3} -13Q0 -6 ${half + 3} -13L${half + 1} -3Q0 4 ${-half - 1} -3Z`, brass) +
      path(`M${-half - 3} -13Q0 -6 ${half + 3} -13L${half + 2.6} -11Q0 -4 ${-half - 2.6} -11Z`, lit) +
      path(`M6 -2.2Q26 -3 ${half + 1} -5L${half + 2} -10Q24 -7 6 -6.6Z`, dark, 'opacity="0.5"') +
      ellipse(0, -91, 4.6, 2.4, brass) +
      circle(0, -96, 4, 'none', `stroke="${brass}" stroke-width="1.7"`),
    box: [-half - 3, -100, half + 3, 0],
  };
};

/** For beasts: a wagon of the circus. */
export const beastCage: Draw = ({ colour }) => {
  const paint = colour ?? '#b5382f';
  const iron = '#4b4f58';
  const wheel = (x: number) =>
    circle(x, -12, 12, '#8a5a2e') +
    circle(x, -12, 8.6, '#e8c35a') +
    Array.from({ length: 4 }, (_, i) =>
      line(`M${n(x - 9)} -12H${n(x + 9)}`, '#8a5a2e', 2, `transform="rotate(${i * 45} ${x} -12)"`),
    ).join('') +
    circle(x, -12, 3, '#8a5a2e');
  return {
    svg:
      line('M-60 -26H60M-60 -80H60', '#2c2e35', 1.4, 'opacity="0.5"') +
      Array.from({ length: 11 }, (_, i) =>
        line(`M${-60 + i * 12} -84V-24`, '#2c2e35', 1, 'opacity="0.35"'),
      ).join('') +
      Array.from({ length: 10 }, (_, i) => {
        const x = -63 + i * 14;
        return rect(x - 1.4, -86, 2.8, 64, iron) + rect(x - 0.9, -86, 0.8, 64, '#a9aeb8');
      }).join('') +
      rect(-74, -88, 7, 68, paint) +
      rect(67, -88, 7, 68, paint) +
      rect(-78, -24, 156, 10, paint, 'rx="2"') +
      rect(-78, -24, 156, 3, '#f0c557', 'rx="1.5"') +
      path('M-80 -86H80L72 -95Q0 -103 -72 -95Z', paint) +
      path(
        'M-80 -88H80V-84Q70 -79 60 -84Q50 -79 40 -84Q30 -79 20 -84Q10 -79 0 -84Q-10 -79 -20 -84Q-30 -79 -40 -84Q-50 -79 -60 -84Q-70 -79 -80 -84Z',
        '#f0c557',
      ) +
      wheel(-50) +
      wheel(50),
    box: [-80, -100, 80, 0],
  };
};
