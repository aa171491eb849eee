import { coat } from './ink.ts';
import type { Arm, Arms } from './moods.ts';
import { palm } from './palm.ts';
import { group, hiddenUnless, limb, mirrored, type Shape } from './shape.ts';

/** The panda behind an edge: chin hidden, paws over it. The edge lies an eighth of the height above the bottom. */
export const peekBox = [20, -4, 200, 184] as const;
const edge = peekBox[1] + (peekBox[3] * 7) / 8;

const raised = new Set<Arm>(['up', 'high']);
const paw = 'M50 157C50 145 60 138 73 138C86 138 96 145 96 157C96 171 87 178 73 178C59 178 50 171 50 157Z';

export function peek(face: Shape, arms: Arms): Shape[] {
  const [left, right] = [raised.has(arms[0]), raised.has(arms[1])];
  return [
    {
      key: 'behind-the-edge',
      tag: 'svg',
      // A nested viewport clips without an id, so any number of pandas can share a page.
      attrs: { x: -40, y: -40, width: 320, height: edge + 40, viewBox: `-40 -40 320 ${edge + 40}` },
      children: [face, arm('arm-left', left), mirrored('arm-right-side', [arm('arm-right', right)])],
    },
    restingPaw('paw-left', !left),
    mirrored('paw-right-side', [restingPaw('paw-right', !right)]),
  ];
}

function arm(key: string, up: boolean): Shape {
  return group(
    key,
    [
      group(
        'wave',
        [
          { key: 'limb', tag: 'path', attrs: { d: limb([50, 206], [30, 170], [27, 122], 17, 18), ...coat } },
          palm([27, 122], -2, true),
        ],
        {},
        up ? 'wiggle' : undefined,
      ),
    ],
    { transform: `translate(0 ${up ? 0 : 100})` },
    'move',
  );
}

function restingPaw(key: string, visible: boolean): Shape {
  return group(
    key,
    [
      { key: 'paw', tag: 'path', attrs: { d: paw, ...coat } },
      {
        key: 'fingers',
        tag: 'path',
        attrs: {
          d: 'M66 165V175M80 165V175',
          fill: 'none',
          stroke: '$coat-soft',
          strokeWidth: 4,
          strokeLinecap: 'round',
        },
      },
    ],
    { opacity: hiddenUnless(visible), transform: `translate(0 ${visible ? 0 : -12})` },
    'move',
  );
}
