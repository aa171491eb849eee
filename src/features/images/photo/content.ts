/** A photo that is edited: the original as it came, and a recipe of steps over it. */
import { z } from 'zod';
import { mostDegrees } from '#kit/photos/look.ts';
import { mostSteps } from './steps.ts';

/** Of a side of what is worked on; the original keeps its own. */
export const longestSide = 4096;

const side = z.int().min(1).max(20_000);
const pixels = z.strictObject({ file: z.uuid(), width: side, height: side });
export type Pixels = z.output<typeof pixels>;

const share = z.number().min(0).max(1);
const amount = z.number().min(-100).max(100);
const tone = z.strictObject({
  exposure: amount,
  contrast: amount,
  warmth: amount,
  saturation: amount,
  highlights: amount,
  shadows: amount,
});
const shape = z.strictObject({
  quarters: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  mirrored: z.boolean(),
  straighten: z.number().min(-mostDegrees).max(mostDegrees),
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).nullable(),
});
export type Shape = z.output<typeof shape>;

export const madeKinds = ['erase', 'cut-out', 'enlarge', 'repaint'] as const;
export type MadeKind = (typeof madeKinds)[number];

/** Pixels that a model made, or how the pixels are shown from here on. */
const step = z.discriminatedUnion('is', [
  z.strictObject({ is: z.enum(madeKinds), made: pixels }),
  z.strictObject({ is: z.literal('shape'), shape }),
  z.strictObject({ is: z.literal('tone'), tone }),
]);
export type Step = z.output<typeof step>;

export const photoContent = z.strictObject({
  /** The bytes as they came; null in what others are shown. */
  original: z
    .strictObject({
      file: z.uuid(),
      name: z.string().max(200),
      /** More than one: it was an animation, of which the first picture is edited. */
      frames: z.int().min(1),
      /** The camera wrote something beside it. */
      hasCamera: z.boolean(),
    })
    .nullable(),
  /** The same, upright and in our own encoding; null with the original. */
  base: pixels.nullable(),
  steps: z.array(step).max(mostSteps, `A photo has at most ${mostSteps} steps.`),
  /** Taken back, the last one first to come again. */
  undone: z.array(step).max(mostSteps),
  /** What others see. */
  finished: pixels.nullable(),
});
export type Photo = z.output<typeof photoContent>;
