/** From a run or a work to the gallery and back: what tool pages know of it. The gallery itself is a room of its own. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { longestTitle } from '../define/title.ts';

export const longestCaption = 500;
export const mostTags = 5;
const longestTag = 24;
export const longestCreationTitle = longestTitle;

const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestTag, `A tag has at most ${longestTag} characters.`)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'Use letters, digits and hyphens in tags.');

/** What a maker says about a creation. */
export const creationWords = {
  title: textField(longestCreationTitle).min(1, 'Give it a title.'),
  caption: textField(longestCaption),
  tags: z
    .array(tag)
    .max(mostTags, `Use at most ${mostTags} tags.`)
    .transform((tags) => [...new Set(tags)]),
};

const id = z.strictObject({ id: z.uuid() });

export const publishRun = endpoint({
  method: 'POST',
  path: '/api/runs/:id/gallery',
  summary: 'Publish a finished run in the gallery.',
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
  summary: 'Get a run’s gallery page, if published.',
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
  summary: 'Publish a work in the gallery.',
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
  summary: 'Get a work’s gallery page, if published.',
  access: 'member',
  business: 'member',
  params: id,
  output: z.object({
    id: z.string().nullable(),
    /** For a business that is for its admins, unless they let everyone in it. */
    mayPublish: z.boolean(),
  }),
});

/** What a remix begins with. */
const original = z.object({
  tool: z.string(),
  title: z.string(),
  /** Who made it, for the credit. */
  by: z.string(),
  /** The address of a small picture of it, where it can be shown. */
  thumbnail: z.string().nullable(),
  input: z.record(z.string(), z.unknown()),
});

export const exampleInput = endpoint({
  method: 'GET',
  path: '/api/gallery-examples/:id/input',
  summary: 'Get the input of a gallery example, to remix it.',
  access: 'public',
  params: z.strictObject({ id: z.string().max(60) }),
  output: original,
});

export const remixInput = endpoint({
  method: 'GET',
  path: '/api/gallery/:id/input',
  summary: 'Get a creation’s input, to remix it.',
  access: 'public',
  params: id,
  output: original,
});
