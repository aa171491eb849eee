import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { consensusKind } from '../kind.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

export const longestText = 40_000;
const tooShort = 'Paste a text of at least a sentence.';

const text = () =>
  z
    .string(tooShort)
    .trim()
    .min(10, tooShort)
    .max(longestText, `Use at most ${longestText.toLocaleString('en')} characters.`);

export const compareTexts = defineTool({
  id: 'compare-texts',
  title: 'Compare two texts',
  description:
    'Two opinions, articles or versions, claim by claim: what both say, where they contradict each other, and what only one says.',
  output: consensusKind,
  isChat: true,
  input: z.strictObject({
    first: text().describe('One text: an opinion, an article, a version.'),
    second: text().describe('The text to compare it with.'),
  }),
  titleOf: ({ first, second }) => `${opening(first)} / ${opening(second)}`,
  page: '/ai/compare-texts',
  accepts: [acceptReadable(firstOf)],
  examples: [
    {
      title: 'Two reviews of one flat',
      input: {
        first:
          'The flat is quiet. The station is five minutes away on foot. The kitchen was renovated in 2023. Heating is included in the rent. Pets are allowed.',
        second:
          'The flat is not quiet. The station is fifteen minutes away on foot. The kitchen was renovated in 2023. Pets are allowed. The cellar is damp.',
      },
    },
    {
      title: 'Two versions of a notice',
      input: {
        first:
          'The pool opens on 1 May. Entry costs 4 euros. Children under 6 swim for free. Dogs are not allowed.',
        second:
          'The pool opens on 15 May. Entry costs 4 euros. Children under 6 swim for free. Dogs are allowed on the lawn. Lockers need a coin.',
      },
    },
    {
      title: 'Two accounts of a match',
      input: {
        first:
          'The match began at 20:00. 12,000 people watched it. The home team won 2-1. It rained all evening.',
        second:
          'The match began at 20:00. 9,000 people watched it. The home team won 2-1. The goalkeeper was injured.',
      },
    },
  ],
});

/** Enough to know it again in the history. */
const opening = (words: string) => (words.length > 40 ? `${words.slice(0, 40).trimEnd()}…` : words);

function firstOf({ texts }: Output) {
  return { first: (texts[mainText] ?? '').slice(0, longestText) };
}
