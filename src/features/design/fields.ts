/** What a design may hold: numbers within bounds, colours that are colours, pictures that are pixels. */
import { z } from 'zod';
import { moodIds } from './colour/moods.ts';
import { faceIds, familyIds } from './faces.ts';
import {
  formatIds,
  longestPicture,
  longestText,
  mostLayers,
  mostLayersInAll,
  mostPages,
  roles,
} from './scene.ts';

const id = z.string().regex(/^[\w-]{1,40}$/, 'Invalid layer name.');
const place = z.number().min(-20_000).max(20_000);
const length = z.number().min(0).max(20_000);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Enter a colour as #rrggbb.');
const paint = z.union([colour, z.literal('none')]);
export const pictureSchema = z
  .string()
  .max(longestPicture, 'The picture is too large.')
  .regex(/^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+)?$/, 'Use a PNG, JPEG or WebP picture.');

const layer = {
  id,
  name: z.string().max(80),
  x: place,
  y: place,
  w: length,
  h: length,
  z: z.number().min(-1e9).max(1e9),
  turn: z.number().min(-3600).max(3600),
  opacity: z.number().min(0).max(1),
  isHidden: z.boolean().optional(),
  isLocked: z.boolean().optional(),
  group: id.optional(),
  clip: id.optional(),
};
const painted = { fill: paint, stroke: paint, strokeWidth: z.number().min(0).max(1000) };

const anyLayer = z.discriminatedUnion('is', [
  z.strictObject({
    ...layer,
    is: z.literal('text'),
    text: z
      .string()
      .max(longestText, `Use at most ${longestText.toLocaleString('en')} characters in a text.`),
    lines: z.array(z.strictObject({ text: z.string().max(longestText), width: length })).max(400),
    role: z.enum(roles).optional(),
    face: z.enum(faceIds as [string]),
    size: z.number().min(0.5).max(4000),
    leading: z.number().min(0.5).max(4),
    tracking: z.number().min(-0.2).max(2),
    align: z.enum(['left', 'center', 'right']),
    fill: colour,
    isCaps: z.boolean().optional(),
    most: z.number().min(0.5).max(4000),
  }),
  z.strictObject({ ...layer, ...painted, is: z.literal('rect'), radius: length }),
  z.strictObject({ ...layer, ...painted, is: z.literal('ellipse') }),
  z.strictObject({
    ...layer,
    ...painted,
    is: z.literal('path'),
    // Letters of path commands and numbers: nothing that could lead out of the attribute or the file.
    d: z
      .string()
      .max(120_000)
      .regex(/^[MLHVCSQTAZmlhvcsqtaz0-9\s.,+-]*$/, 'Invalid path.'),
    vw: z.number().min(0.01).max(20_000),
    vh: z.number().min(0.01).max(20_000),
  }),
  z.strictObject({ ...layer, is: z.literal('image'), src: pictureSchema, fit: z.enum(['cover', 'contain']) }),
]);

export const pageSchema = z.strictObject({
  id,
  name: z.string().max(80),
  z: z.number(),
  format: z.enum(formatIds as [(typeof formatIds)[number]]),
  width: z.number().min(16).max(4000),
  height: z.number().min(16).max(4000),
  background: colour,
  template: z.string().max(40),
  seed: z.int().min(0).max(999_999),
  layers: z.array(anyLayer).max(mostLayers, `Use at most ${mostLayers} layers per page.`),
});

export const kitSchema = z.strictObject({
  name: z.string().max(80).describe('The kit’s name.'),
  colours: z
    .array(colour)
    .max(6, 'Use at most six colours.')
    .describe('The colours as #rrggbb, the main one first.'),
  display: z
    .union([z.literal(''), z.enum(familyIds as [(typeof familyIds)[number]])])
    .describe('The headline font; empty for each layout’s default.'),
  text: z
    .union([z.literal(''), z.enum(familyIds as [(typeof familyIds)[number]])])
    .describe('The text font; empty for each layout’s default.'),
  logo: pictureSchema.describe('The logo as a data address of a PNG, JPEG or WebP; empty without one.'),
  voice: z.string().max(200).describe('A tagline, such as a slogan.'),
});

/** Each letter becomes an outline where it is printed; a book is no design. */
const mostLetters = 40_000;

export const designSchema = z
  .strictObject({
    brief: z.string().max(2000),
    mood: z.enum(moodIds as [(typeof moodIds)[number]]),
    kit: kitSchema,
    pages: z.array(pageSchema).min(1).max(mostPages, `Use at most ${mostPages} pages.`),
    guides: z.array(z.strictObject({ id, page: id, is: z.enum(['x', 'y']), at: place })).max(60),
  })
  .refine(
    ({ pages }) => pages.reduce((sum, { layers }) => sum + layers.length, 0) <= mostLayersInAll,
    `Use at most ${mostLayersInAll.toLocaleString('en')} layers in a design, or split it in two.`,
  )
  .refine(
    ({ pages }) =>
      pages
        .flatMap(({ layers }) => layers)
        .reduce(
          (sum, one) =>
            sum + (one.is === 'text' ? one.lines.reduce((all, { text }) => all + text.length, 0) : 0),
          0,
        ) <= mostLetters,
    `Use at most ${mostLetters.toLocaleString('en')} letters in a design.`,
  );
