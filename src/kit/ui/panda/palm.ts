import { group, hiddenUnless, type Point, type Shape } from './shape.ts';

const pad = (key: string, cx: number, cy: number, rx: number, ry: number): Shape => ({
  key,
  tag: 'ellipse',
  attrs: { cx, cy, rx, ry, fill: '$blush' },
});

/** The soft underside of a raised paw. */
export function palm([x, y]: Point, turn: number, visible: boolean): Shape {
  return group(
    'palm',
    [
      pad('pad', 0, 4, 7, 5.6),
      pad('toe-1', -8, -4.5, 2.7, 3.2),
      pad('toe-2', 0, -8, 2.7, 3.2),
      pad('toe-3', 8, -4.5, 2.7, 3.2),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})`, opacity: hiddenUnless(visible) },
    'move',
  );
}
