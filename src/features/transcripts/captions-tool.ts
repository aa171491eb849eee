/** A transcript from captions: those of a YouTube video, or a caption file. */
import { z } from 'zod';
import { readVideoLink } from '#kit/videos/youtube-link.ts';
import type { Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { transcriptKind } from './kind.ts';

export const longestCaptions = 3_000_000;
const noLink = 'Paste a YouTube link, such as https://youtu.be/…, or a video id.';

export const captionsTool = defineTool({
  id: 'captions',
  title: 'YouTube transcriber',
  description: 'A timestamped transcript with summary and chapters from a link, captions or a file.',
  output: transcriptKind,
  page: '/youtube/transcriber',
  needs: ['text'],
  asksOutside: true,
  input: z
    .strictObject({
      link: z
        .string()
        .trim()
        .max(2000, 'This is too long for a link.')
        .default('')
        .refine((link) => link === '' || readVideoLink(link), noLink)
        .describe('A YouTube link or video id.'),
      captions: z
        .string()
        .max(longestCaptions, 'Use at most 3 MB of captions.')
        .default('')
        .describe('Or the text of an SRT or VTT file, or lines that start with a time.'),
      name: z.string().trim().max(200).default('').describe('The captions’ title.'),
      language: z
        .string()
        .regex(/^(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?)?$/, 'Use a language code, such as en.')
        .default('')
        .describe('The language of the captions, if there are several.'),
      translate: z
        .string()
        .regex(/^(?:[a-z]{2,3})?$/, 'Use a language code, such as de.')
        .default('')
        .describe('The language to translate into; needs a language model.'),
    })
    .refine(({ link, captions }) => link !== '' || captions.trim() !== '', {
      path: ['link'],
      message: noLink,
    }),
  titleOf: ({ link, name }) => name || link || 'Captions',
  titleOfOutput: (output) => titleIn(output),
  saysInput: true,
  examples: [
    {
      title: 'A short conversation, as captions',
      input: {
        name: 'Planting tomatoes',
        captions: `WEBVTT

00:00:00.000 --> 00:00:03.200
<v Ana>Good morning, and welcome to the kitchen garden.

00:00:03.400 --> 00:00:07.400
<v Ana>Today we plant tomatoes. How deep do the roots go?

00:00:07.900 --> 00:00:12.600
<v Ben>About sixty centimetres, if the soil is loose.

00:00:12.900 --> 00:00:17.000
<v Ben>Water them early in the day, and never on the leaves.

00:00:17.400 --> 00:00:22.800
<v Ana>And the frost? Last year we lost half of the seedlings in one night.

00:00:23.200 --> 00:00:29.000
<v Ben>Wait until the nights stay above ten degrees. A fleece gives you two more weeks.
`,
      },
    },
  ],
});

export function titleIn({ data }: Output): string | undefined {
  return (data as { title?: string } | null)?.title || undefined;
}
