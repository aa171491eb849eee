import { brow, cheeks, eye, mouth, type Look } from './face.ts';
import { coat, ink, lineWidth, type Detail } from './ink.ts';
import type { MoodParts } from './moods.ts';
import { AXIS, group, mirrored, type Shape } from './shape.ts';

const outline =
  'M120 30C166 30 204 60 204 104C204 143 169 164 120 164C71 164 36 143 36 104C36 60 74 30 120 30Z';
const patch = 'M1-27C13-27 19-15 20-2C21 14 13 26 0 26C-14 26-22 15-21 0C-20-14-11-27 1-27Z';
const nose =
  'M120 127C113 127 108.5 122 108.5 118.5C108.5 115.5 113 114.5 120 114.5C127 114.5 131.5 115.5 131.5 118.5C131.5 122 127 127 120 127Z';
const leafBlade = 'M0 0C-10-8-12-24-3-37C8-28 10-11 0 0Z';

export function head(mood: MoodParts, detail: Detail, look: Look, sinks = true): Shape {
  const stroke = lineWidth[detail];
  const line = ink(stroke);
  return group(
    'head',
    [
      ear('ear-left', -mood.ears[0], stroke, detail),
      mirrored('ear-right-side', [ear('ear-right', -mood.ears[1], stroke, detail)]),
      { key: 'outline', tag: 'path', attrs: { d: outline, fill: '$fur', ...line } },
      ...(detail === 'full' ? [cheeks(mood)] : []),
      patchShape('patch-left'),
      mirrored('patch-right-side', [patchShape('patch-right')]),
      eye('eye-left', 86, mood, look, detail),
      eye('eye-right', 154, mood, look, detail),
      ...(detail === 'full'
        ? [brow('brow-left', 84, mood.brows?.left), brow('brow-right', 156, mood.brows?.right)]
        : []),
      { key: 'philtrum', tag: 'path', attrs: { d: 'M120 126V134', fill: 'none', ...line } },
      mouth(mood, detail),
      { key: 'nose', tag: 'path', attrs: { d: nose, fill: '$line' } },
      sprig(mood, stroke),
    ],
    { transform: `translate(0 ${sinks ? mood.drop : 0}) rotate(${mood.tilt} ${AXIS} 130)` },
    'move',
  );
}

function ear(key: string, turn: number, stroke: number, detail: Detail): Shape {
  return group(
    key,
    [
      { key: 'lobe', tag: 'circle', attrs: { cx: 62, cy: 50, r: 27, ...coat, strokeWidth: stroke } },
      ...(detail === 'full'
        ? [{ key: 'inner', tag: 'circle' as const, attrs: { cx: 64, cy: 53, r: 13, fill: '$coat-soft' } }]
        : []),
    ],
    { transform: `rotate(${turn} 80 74)` },
    'move',
  );
}

function patchShape(key: string): Shape {
  return { key, tag: 'path', attrs: { d: patch, fill: '$coat', transform: 'translate(83 107) rotate(30)' } };
}

/** Two bamboo leaves tucked behind the ear: the mark of this panda. */
function sprig(mood: MoodParts, stroke: number): Shape {
  const leaf = (key: string, angle: number, fill: string, scale: number): Shape => ({
    key,
    tag: 'path',
    attrs: {
      d: leafBlade,
      fill,
      stroke: '$line',
      strokeWidth: stroke / scale,
      strokeLinejoin: 'round',
      transform: `rotate(${angle}) scale(${scale})`,
    },
  });
  return group(
    'sprig',
    [leaf('back', -42, '$leaf-pale', 0.8), leaf('front', 12, '$leaf', 1)],
    { transform: `translate(158 44) rotate(${mood.leaf})` },
    'move',
  );
}
