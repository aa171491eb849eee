/** From a run or a work to the gallery and back: what tool pages know of it. The gallery itself is a room of its own. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { longestTitle } from '../define/title.ts';

export const longestCaption = 500;
export const mostTags = 5;
const longestTag = 24;
export const longestCreationTitle = longestTitle;

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestTag, `A tag has at most ${longestTag} characters.`)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'Use letters, digits and hyphens in tags.');

/** What a maker says about a creation. */
export const creationWords = {
  title: words(longestCreationTitle).min(1, 'Give it a title.'),
  caption: words(longestCaption),
  tags: z
    .array(tag)
    .max(mostTags, `Use at most ${mostTags} tags.`)
    .transform((tags) => [...new Set(tags)]),
};

const id = z.strictObject({ id: z.uuid() });

export const publishRun = endpoint({
  method: 'POST',
  path: '/api/runs/:id/gallery',
  summary: 'Show a finished run of yours in the gallery, as it is now.',
  access: 'member',
  business: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({
    ...creationWords,
    /** Whether others see what you asked, and can begin with it. */
    showInput: z.boolean(),
  }),
  output: z.object({
    id: z.string(),
    /** An automatic check hides it until a person has looked. */
    held: z.boolean(),
  }),
});

export const publishedRun = endpoint({
  method: 'GET',
  path: '/api/runs/:id/gallery',
  summary: 'Where in the gallery a run of yours hangs, if it does.',
  access: 'member',
  business: 'member',
  params: id,
  output: z.object({
    id: z.string().nullable(),
    /** For a business that is for its admins, unless they let everyone in it. */
    mayPublish: z.boolean(),
  }),
});

export const publishWork = endpoint({
  method: 'POST',
  path: '/api/works/:id/gallery',
  summary: 'Show a work of yours in the gallery, as it is now.',
  access: 'member',
  business: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({
    ...creationWords,
    /** Whether others also get what it was made from, such as a recording. */
    withFiles: z.boolean().default(false),
  }),
  output: z.object({
    id: z.string(),
    /** An automatic check hides it until a person has looked. */
    held: z.boolean(),
  }),
});

export const publishedWork = endpoint({
  method: 'GET',
  path: '/api/works/:id/gallery',
  summary: 'Where in the gallery a work of yours hangs, if it does.',
  access: 'member',
  business: 'member',
  params: id,
  output: z.object({
    id: z.string().nullable(),
    /** For a business that is for its admins, unless they let everyone in it. */
    mayPublish: z.boolean(),
  }),
});

export const remixInput = endpoint({
  method: 'GET',
  path: '/api/gallery/:id/input',
  summary: 'What a creation in the gallery was made from, to begin with it yourself.',
  access: 'public',
  params: id,
  output: z.object({
    tool: z.string(),
    title: z.string(),
    /** Who made it, for the credit. */
    by: z.string(),
    input: z.record(z.string(), z.unknown()),
  }),
});
