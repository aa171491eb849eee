import { z } from 'zod';
import { draftRoles } from './roles.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { examples } from './examples.ts';
import { draftKind } from './kind.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

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
  output: draftKind,
  needs: ['text'],
  class: 'long',
  page: '/ai/collaborate',
  wordsField: 'task',
  modelNeed: {
    what: 'Writing from scratch',
    now: 'Paste a text, and it is reviewed, checked and fixed right away.',
    example: {
      given: 'A notice to the neighbours about the street party',
      gives:
        'On Saturday, 6 June, our street is closed to cars from 2 pm to 10 pm. Bring a chair and something to share; we bring the music.',
    },
  },
  input: z
    .strictObject({
      task: z
        .string()
        .trim()
        .max(longestTask, tooLong(longestTask))
        .optional()
        .describe('What to write, or how to change the document.'),
      document: z
        .string()
        .max(longestDocument, tooLong(longestDocument))
        .optional()
        .describe('The text to work on; without it, a draft is written first.'),
      work: z.uuid().optional().describe('The id of the live text to propose the revision to.'),
      rounds: z.int().min(1).max(mostRounds).default(1).describe('How many rounds of critique and revision.'),
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
        .describe('Which engine plays each role; the default is chosen for you.'),
    })
    .refine(({ task, document }) => Boolean(task || document?.trim()), {
      path: ['document'],
      message: 'Paste a text, or say what to write.',
    }),
  titleOf: ({ task, document }) => document?.trim() || task!,
  // A text that was given is named by its own words, and those of its last version have fewer mistakes.
  titleOfOutput: ({ texts }, { document }) => (document?.trim() ? texts[mainText] : undefined),
  accepts: [acceptReadable(documentOf)],
  sharedOutput: ({ texts, data }, { raw }) =>
    raw ? { texts, data } : { texts: { [mainText]: texts[mainText] ?? '' }, data: null },
  examples,
});

function documentOf({ texts }: Output) {
  return { document: (texts[mainText] ?? '').slice(0, longestDocument) };
}
