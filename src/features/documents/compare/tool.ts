import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';

export const documentCompare = defineTool({
  id: 'document-compare',
  title: 'Compare documents',
  description:
    'Two versions side by side: what changed, moved, came and went, and where they contradict each other.',
  output: 'document-comparison',
  page: '/documents/compare',
  input: z
    .strictObject({
      first: z.uuid('Choose the first document.').describe('Id of a document of yours: the earlier version.'),
      second: z.uuid('Choose the second document.').describe('Id of a document of yours: the later version.'),
    })
    .refine(({ first, second }) => first !== second, {
      path: ['second'],
      message: 'Choose two different documents.',
    }),
  titleOf: () => 'Comparison of two documents',
  titleOfOutput: ({ data }) => {
    const { first, second } = data as { first: { name: string }; second: { name: string } };
    return `${first.name} / ${second.name}`;
  },
  examples: [],
});
