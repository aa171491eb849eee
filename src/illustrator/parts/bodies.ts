/** Heads are given bodies: an animal that sits and looks at us, a figure that stands. Boxes are those of the part, 128 units wide. */
import { ellipse, path, rect } from '../draw/svg.ts';
import type { Drawing } from './drawing.ts';

/** The head sits on top; the body is drawn first and is narrower than the head, as the young of all kinds are. */
export function sitting(head: string, fur: string, belly: string, part: string): Drawing {
  const dark = shade(fur);
  const tails: Record<string, string> = {
    fox:
      path('M84 196Q132 206 146 166Q152 138 132 124Q138 152 112 164Q92 172 84 196Z', fur) +
      path('M146 166Q152 138 132 124Q134 138 128 148Q138 154 146 166Z', '#fff'),
    wolf: path('M84 198Q130 206 140 172Q144 150 128 140Q128 166 104 174Z', fur),
    lion:
      path('M88 192Q136 196 134 150', 'none', `stroke="${dark}" stroke-width="6" stroke-linecap="round"`) +
      ellipse(134, 146, 8, 11, '#7a4a2b'),
    unicorn: path('M88 186Q134 190 130 140Q116 160 96 168Z', '#ec6ea6'),
    'tiger-face': path(
      'M88 194Q136 200 136 152',
      'none',
      `stroke="${fur}" stroke-width="9" stroke-linecap="round"`,
    ),
  };
  const limbs = part === 'panda' ? fur : dark;
  const trunk = part === 'panda' ? belly : fur;
  const body =
    (tails[part] ?? '') +
    ellipse(64, 160, 43, 46, trunk) +
    ellipse(64, 168, 25, 32, belly) +
    (part === 'panda' ? path('M24 142Q64 112 104 142Q100 122 84 112H44Q28 122 24 142Z', fur) : '') +
    ellipse(30, 194, 21, 15, limbs) +
    ellipse(98, 194, 21, 15, limbs) +
    path('M44 136Q34 170 40 204H58Q58 168 56 138Z', limbs) +
    path('M84 136Q94 170 88 204H70Q70 168 72 138Z', limbs) +
    ellipse(48, 203, 12, 7, limbs) +
    ellipse(80, 203, 12, 7, limbs) +
    ellipse(64, 120, 34, 10, '#000', 'opacity="0.16"');
  return { svg: body + head, box: [6, 2, tails[part] ? 148 : 122, 210] };
}

/** A figure of head, coat and legs; the shoulders of the part lie over the coat. */
export function standing(head: string, coat: string, legs: string): Drawing {
  const dark = shade(coat);
  const body =
    rect(42, 186, 19, 52, legs, 'rx="6"') +
    rect(67, 186, 19, 52, legs, 'rx="6"') +
    path('M36 244Q36 232 48 232H61V244Z', shade(legs)) +
    path('M92 244Q92 232 80 232H67V244Z', shade(legs)) +
    path('M26 124Q14 150 18 176Q24 182 31 176L40 134Z', dark) +
    path('M102 124Q114 150 110 176Q104 182 97 176L88 134Z', dark) +
    path('M30 116H98Q102 160 98 200Q64 208 30 200Q26 160 30 116Z', coat) +
    path('M70 118H98Q102 160 98 200Q86 204 72 204Z', '#000', 'opacity="0.08"') +
    rect(31, 176, 66, 7, dark);
  return { svg: body + head, box: [8, 4, 120, 244] };
}

function shade(hex: string): string {
  const part = (at: number) =>
    Math.round(parseInt(hex.slice(at, at + 2), 16) * 0.78)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
