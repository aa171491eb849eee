/** Photos: how one begins, what it is taken away as, and which models edit it. The rest is what every work has. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { formats, keeps, outputSizeIds } from './sizes.ts';

export const largestPhoto = 60_000_000;
export const mostPixels = 50_000_000;

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', business: 'member' } as const;
const forRunning = { ...forAll, key: 'tools:run' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;

export const beginPhoto = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/photos',
  summary: 'Start editing a photo: an upload, one of your pictures, or the sample.',
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
  ...forReading,
  method: 'GET',
  path: '/api/photos/:id/picture',
  summary:
    'Render a photo in a format and size; camera data is removed unless kept. Readers get the finished version.',
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
  ...forWriting,
  method: 'POST',
  path: '/api/photos/:id/finished',
  summary: 'Create the shared version of a photo, without the original or camera data.',
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
  ...forRunning,
  method: 'GET',
  path: '/api/photos/models',
  summary: 'List photo editing models and their download sizes.',
  output: z.object({ items: z.array(model) }),
});
