import { z } from 'zod';
import { draftRoles } from './data.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { examples } from './examples.ts';

export const longestDocument = 100_000;
export const longestTask = 4_000;
export const mostRounds = 3;

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en')} characters.`;
const engine = z.string().min(1).max(300);

export const collaborate = defineTool({
  id: 'collaborate',
  title: 'AI collaboration',
  description:
    'One engine drafts, another criticises, facts are checked, and a revision answers every remark.',
  output: 'draft',
  needs: ['text'],
  class: 'long',
  page: '/ai/collaborate',
  input: z
    .strictObject({
      task: z
        .string()
        .trim()
        .max(longestTask, tooLong(longestTask))
        .optional()
        .describe('What to write; or, beside a document, what to make of it.'),
      document: z
        .string()
        .max(longestDocument, tooLong(longestDocument))
        .optional()
        .describe("A text of one's own to work on; without it a draft is written first."),
      work: z
        .uuid()
        .optional()
        .describe(
          'The text that the revision is proposed to, where the document is one that people go on editing.',
        ),
      rounds: z.int().min(1).max(mostRounds).default(1).describe('How often it is criticised and revised.'),
      roles: z
        .strictObject(
          Object.fromEntries(
            draftRoles.map((role) => [
              role,
              engine.optional().describe(`The id of the engine for: ${role}.`),
            ]),
          ),
        )
        .default({})
        .describe('Which engine does what; who is not named is chosen by the house.'),
    })
    .refine(({ task, document }) => Boolean(task || document?.trim()), {
      path: ['document'],
      message: 'Paste a text, or say what to write.',
    }),
  titleOf: ({ task, document }) => document?.trim() || task!,
  // A text that was given is named by its own words, and those of its last version have fewer mistakes.
  titleOfOutput: ({ texts }, { document }) => (document?.trim() ? texts[mainText] : undefined),
  accepts: (['text', 'chat', 'consensus', 'draft', 'transcript'] as const).map((kind) => ({
    kind,
    as: documentOf,
  })),
  sharedOutput: ({ texts, data }, { raw }) =>
    raw ? { texts, data } : { texts: { [mainText]: texts[mainText] ?? '' }, data: null },
  examples,
});

function documentOf({ texts }: Output) {
  return { document: (texts[mainText] ?? '').slice(0, longestDocument) };
}
