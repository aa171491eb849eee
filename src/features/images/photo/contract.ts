/** Photos: how one begins, what it is taken away as, and which models edit it. The rest is what every work has. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { formats, keeps, outputSizeIds } from './sizes.ts';

export const largestPhoto = 60_000_000;
export const mostPixels = 50_000_000;

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', key: 'tools:run', business: 'member' } as const;

export const beginPhoto = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/photos',
  summary: 'Begin to edit a photo: one that you uploaded, one of your pictures, or the sample.',
  idempotent: true,
  body: z.union([
    z.strictObject({ upload: z.uuid() }),
    /** A file that a run of yours made, such as a picture. */
    z.strictObject({ picture: z.uuid() }),
    z.strictObject({ sample: z.literal(true) }),
  ]),
  /** Of the work. */
  output: z.object({ id: z.string() }),
});

export const takePhoto = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/photos/:id/picture',
  summary:
    'A photo as its steps make it, in a format and size; what the camera wrote stays only where whoever edits it asks. Readers get the finished one.',
  streaming: true,
  params: id,
  query: z.strictObject({
    format: z.enum(formats).default('jpeg'),
    size: z.enum(outputSizeIds).default('full'),
    keep: z.enum(keeps).default('none'),
  }),
  output: z.unknown(),
});

export const finishPhoto = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/photos/:id/finished',
  summary: 'Make the picture that others see of a photo: as its steps are now, without original and camera.',
  params: id,
  output: z.object({ file: z.string(), width: z.number(), height: z.number() }),
});

const model = z.object({
  id: z.enum(['erase', 'brush', 'cut-out', 'enlarge']),
  isReady: z.boolean(),
  /** What is fetched when it is first used. */
  bytes: z.number(),
  made: z.string(),
});
export type PhotoModel = z.output<typeof model>;

export const listPhotoModels = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/photos/models',
  summary:
    'Which models edit photos, whether they are here, and how much is fetched first where they are not.',
  output: z.object({ items: z.array(model) }),
});
