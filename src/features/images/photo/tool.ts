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
    'Remove objects with a click or brush, cut out people, enlarge 2×, or repaint part of a photo with an image engine.',
  output: photoEditKind,
  page: '/ai/images/photo',
  class: 'media',
  input: z
    .strictObject({
      photo: z.uuid().describe('The id of a photo created with POST /api/photos.'),
      edit: z
        .enum(madeKinds)
        .describe(
          'The edit: erase, cut out a person, enlarge 2×, or repaint with an image engine (needs a key).',
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
      message: 'Click an object, or paint over it.',
    })
    .refine(({ edit, prompt }) => edit !== 'repaint' || prompt !== '', {
      path: ['prompt'],
      message: 'Describe what should be there instead.',
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
