/** From a brief to proposals. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { moodIds } from './colour/moods.ts';
import { kitSchema } from './fields.ts';
import { designKind } from './kind.ts';
import { formatIds, kinds } from './scene.ts';

export const longestBrief = 2000;
/** Of a title, a date or a place. */
export const longestSaid = 120;
export const mostProposals = 12;

const said = (description: string) =>
  z
    .string()
    .trim()
    .max(longestSaid, `Use at most ${longestSaid} characters.`)
    .default('')
    .describe(description);

export const design = defineTool({
  id: 'design',
  title: 'Design studio',
  description:
    'Turn a one-line brief and your brand kit into logos, posters, cards, banners and invitations you can edit and print.',
  output: designKind,
  page: '/ai/design',
  wordsField: 'brief',
  saysInput: true,
  input: z.strictObject({
    brief: z
      .string()
      .trim()
      .min(1, 'Describe it in one line.')
      .max(longestBrief, `Use at most ${longestBrief.toLocaleString('en')} characters.`)
      .describe(
        'What it is for: “poster for a jazz night, 12 June, Blue Note Berlin, warm”. Without a title it is printed as given. Words in quotes are the title; “date: …”, “place: …”, “from: …” name the others.',
      ),
    title: said(
      'What the title says. Then the brief only describes the design: its dates and contacts are printed, the rest is not.',
    ),
    date: said('When it is; empty takes the dates in the brief.'),
    place: said('Where it is; empty takes a place from the brief.'),
    kind: z
      .enum(['auto', ...kinds])
      .default('auto')
      .describe('What to design; auto reads it from the brief.'),
    format: z
      .enum(['auto', ...formatIds])
      .default('auto')
      .describe('The format; auto uses the default.'),
    mood: z
      .enum(['auto', ...moodIds])
      .default('auto')
      .describe('The mood of the colours; auto reads it from the brief.'),
    count: z.int().min(1).max(mostProposals).default(8).describe('How many proposals.'),
    seed: z.int().min(0).max(999_999).optional().describe('The same seed and brief give the same proposals.'),
    kit: kitSchema.optional().describe('Colours, fonts and logo to use.'),
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
