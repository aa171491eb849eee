import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { comparisonKind } from './kind.ts';

export const documentCompare = defineTool({
  id: 'document-compare',
  title: 'Compare documents',
  description:
    'Compare two versions side by side: what was added, removed, moved or changed, and where they contradict each other.',
  output: comparisonKind,
  page: '/documents/compare',
  input: z
    .strictObject({
      first: z.uuid('Choose the first document.').describe('Id of the earlier version.'),
      second: z.uuid('Choose the second document.').describe('Id of the later version.'),
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
