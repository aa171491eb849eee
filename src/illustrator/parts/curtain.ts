/** Northern lights where no sky is painted, such as over a small model of a place: one curtain of them. */
import { n, path } from '../draw/svg.ts';
import { createRandom } from '../random.ts';
import type { Draw } from './drawing.ts';

const tones = ['#5be59b', '#49d9b0', '#4fb8d8', '#8a7ee8', '#c46fd6'] as const;

export const curtain: Draw = ({ seed }) => {
  const random = createRandom(seed);
  let svg = '';
  for (let i = 0; i < 56; i++) {
    const x = -100 + i * 3.6;
    const foot = -14 + Math.sin(i / 7) * 12;
    const high = 58 + Math.sin(i / 5 + 1) * 14 + random.between(-6, 6);
    tones.forEach((tone, at) => {
      const [low, top] = [foot - (high * at) / tones.length, foot - (high * (at + 1)) / tones.length];
      svg += path(
        `M${n(x)} ${n(low)}H${n(x + 3.9)}L${n(x + 4.1)} ${n(top)}H${n(x + 0.2)}Z`,
        tone,
        `opacity="${(0.85 - at * 0.16).toFixed(2)}"`,
      );
    });
  }
  return { svg, box: [-100, -100, 102, 0] };
};
