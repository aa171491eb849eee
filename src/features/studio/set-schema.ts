import { z } from 'zod';
import { isLocalTime, isZone } from './calendar/when.ts';
import { cardColours, cardFormats, longestPicture, type CardColour, type CardFormat } from './card/look.ts';
import { briefSchema, partKind, voiceSchema, wordsSchema } from './fields.ts';
import { mostFacts } from './brief.ts';

const part = z.strictObject({
  id: z.string().regex(/^[\w-]{1,60}$/, 'Invalid part name.'),
  kind: partKind,
  ...wordsSchema.shape,
  made: wordsSchema,
  knew: z.strictObject({
    what: z.string().max(300),
    about: z.string().max(10_000),
    facts: z
      .record(z.string().max(60), z.string().max(500))
      .refine((facts) => Object.keys(facts).length <= mostFacts * 2),
    links: z.array(z.string().max(600)).max(10),
  }),
  settled: z.array(z.string().max(300)).max(200),
  by: z.string().max(200).nullable(),
  planned: z.string().max(16).refine(isLocalTime, 'Invalid date and time.').nullable(),
});

export const setSchema = z.strictObject({
  brief: briefSchema,
  voice: voiceSchema,
  parts: z.array(part).max(30, 'Use at most 30 parts in a set.'),
  card: z.strictObject({
    format: z.enum(Object.keys(cardFormats) as [CardFormat]),
    colour: z.enum(Object.keys(cardColours) as [CardColour]),
    picture: z
      .string()
      .max(longestPicture, 'The picture is too large.')
      .regex(/^(?:data:image\/(?:png|jpeg|webp);base64,[\w+/=]+)?$/, 'Invalid picture.'),
  }),
  zone: z.string().max(60).refine(isZone, 'Unknown time zone.'),
});
