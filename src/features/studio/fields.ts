/** A brief and a voice as calls and tools take them. */
import { z } from 'zod';
import { longestAbout, longestLine, longestWhat, mostFacts, mostLinks, mostTags, tones } from './brief.ts';
import { partKinds } from './set.ts';
import { longestSample, longestWord, mostSamples, mostWords, type Person } from './voice/voice.ts';

/** The database cannot hold the character NUL. */
const line = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

export const factFields = {
  label: line(80).describe('What it is, such as “Opening day”.'),
  value: line(longestLine).describe('What must be right, such as “Saturday 14 March”.'),
};

export const isLink = (url: string) => /^(?:https?:\/\/\S+)?$/i.test(url.trim());
export const noLink = 'A link begins with https://.';

export const linkFields = {
  label: line(80).describe('What one does there, such as “Book a table”.'),
  url: line(500).refine(isLink, noLink).describe('Where it leads, beginning with https://.'),
};

export const briefFields = {
  what: line(longestWhat).describe('What it is about, in a line.'),
  about: line(longestAbout).describe('What there is to say, in sentences or lists.'),
  audience: line(longestLine).describe('For whom it is.'),
  who: line(120).describe('Who speaks: it signs the newsletter.'),
  tone: z.enum(tones).describe('How it sounds.'),
  tags: z
    .array(line(60))
    .max(mostTags, `At most ${mostTags} hashtags.`)
    .describe('Hashtags, with or without their sign.'),
};

export const briefSchema = z.strictObject({
  ...briefFields,
  facts: z.array(z.strictObject({ id: z.string().min(1).max(60), ...factFields })).max(mostFacts),
  // As they are typed: what is no link yet is kept, too.
  links: z.array(z.strictObject({ ...linkFields, url: line(500) })).max(mostLinks),
});

const words = z.array(line(longestWord)).max(mostWords);
const on = z.boolean();

export const voiceSchema = z.strictObject({
  samples: z.array(line(longestSample)).max(mostSamples),
  sentence: z.strictObject({ on, most: z.int().min(3).max(100) }),
  person: z.strictObject({ on, is: z.enum(['we', 'i', 'they'] satisfies Person[]) }),
  contractions: z.strictObject({ on, is: z.enum(['use', 'avoid']) }),
  exclamations: z.strictObject({ on, most: z.int().min(0).max(50) }),
  emoji: z.strictObject({ on, most: z.int().min(0).max(50) }),
  spelling: z.strictObject({ on, is: z.enum(['british', 'american']) }),
  use: z.strictObject({ on, words }),
  avoid: z.strictObject({ on, words }),
});

export const longestPart = 60_000;

export const wordsSchema = z.strictObject({
  title: line(300),
  aside: line(1000),
  text: line(longestPart),
});

export const partKind = z.enum(partKinds);
