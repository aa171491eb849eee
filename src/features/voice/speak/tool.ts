/** Text to speech. */
import { z } from 'zod';
import { defaultVoice, voices } from '#kit/models/voices.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { readAloudKind } from './kind.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

/** About two hours of speech. */
export const longestText = 100_000;

export const readAloud = defineTool({
  id: 'read-aloud',
  title: 'Text to speech',
  description: 'Have a text read aloud in a voice you choose, follow along, and download it as WAV or MP3.',
  output: readAloudKind,
  page: '/ai/voice?do=speak',
  class: 'media',
  input: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Enter a text first.')
      .max(
        longestText,
        `Use at most ${longestText.toLocaleString('en')} characters, which is about two hours. Read longer texts in parts.`,
      )
      .refine((text) => /[\p{L}\p{N}]/u.test(text), 'There’s nothing to read aloud.')
      .describe('The text; [pause] and [pause 2] add seconds of silence.'),
    voice: z
      .string()
      .refine((id) => voices.some((voice) => voice.id === id), 'Unknown voice.')
      .default(defaultVoice)
      .describe('The voice, such as af_heart.'),
    speed: z.number().min(0.5).max(2).default(1).describe('1 is normal speed.'),
    pause: z.number().min(0).max(3).default(0.6).describe('Seconds between paragraphs.'),
  }),
  accepts: [acceptReadable(textOf)],
  titleOf: ({ text }) => text,
  examples: [
    {
      title: 'A short story of a garden',
      input: {
        text: 'Once there was a garden that nobody watered. One morning a panda came by, sat down, and listened.\n\n"I hear roots," it said. [pause] And so they dug.',
      },
    },
    {
      title: 'A message in a British voice, a little slower',
      input: {
        text: 'Good morning. The meeting on Wednesday begins at half past nine. Please bring the plan, and your own cup.',
        voice: 'bf_emma',
        speed: 0.9,
      },
    },
  ],
});

function textOf({ texts }: Output) {
  return { text: (texts[mainText] ?? '').slice(0, longestText) };
}
