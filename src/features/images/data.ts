/** A picture as a result: its files, what was read of the prompt, and the recipe that draws it again. */
import { z } from 'zod';
import { furnishings, moods, places, seasons, styles, times, weathers } from '#illustrator/scene.ts';

const relations = ['on', 'in', 'under', 'behind', 'before', 'beside', 'above', 'between', 'held'] as const;

const item = z.strictObject({
  id: z.string().max(80),
  subject: z.string().max(60),
  count: z.int().min(1).max(40),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  size: z.enum(['tiny', 'small', 'large', 'huge']).optional(),
  relation: z.strictObject({ kind: z.enum(relations), to: z.string().max(80) }).optional(),
  layout: z.enum(['left', 'right', 'centre', 'near', 'far']).optional(),
});

const scene = z.strictObject({
  place: z.enum(places),
  time: z.enum(times),
  weather: z.enum(weathers),
  season: z.enum(seasons),
  mood: z.enum(moods),
  style: z.enum(styles),
  items: z.array(item).max(60),
  without: z.array(z.enum(furnishings)).max(20).optional(),
  tableColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
});

export const recipe = z.strictObject({
  version: z.literal(1),
  scene,
  seed: z.int(),
  width: z.int().min(64).max(4096),
  height: z.int().min(64).max(4096),
});
export type Recipe = z.output<typeof recipe>;

export const pictureData = z.strictObject({
  pictures: z.array(
    z.strictObject({
      file: z.uuid(),
      /** As layers; null where an engine gave pixels only. */
      svg: z.uuid().nullable(),
      width: z.int(),
      height: z.int(),
      seed: z.int().nullable(),
      description: z.string(),
      /** Who made it, where several did beside each other. */
      engine: z.string().optional(),
    }),
  ),
  /** Engines that could not, and why. */
  failed: z.array(z.string()).optional(),
  /** Of the first picture; null where another engine made it. */
  recipe: recipe.nullable(),
  /** What an edit changed, in words. */
  changes: z.array(z.string()),
  /** Words of the prompt that are not in the picture. */
  unread: z.array(z.string()),
  credits: z.array(
    z.strictObject({
      name: z.string(),
      licence: z.string(),
      url: z.string().nullable(),
      parts: z.array(z.string()),
    }),
  ),
});
export type PictureData = z.output<typeof pictureData>;
