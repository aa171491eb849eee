import { z } from 'zod';
import { styles } from '#illustrator/scene.ts';
import { defineTool } from '#tools/define/tool.ts';
import { pictureKind } from './kind.ts';

export const longestPrompt = 5000;
export const sizes = ['1024x1024', '1536x1024', '1024x1536', '1920x1080', '1080x1920'] as const;
export const mostPictures = 4;

export const longestNegative = 500;
export const mostBeside = 3;

export const images = defineTool({
  id: 'images',
  title: 'Image generation',
  description: 'Describe a picture, choose a style and a size, and get it as PNG, WebP or SVG with layers.',
  output: pictureKind,
  page: '/ai/images',
  needs: ['image'],
  saysInput: true,
  followUp: {
    field: 'prompt',
    longest: longestPrompt,
    label: 'Describe a change: “at noon, without the dog”',
  },
  input: z.strictObject({
    prompt: z
      .string()
      .trim()
      .min(1, 'Describe the picture.')
      .max(longestPrompt, `Use at most ${longestPrompt.toLocaleString('en')} characters.`)
      .describe(
        'What to draw, in English, German, French or Spanish: subjects, counts, colours, place, time of day, weather, mood, style. In a follow-up: what to change.',
      ),
    style: z
      .enum(['auto', ...styles])
      .default('auto')
      .describe('The style; auto follows the prompt.'),
    size: z.enum(sizes).default('1024x1024').describe('Width and height in pixels.'),
    count: z.int().min(1).max(mostPictures).default(2).describe('How many pictures to choose from.'),
    negative: z
      .string()
      .trim()
      .max(longestNegative, `Use at most ${longestNegative} characters.`)
      .default('')
      .describe('What should not be in the picture.'),
    beside: z
      .array(z.string().min(1).max(300))
      .max(mostBeside, `Choose at most ${mostBeside} more engines.`)
      .default([])
      .describe('Ids of more image engines to compare with.'),
    seed: z.int().min(0).max(999_999).optional().describe('The same seed and prompt give the same picture.'),
  }),
  titleOf: ({ prompt }) => prompt,
  examples: [
    { title: 'A fox by a lake at sunset', input: { prompt: 'a fox by a lake at sunset' } },
    {
      title: 'Penguins, as a linocut',
      input: { prompt: 'three penguins in the snow at dawn', style: 'linocut' },
    },
    {
      title: 'A rainy street at night',
      input: { prompt: 'a red car on a rainy city street at night', size: '1536x1024' },
    },
    {
      title: 'Coffee and books',
      input: { prompt: 'a cup of coffee and books on a desk in the morning, watercolour' },
    },
  ],
});
