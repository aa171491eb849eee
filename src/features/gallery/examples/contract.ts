/** Pieces of our own making, shown while the gallery has few of its members. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const exampleWidths = [320, 640, 960] as const;

const example = z.object({
  id: z.string(),
  title: z.string(),
  alt: z.string(),
  tool: z.string(),
  toolTitle: z.string(),
  toolPage: z.string(),
  /** The brief or the prompt that it was made from. */
  words: z.string(),
  width: z.number(),
  height: z.number(),
  colour: z.string(),
});
export type Example = z.output<typeof example>;

export const listExamples = endpoint({
  method: 'GET',
  path: '/api/gallery-examples',
  summary:
    'List the examples in the gallery; none once members have published enough, or the owner hides them.',
  access: 'public',
  output: z.object({
    /** Whose they are: the name of the product. */
    maker: z.string(),
    items: z.array(example),
  }),
});

export const examplePicture = endpoint({
  method: 'GET',
  path: '/previews/examples/:id/:width',
  summary: 'Get the picture of a gallery example.',
  access: 'public',
  streaming: true,
  params: z.strictObject({
    id: z.string().max(60),
    width: z.enum(exampleWidths.map(String) as [string, ...string[]]),
  }),
  output: z.unknown(),
});
