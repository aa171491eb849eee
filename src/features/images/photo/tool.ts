import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { madeKinds } from './content.ts';
import { photoEditKind } from './photo-kind.ts';

const share = z.number().min(0).max(1);
const mostStrokes = 60;
const mostPoints = 400;
export const longestWish = 1000;

export const photoEdit = defineTool({
  id: 'photo-edit',
  title: 'Photo editing',
  description:
    'Remove an object from a photo with a click or a brush, cut a person out, enlarge it twice, or have an image engine repaint a part.',
  output: photoEditKind,
  page: '/ai/images/photo',
  class: 'media',
  input: z
    .strictObject({
      photo: z.uuid().describe('The id of a photo that was begun with POST /api/photos.'),
      edit: z
        .enum(madeKinds)
        .describe(
          'What to do: erase something, cut the person out, enlarge it to twice its size, or have an image engine repaint it (needs a key).',
        ),
      prompt: z
        .string()
        .trim()
        .max(longestWish, `Use at most ${longestWish.toLocaleString('en')} characters.`)
        .default('')
        .describe('To repaint: what should be there instead.'),
      points: z
        .array(z.strictObject({ x: share, y: share, on: z.boolean().default(true) }))
        .max(20)
        .default([])
        .describe(
          'To erase or repaint: points on the object (or beside it, with on: false), in shares of the picture.',
        ),
      strokes: z
        .array(
          z.strictObject({
            radius: z.number().min(0.001).max(0.3),
            points: z
              .array(z.strictObject({ x: share, y: share }))
              .min(1)
              .max(mostPoints),
          }),
        )
        .max(mostStrokes)
        .default([])
        .describe(
          'To erase or repaint: strokes of a brush, in shares of the picture; the radius of its longer side.',
        ),
    })
    .refine(({ edit, points, strokes }) => edit !== 'erase' || points.length + strokes.length > 0, {
      path: ['points'],
      message: 'Click what shall go, or paint over it.',
    })
    .refine(({ edit, prompt }) => edit !== 'repaint' || prompt !== '', {
      path: ['prompt'],
      message: 'Say what should be there instead.',
    }),
  titleOf: ({ edit }) =>
    ({
      erase: 'Remove from a photo',
      'cut-out': 'Cut out of a photo',
      enlarge: 'Enlarge a photo',
      repaint: 'Repaint a photo',
    })[edit],
  examples: [],
});
