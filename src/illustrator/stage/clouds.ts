/** Above the clouds. */
import { hex, lch, mix } from '../colour/oklch.ts';
import { rect } from '../draw/svg.ts';
import { cloud, sky as overhead } from './sky.ts';
import type { Stage } from './stage.ts';

export const sky: Stage = {
  horizon: 0.86,
  ground: [0.74, 0.86],
  air: [0.24, 0.56],
  paint(canvas) {
    const { w, h, palette, random: r } = canvas;
    const bank = (name: string, y: number, lift: number, count: number) => {
      const random = r.part(name);
      return Array.from({ length: count }, (_, i) => {
        const base = mix(
          palette.skyMid,
          palette.isNight ? palette.skyLow : lch(0.97, 0.02, palette.light.h),
          0.55 + lift,
        );
        return cloud(
          canvas,
          random,
          w * ((i + random()) / count),
          h * (y + random.between(-0.03, 0.03)),
          w * random.between(0.16, 0.3),
          hex(base),
          hex(mix(base, palette.light, 0.6)),
          0.92,
        );
      }).join('');
    };
    return [
      { name: 'Sky', svg: overhead(canvas), slot: 'back' },
      { name: 'Far clouds', svg: bank('far', 0.62, 0, 7) + bank('mid', 0.75, 0.1, 6), slot: 'back' },
      {
        name: 'Clouds',
        svg:
          bank('near', 0.88, 0.2, 6) +
          rect(
            -4,
            h * 0.87,
            w + 8,
            h * 0.2,
            hex(mix(palette.skyLow, lch(0.97, 0.02, 90), palette.isNight ? 0.1 : 0.5)),
          ),
        slot: 'bank',
      },
      { name: 'Near clouds', svg: bank('front', 0.99, 0.3, 5), slot: 'front' },
    ];
  },
};
