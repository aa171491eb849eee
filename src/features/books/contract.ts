/** Covers of books, and the public ones as files and as a catalogue for reading apps. The rest is what every work has. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { styles } from '#illustrator/scene.ts';

const id = z.strictObject({ id: z.uuid() });

export const bookCover = endpoint({
  access: 'guest',
  business: 'member',
  key: 'content:read',
  method: 'GET',
  path: '/api/ebooks/:id/cover.webp',
  summary: 'Get the cover of a book of yours.',
  streaming: true,
  params: id,
  query: z.strictObject({ revision: z.coerce.number().int().optional() }),
  output: z.unknown(),
});

export const longestScene = 300;

export const drawCoverPicture = endpoint({
  access: 'guest',
  business: 'member',
  key: 'tools:run',
  method: 'POST',
  path: '/api/ebooks/cover-pictures',
  summary: 'Draw a picture for a cover from a description.',
  body: z.strictObject({
    description: z
      .string()
      .trim()
      .min(1, 'Describe the picture.')
      .max(longestScene, `Use at most ${longestScene} characters.`),
    style: z.enum(styles).optional(),
    seed: z.int().min(0).max(1_000_000_000),
  }),
  output: z.object({ picture: z.string() }),
});

export const publicEpub = endpoint({
  access: 'public',
  method: 'GET',
  path: '/api/ebooks/public/:id/book.epub',
  summary: 'Download a public book as an EPUB file.',
  streaming: true,
  params: id,
  output: z.unknown(),
});

export const opdsCatalogue = endpoint({
  access: 'public',
  method: 'GET',
  path: '/api/ebooks/opds',
  summary: 'Public books as an OPDS 1.2 catalogue, for reading apps.',
  streaming: true,
  query: z.strictObject({
    q: z.string().trim().max(200).optional(),
    before: z.string().max(80).optional(),
  }),
  output: z.unknown(),
});
