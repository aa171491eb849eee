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
    .regex(/^[^\0]*$/, 'Remove the invisible character.');

export const factFields = {
  label: line(80).describe('What it is, such as “Opening day”.'),
  value: line(longestLine).describe('What must be right, such as “Saturday 14 March”.'),
};

export const isLink = (url: string) => /^(?:https?:\/\/\S+)?$/i.test(url.trim());
export const noLink = 'Enter a link starting with https://.';

export const linkFields = {
  label: line(80).describe('Link text, such as “Book a table”.'),
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
    .max(mostTags, `Use at most ${mostTags} hashtags.`)
    .describe('Hashtags, with or without their sign.'),
};

export const briefSchema = z.strictObject({
  ...briefFields,
  facts: z.array(z.strictObject({ id: z.string().min(1).max(60), ...factFields })).max(mostFacts),
  // As they are typed: what is no link yet is kept, too.
  links: z.array(z.strictObject({ ...linkFields, url: line(500) })).max(mostLinks),
});

const words = z.array(line(longestWord)).max(mostWords).describe('The words.');
const on = z.boolean().describe('Whether the rule holds.');

export const voiceSchema = z.strictObject({
  samples: z.array(line(longestSample)).max(mostSamples).describe('Texts that the rules were learned from.'),
  sentence: z
    .strictObject({ on, most: z.int().min(3).max(100).describe('Most words in a sentence.') })
    .describe('How long sentences are.'),
  person: z
    .strictObject({ on, is: z.enum(['we', 'i', 'they'] satisfies Person[]).describe('Who speaks.') })
    .describe('In which person the text speaks.'),
  contractions: z
    .strictObject({ on, is: z.enum(['use', 'avoid']).describe('Whether “don’t” or “do not”.') })
    .describe('Short forms.'),
  exclamations: z
    .strictObject({ on, most: z.int().min(0).max(50).describe('Most of them in a part.') })
    .describe('Exclamation marks.'),
  emoji: z
    .strictObject({ on, most: z.int().min(0).max(50).describe('Most of them in a part.') })
    .describe('Emoji.'),
  spelling: z
    .strictObject({ on, is: z.enum(['british', 'american']).describe('Whose spelling.') })
    .describe('Spelling.'),
  use: z.strictObject({ on, words }).describe('Words that belong to this voice.'),
  avoid: z.strictObject({ on, words }).describe('Words that this voice never says.'),
});

export const longestPart = 60_000;

export const wordsSchema = z.strictObject({
  title: line(300),
  aside: line(1000),
  text: line(longestPart),
});

export const partKind = z.enum(partKinds);
