import { coat, ink, lineWidth, type Detail } from './ink.ts';
import type { MoodParts, Eyes, Mouth } from './moods.ts';
import { AXIS, group, hiddenUnless, mirrored, type Shape } from './shape.ts';

export type { Detail };
export type Look = readonly [x: number, y: number];

const outline =
  'M120 30C166 30 204 60 204 104C204 143 169 164 120 164C71 164 36 143 36 104C36 60 74 30 120 30Z';
const patch = 'M1-27C13-27 19-15 20-2C21 14 13 26 0 26C-14 26-22 15-21 0C-20-14-11-27 1-27Z';
const nose =
  'M120 127C113 127 108.5 122 108.5 118.5C108.5 115.5 113 114.5 120 114.5C127 114.5 131.5 115.5 131.5 118.5C131.5 122 127 127 120 127Z';
const leafBlade = 'M0 0C-10-8-12-24-3-37C8-28 10-11 0 0Z';

/** Same commands for each mouth: a line is a shape whose two lips lie on one another. */
const mouths: Record<Mouth, string> = {
  smile: 'M-15-1C-13 7-2 7 0 0C2 7 13 7 15-1C13 7 2 7 0 0C-2 7-13 7-15-1Z',
  laugh: 'M-17 0C-13 4-3 4 0 0C3 4 13 4 17 0C16 13 9 20 0 20C-9 20-16 13-17 0Z',
  small: 'M-5 4C-5 1-3-1 0-1C3-1 5 1 5 4C5 8 3 10 0 10C-3 10-5 8-5 4Z',
  hum: 'M-9 5C-6 3-3 2 0 2C4 2 8 2 11 0C8 2 4 2 0 2C-3 2-6 3-9 5Z',
  frown: 'M-12 8C-9 2-4 1 0 1C4 1 9 2 12 8C9 2 4 1 0 1C-4 1-9 2-12 8Z',
};

const eyeLines: Record<Eyes, string> = {
  open: 'M-11 0C-7 0 7 0 11 0',
  happy: 'M-11 5C-8-8 8-8 11 5',
  closed: 'M-11-1C-7 8 7 8 11-1',
};

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
        ? [brow('brow-left', 84, mood.brows?.[0]), brow('brow-right', 156, mood.brows?.[1])]
        : []),
      { key: 'philtrum', tag: 'path', attrs: { d: 'M120 126V134', fill: 'none', ...line } },
      mouth(mood, line),
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

function eye(key: string, cx: number, mood: MoodParts, look: Look, detail: Detail): Shape {
  const open = mood.eyes === 'open';
  const [dx, dy] = [(mood.gaze[0] + look[0]) * 2.4, (mood.gaze[1] + look[1]) * 2.4];
  const small = detail === 'small';
  return group(
    key,
    [
      group(
        'ball',
        [
          group(
            'lids',
            [
              ...(small ? [] : [{ key: 'white', tag: 'circle' as const, attrs: { r: 12.2, fill: '$fur' } }]),
              group(
                'gaze',
                small
                  ? [{ key: 'light', tag: 'circle', attrs: { cx: 3.5, cy: -4, r: 6.4, fill: '$fur' } }]
                  : [
                      { key: 'pupil', tag: 'circle', attrs: { r: 10.2, fill: '$pupil' } },
                      { key: 'light', tag: 'circle', attrs: { cx: 3.2, cy: -3.8, r: 3.7, fill: '$fur' } },
                      { key: 'glint', tag: 'circle', attrs: { cx: -3.4, cy: 4, r: 1.9, fill: '$fur' } },
                    ],
                { transform: `translate(${dx} ${dy})` },
                'move',
              ),
            ],
            {},
            detail === 'full' && open ? 'blink' : undefined,
          ),
        ],
        { opacity: hiddenUnless(open), transform: open ? 'scale(1 1)' : 'scale(1 .1)' },
        'move',
      ),
      {
        key: 'lid-line',
        tag: 'path',
        part: 'morph',
        attrs: {
          d: eyeLines[mood.eyes],
          fill: 'none',
          stroke: '$fur',
          strokeWidth: small ? 6 : 4.6,
          strokeLinecap: 'round',
          opacity: hiddenUnless(!open),
        },
      },
    ],
    { transform: `translate(${cx} 105)` },
  );
}

function brow(key: string, cx: number, brow: readonly [number, number] | undefined): Shape {
  const [height, angle] = brow ?? [4, 0];
  return {
    key,
    tag: 'path',
    part: 'move',
    attrs: {
      d: 'M-9 1C-4-3 4-3 9 1',
      fill: 'none',
      stroke: '$line',
      strokeWidth: 4,
      strokeLinecap: 'round',
      opacity: hiddenUnless(brow !== undefined),
      transform: `translate(${cx} ${68 + height}) rotate(${angle})`,
    },
  };
}

function mouth(mood: MoodParts, line: Shape['attrs']): Shape {
  const laughing = mood.mouth === 'laugh';
  return group(
    'mouth',
    [
      { key: 'lips', tag: 'path', part: 'morph', attrs: { d: mouths[mood.mouth], fill: '$line', ...line } },
      {
        key: 'tongue',
        tag: 'path',
        part: 'fade',
        attrs: {
          d: 'M-9 13C-5 8 5 8 9 13C6 17 3 18 0 18C-3 18-6 17-9 13Z',
          fill: '$blush',
          opacity: hiddenUnless(laughing),
        },
      },
    ],
    { transform: 'translate(120 134)' },
  );
}

function cheeks(mood: MoodParts): Shape {
  const glow = mood.eyes === 'happy' ? 0.95 : 0.7;
  const cheek = (key: string, cx: number): Shape => ({
    key,
    tag: 'ellipse',
    part: 'fade',
    attrs: { cx, cy: 137, rx: 12, ry: 7.5, fill: '$blush', opacity: glow },
  });
  return group('cheeks', [cheek('left', 63), cheek('right', 177)]);
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
