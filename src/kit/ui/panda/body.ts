import { coat, lineWidth } from './ink.ts';
import type { Arm, Arms } from './moods.ts';
import { palm } from './palm.ts';
import { group, limb, mirrored, type Point, type Shape } from './shape.ts';

type Stance = 'stand' | 'sit';

const outline: Record<Stance, string> = {
  stand:
    'M120 138C160 138 180 178 180 212C180 246 156 258 120 258C84 258 60 246 60 212C60 178 80 138 120 138Z',
  sit: 'M120 138C162 138 188 182 188 216C188 248 160 260 120 260C80 260 52 248 52 216C52 182 78 138 120 138Z',
};
/** The dark band pandas wear over the shoulders; it follows the torso's outline on both sides. */
const band: Record<Stance, string> = {
  stand:
    'M120 138C150 138 168.8 160.5 176.3 186.1C160 199 140 203 120 203C100 203 80 199 63.8 186.1C71.3 160.5 90 138 120 138Z',
  sit: 'M120 138C151.5 138 174 162.8 183 190C164 203 142 207 120 207C98 207 76 203 57 190C66 162.8 88.5 138 120 138Z',
};

/** Where the left arm runs. The right one is its mirror. */
const reach: Record<Arm, { root: Point; bend: Point; paw: Point }> = {
  rest: { root: [80, 182], bend: [58, 202], paw: [64, 227] },
  lap: { root: [80, 182], bend: [58, 202], paw: [76, 224] },
  up: { root: [80, 182], bend: [42, 186], paw: [27, 138] },
  high: { root: [80, 182], bend: [38, 180], paw: [29, 122] },
  chin: { root: [66, 208], bend: [82, 200], paw: [101, 172] },
  ear: { root: [80, 182], bend: [30, 176], paw: [36, 116] },
  chest: { root: [70, 192], bend: [78, 210], paw: [104, 207] },
};
/** Arms that show the palm, and how far the paw is turned. */
const palms: Partial<Record<Arm, number>> = { up: -18, high: -6 };

export function torso(stance: Stance): Shape[] {
  return [
    {
      key: 'shadow',
      tag: 'ellipse',
      attrs: { cx: 120, cy: 264, rx: stance === 'sit' ? 86 : 66, ry: 7, fill: '$shadow', opacity: 0.12 },
    },
    { key: 'torso', tag: 'path', attrs: { d: outline[stance], fill: '$fur' } },
    { key: 'band', tag: 'path', attrs: { d: band[stance], fill: '$coat' } },
    {
      key: 'torso-line',
      tag: 'path',
      attrs: { d: outline[stance], fill: 'none', stroke: '$line', strokeWidth: lineWidth.full },
    },
    ...(stance === 'sit'
      ? [sole('left'), mirrored('sole-right-side', [sole('right')])]
      : [foot('left'), mirrored('foot-right-side', [foot('right')])]),
  ];
}

function foot(key: string): Shape {
  return {
    key: `foot-${key}`,
    tag: 'path',
    attrs: {
      d: 'M70 255C70 242 79 234 93 234C107 234 115 242 115 255C115 263 108 266 93 266C77 266 70 263 70 255Z',
      ...coat,
    },
  };
}

function sole(key: string): Shape {
  const toe = (name: string, cx: number, cy: number): Shape => ({
    key: name,
    tag: 'ellipse',
    attrs: { cx, cy, rx: 4.2, ry: 4.8, fill: '$blush' },
  });
  return group(
    `sole-${key}`,
    [
      { key: 'foot', tag: 'ellipse', attrs: { rx: 27, ry: 25, ...coat } },
      { key: 'pad', tag: 'ellipse', attrs: { cy: 6, rx: 12, ry: 9.5, fill: '$blush' } },
      toe('toe-1', -12, -8),
      toe('toe-2', 0, -13),
      toe('toe-3', 12, -8),
    ],
    { transform: 'translate(56 244) rotate(-20)' },
  );
}

export function arms([left, right]: Arms, stance: Stance): Shape[] {
  const seated = (where: Arm) => (where === 'rest' && stance === 'sit' ? 'lap' : where);
  return [arm('arm-left', seated(left)), mirrored('arm-right-side', [arm('arm-right', seated(right))])];
}

function arm(key: string, where: Arm): Shape {
  const { root, bend, paw } = reach[where];
  return group(
    key,
    [
      { key: 'limb', tag: 'path', part: 'morph', attrs: { d: limb(root, bend, paw, 12.5, 17), ...coat } },
      palm(paw, palms[where] ?? 0, where in palms),
    ],
    {},
    where === 'up' ? 'wiggle' : undefined,
  );
}
