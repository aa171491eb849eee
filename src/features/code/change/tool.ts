import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { longestProjectFile, longestProjectPath, mostProjectFiles } from '#tools/kinds/project.ts';
import { projectKind } from '#tools/kinds/shared-kinds.ts';

export const longestRequest = 2_000;

/** Follow-ups: what comes of it waits at the project as a proposal, to be taken or refused part by part. */
export const changeCode = defineTool({
  id: 'change-code',
  title: 'Change code',
  description: 'Change a code project as you ask, and see every change before you take it.',
  output: projectKind,
  needs: ['text'],
  modelNeed: {
    what: 'Changing code by asking',
    now: 'Edit the files yourself, or generate the project again from other building blocks.',
    example: { given: 'Make the button green', gives: 'A change of one line in style.css.' },
  },
  input: z.strictObject({
    request: z
      .string()
      .trim()
      .min(1, 'Say what to change.')
      .max(longestRequest, 'Use at most 2,000 characters.')
      .describe('What to change.'),
    errors: z.string().max(4_000).default('').describe('What went wrong when it ran.'),
    files: z
      .array(
        z.strictObject({
          path: z.string().max(longestProjectPath).describe('Where the file is in the project.'),
          text: z.string().max(longestProjectFile).describe('Its content.'),
        }),
      )
      .min(1)
      .max(mostProjectFiles)
      .describe('The project as it is.'),
    entry: z.string().max(longestProjectPath).nullable().default(null).describe('The page to open.'),
    work: z.uuid().optional().describe('The id of the project to propose the change to.'),
  }),
  titleOf: ({ request }) => request,
  examples: [
    {
      title: 'Another colour',
      input: { request: 'Make the heading green', files: [{ path: 'index.html', text: '<h1>Hello</h1>' }] },
    },
  ],
});
