import type { Extra } from './moods.ts';
import { group, type Shape } from './shape.ts';

const leaf = 'M0 0C-5-4-6-12-1-18C4-14 5-6 0 0Z';
const zed = 'M-6-6H6L-6 6H6';

const stroke = (color: string) => ({
  fill: 'none',
  stroke: color,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const dot = (key: string, cx: number, cy: number, r: number): Shape => ({
  key,
  tag: 'circle',
  part: 'pulse',
  attrs: { cx, cy, r, fill: '$rim' },
});
const path = (key: string, d: string, attrs: Shape['attrs']): Shape => ({
  key,
  tag: 'path',
  attrs: { d, ...attrs },
});
const bit = (key: string, x: number, y: number, turn: number, fill: string): Shape =>
  path(key, leaf, { fill, transform: `translate(${x} ${y}) rotate(${turn})` });
const speck = (key: string, cx: number, cy: number, fill: string): Shape => ({
  key,
  tag: 'circle',
  attrs: { cx, cy, r: 4, fill },
});

/** Small signs beside the head. They stand outside the head's own box. */
const drawings: Record<Extra, Shape[]> = {
  dots: [dot('near', 210, 22, 4), dot('mid', 222, 8, 5.5), dot('far', 238, -10, 8)],
  sound: [
    path('near', 'M220 58C227 66 228 78 222 88', stroke('$leaf')),
    path('far', 'M233 50C244 63 245 83 236 97', stroke('$leaf')),
  ],
  confetti: [
    bit('leaf-1', 26, 30, -40, '$leaf'),
    speck('speck-1', 46, 4, '$spark'),
    bit('leaf-2', 88, 4, -14, '$leaf-pale'),
    speck('speck-2', 14, 62, '$blush'),
    bit('leaf-3', 222, 40, 48, '$leaf'),
    speck('speck-3', 206, 2, '$drop'),
    speck('speck-4', 232, 70, '$spark'),
  ],
  drop: [
    path(
      'drop',
      'M210 44C218 55 222 61 222 67C222 74 217 78 210 78C203 78 198 74 198 67C198 61 202 55 210 44Z',
      { fill: '$drop', stroke: '$line', strokeWidth: 4, strokeLinejoin: 'round' },
    ),
  ],
  zzz: [
    path('near', zed, { ...stroke('$rim'), transform: 'translate(212 18) scale(.8)' }),
    path('far', zed, { ...stroke('$rim'), transform: 'translate(232 -8) scale(1.2)', strokeWidth: 3.5 }),
  ],
};

export function extras(extra: Extra | undefined): Shape[] {
  return extra ? [group(`extra-${extra}`, drawings[extra], {}, 'fade')] : [];
}
