/** Text to speech. */
import { z } from 'zod';
import { defaultVoice, voices } from '#kit/models/voices.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';

/** About two hours of speech. */
export const longestText = 100_000;

export const readAloud = defineTool({
  id: 'read-aloud',
  title: 'Text to speech',
  description: 'A text read aloud by a voice you choose, word by word as you follow, to keep as WAV or MP3.',
  output: 'read-aloud',
  page: '/ai/voice?do=speak',
  class: 'media',
  input: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Write or paste a text first.')
      .max(
        longestText,
        `Use at most ${longestText.toLocaleString('en')} characters, which is about two hours. Read longer texts in parts.`,
      )
      .refine((text) => /[\p{L}\p{N}]/u.test(text), 'There is nothing to read aloud in this.')
      .describe('The text; [pause] and [pause 2] in it are silences of so many seconds.'),
    voice: z
      .string()
      .refine((id) => voices.some((voice) => voice.id === id), 'There is no such voice.')
      .default(defaultVoice)
      .describe('The voice, such as af_heart.'),
    speed: z.number().min(0.5).max(2).default(1).describe('1 is the usual pace.'),
    pause: z.number().min(0).max(3).default(0.6).describe('Seconds between paragraphs.'),
  }),
  accepts: (
    [
      'text',
      'chat',
      'letter',
      'voice-note',
      'consensus',
      'draft',
      'document-overview',
      'document-answer',
      'lens',
    ] as const
  ).map((kind) => ({ kind, as: textOf })),
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
