/** Someone who plays the violin, standing: the chin on it, the bow across its strings. */
import { circle, ellipse, line, path, rect } from '../draw/svg.ts';
import { createRandom } from '../random.ts';
import type { Draw } from './drawing.ts';

const skins = ['#f3cfae', '#e3b48c', '#c98f63', '#9c663f', '#6d4329'] as const;
const hairs = ['#2b211d', '#4a3022', '#7a4c28', '#1e1a1c', '#8d8683'] as const;
const dresses = ['#8c1f3f', '#1f4f6b', '#2f5d43', '#5b3a7d'] as const;

/** Along its neck, which points to the right; the chin rests on its left end. */
const violin =
  path(
    'M-25 0C-25 -13 -12 -15 -5 -10.5C-1 -8 3 -8 6 -9.5C13 -13 22 -9 22 0C22 9 13 13 6 9.5C3 8 -1 8 -5 10.5C-12 15 -25 13 -25 0Z',
    '#7b3616',
  ) +
  path(
    'M-22.6 0C-22.6 -11 -12 -12.4 -6 -8.6C-2 -6 3.4 -6 7 -7.6C12.6 -10 19.6 -7 19.6 0C19.6 7 12.6 10 7 7.6C3.4 6 -2 6 -6 8.6C-12 12.4 -22.6 11 -22.6 0Z',
    '#c0642b',
  ) +
  path('M-21 -5C-15 -11 -9 -8 -5 -6C0 -3.6 6 -6 12 -6.6C4 -2 -8 -3 -21 -1Z', '#e79a56', 'opacity="0.7"') +
  line('M-4 -5.4Q-1 -4 -1.6 -2.6M-4 5.4Q-1 4 -1.6 2.6', '#3c1a0c', 1) +
  path('M-22 -2.2L-9 -1.4V1.4L-22 2.2Z', '#1f1917') +
  rect(-3.6, -4, 1.4, 8, '#f0d9a8') +
  path('M8 -2.2L54 -1.6V1.6L8 2.2Z', '#241b18') +
  path('M52 -2.4H60V2.4H52Z', '#7b3616') +
  circle(61.5, 0.6, 3.4, '#8c4220') +
  circle(61.5, 0.6, 1.3, '#5a2810') +
  line('M53.5 -4.6V4.6M57.5 -4.6V4.6', '#241b18', 1.3) +
  line('M-10 -0.9H53M-10 0.9H53', '#efe6d4', 0.5, 'opacity="0.9"');

const player =
  (dressed?: boolean): Draw =>
  ({ colour, seed }) => {
    const random = createRandom(seed);
    const [skin, hair] = [random.pick(skins), random.pick(hairs)];
    const wearsDress = dressed ?? random.chance(0.5);
    const coat = colour ?? (wearsDress ? random.pick(dresses) : '#26262e');
    const sleeve = (d: string, wide: number) =>
      line(d, coat, wide, 'stroke-linejoin="round"') +
      line(d, '#000', wide, 'stroke-linejoin="round" opacity="0.14"');
    const feet =
      path('M38 244Q38 235 50 235H60V244Z', '#1c1a1d') + path('M92 244Q92 235 80 235H70V244Z', '#1c1a1d');
    const below = wearsDress
      ? feet +
        path('M42 138Q28 190 22 238Q64 247 108 238Q102 190 88 138Z', coat) +
        path('M74 142Q88 190 92 241Q102 240 108 238Q102 190 88 138Z', '#000', 'opacity="0.16"') +
        line('M52 150Q44 196 41 238M64 150Q63 196 63 240', '#000', 1.2, 'opacity="0.18"')
      : rect(42, 158, 20, 78, '#1f1f26', 'rx="5"') +
        rect(68, 158, 20, 78, '#1f1f26', 'rx="5"') +
        feet +
        // Tails of the coat behind the knees.
        path('M38 150L34 204Q44 206 50 200L54 158Z', coat) +
        path('M92 150L96 204Q86 206 80 200L76 158Z', coat);
    const chest = wearsDress
      ? path('M40 84Q64 76 90 84Q94 112 88 142H42Q36 112 40 84Z', coat) +
        path('M52 79Q65 95 79 79L74 74H57Z', skin) +
        rect(42, 136, 46, 6, '#000', 'opacity="0.22"')
      : path('M38 84Q64 74 92 84Q97 124 92 164H38Q33 124 38 84Z', coat) +
        path('M54 78L65 132L77 78Z', '#f6f3ec') +
        path('M54 78L62 124L47 92ZM77 78L69 124L84 92Z', '#000', 'opacity="0.32"') +
        path('M56.5 80L65 84L73.5 80V88L65 85L56.5 88Z', '#f6f3ec') +
        circle(65, 100, 1.1, '#3a3a40') +
        circle(65, 110, 1.1, '#3a3a40');
    const back = wearsDress
      ? path('M46 34Q40 62 44 92Q52 98 58 88L80 82Q90 60 84 34Z', hair)
      : path('M47 34Q46 54 51 62H80Q86 50 85 34Z', hair);
    const head = `<g transform="rotate(13 66 70)">${
      back +
      rect(59, 60, 13, 20, skin) +
      path('M59 66H72V70Q66 76 59 72Z', '#000', 'opacity="0.16"') +
      ellipse(66, 46, 18, 21.5, skin) +
      path(
        wearsDress
          ? 'M47 46Q44 20 67 20Q90 21 86 48Q82 34 72 31Q58 36 47 46Z'
          : 'M47 42Q45 20 67 20Q88 21 85.5 42Q82 32 70 31Q56 31 51 33Q48 36 47 42Z',
        hair,
      ) +
      // Eyes closed: whoever plays listens.
      line('M55 47Q58.5 50 62 47.4M70 47.4Q73.5 50 77 47', '#2a1d18', 1.5) +
      line('M54 41Q58 38.6 62 40.4M70 40.4Q74 38.6 78 41', hair, 1.6) +
      line('M66 47Q68 52 65.4 54', '#000', 1.1, 'opacity="0.28"') +
      line('M61 59.5Q66 62.4 71 59.5', '#8a3d36', 1.7) +
      ellipse(54.5, 54, 3.6, 2.4, '#e0705e', 'opacity="0.3"') +
      ellipse(77.5, 54, 3.6, 2.4, '#e0705e', 'opacity="0.3"')
    }</g>`;
    return {
      svg:
        below +
        // The arm that holds the neck goes behind the violin.
        sleeve('M87 90L110 122L124 88', 14) +
        circle(127, 74, 6.6, skin) +
        chest +
        head +
        `<g transform="translate(98 78) rotate(-14)">${violin}</g>` +
        // Fingers over the strings.
        line('M122.5 73.5L126 69M126.5 72.5L130 68M130 71.6L133 67.4', skin, 3) +
        // The bow, and the hand that leads it.
        line('M66 129L116 33', '#5b3219', 2) +
        line('M69.4 129.6L117.6 37', '#f4ecdc', 1) +
        path('M116 33L119.4 36.6L114.4 38.4Z', '#efe2c8') +
        path('M66 126L72.5 128.6L69.4 134L64 131.6Z', '#1f1917') +
        sleeve('M43 91L33 131L57 134', 14) +
        circle(65, 131, 6.8, skin) +
        (wearsDress ? '' : rect(52, 126.4, 5.4, 14, '#f6f3ec', 'rx="2"')),
      box: [20, 20, 160, 244],
    };
  };

export const violinist = player();
export const womanViolinist = player(true);
export const manViolinist = player(false);
