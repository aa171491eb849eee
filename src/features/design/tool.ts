/** From a brief to proposals. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { moodIds } from './colour/palette.ts';
import { kitSchema } from './fields.ts';
import { designKind, formatIds, kinds } from './scene.ts';

export const longestBrief = 2000;
export const mostProposals = 12;

export const design = defineTool({
  id: 'design',
  title: 'Design studio',
  description:
    'A brief and your brand kit become logos, posters, cards, banners and invitations to edit and print.',
  output: designKind,
  page: '/ai/design',
  saysInput: true,
  input: z.strictObject({
    brief: z
      .string()
      .trim()
      .min(1, 'Say what it is for, in a line.')
      .max(longestBrief, `Use at most ${longestBrief.toLocaleString('en')} characters.`)
      .describe(
        'What it is for: “poster for a jazz night, 12 June, Blue Note Berlin, warm”. Words in quotes are the title; “date: …”, “place: …”, “from: …” name the others.',
      ),
    kind: z
      .enum(['auto', ...kinds])
      .default('auto')
      .describe('What to design; auto reads it from the brief.'),
    format: z
      .enum(['auto', ...formatIds])
      .default('auto')
      .describe('The format; auto takes the usual one of the kind.'),
    mood: z
      .enum(['auto', ...moodIds])
      .default('auto')
      .describe('The mood of the colours; auto reads it from the brief.'),
    count: z.int().min(1).max(mostProposals).default(8).describe('How many proposals.'),
    seed: z.int().min(0).max(999_999).optional().describe('The same seed and brief give the same proposals.'),
    kit: kitSchema.optional().describe('Colours, typefaces and logo to keep to.'),
  }),
  titleOf: ({ brief }) => brief,
  examples: [
    {
      title: 'Jazz night poster',
      input: { brief: 'Poster for a jazz night, 12 June, Blue Note Berlin, warm' },
    },
    { title: 'Coffee logo', input: { brief: 'A logo for Harbour & Pine, coffee roasters' } },
    {
      title: 'Business card',
      input: {
        brief:
          'Business card for Mira Lindqvist, landscape architect, Studio Moss, mira@studiomoss.example, +46 8 123 45 67, fresh',
      },
    },
    {
      title: 'Wedding invitation',
      input: {
        brief: 'Invitation for Ada & Jonas, 22 August 3 pm, Villa Rosa Potsdam, RSVP by 1 July, romantic',
      },
    },
  ],
});
