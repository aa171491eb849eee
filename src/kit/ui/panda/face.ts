import { ink, lineWidth, type Detail } from './ink.ts';
import type { Brow, Eyes, MoodParts, Mouth } from './moods.ts';
import { group, hiddenUnless, type Shape } from './shape.ts';

/** Where the eyes look, from -1 to 1 each way. */
export type Look = readonly [x: number, y: number];

/** How far a pupil travels in its eye. */
const REACH = 2.4;

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

export function eye(key: string, cx: number, mood: MoodParts, look: Look, detail: Detail): Shape {
  const open = mood.eyes === 'open';
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
                { transform: `translate(${shift(mood.gaze[0] + look[0])} ${shift(mood.gaze[1] + look[1])})` },
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

export function brow(key: string, cx: number, brow: Brow | undefined): Shape {
  const [height, angle] = brow ?? [4, 0];
  return {
    key,
    tag: 'path',
    part: 'move',
    attrs: {
      d: 'M-9 1C-4-3 4-3 9 1',
      fill: 'none',
      ...ink(),
      opacity: hiddenUnless(brow !== undefined),
      transform: `translate(${cx} ${68 + height}) rotate(${angle})`,
    },
  };
}

export function mouth(mood: MoodParts, detail: Detail): Shape {
  const laughing = mood.mouth === 'laugh';
  return group(
    'mouth',
    [
      {
        key: 'lips',
        tag: 'path',
        part: 'morph',
        attrs: { d: mouths[mood.mouth], fill: '$line', ...ink(lineWidth[detail]) },
      },
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

export function cheeks(mood: MoodParts): Shape {
  const glow = mood.eyes === 'happy' ? 0.95 : 0.7;
  const cheek = (key: string, cx: number): Shape => ({
    key,
    tag: 'ellipse',
    part: 'fade',
    attrs: { cx, cy: 137, rx: 12, ry: 7.5, fill: '$blush', opacity: glow },
  });
  return group('cheeks', [cheek('left', 63), cheek('right', 177)]);
}

function shift(gaze: number) {
  return Math.round(Math.min(1, Math.max(-1, gaze)) * REACH * 100) / 100;
}
