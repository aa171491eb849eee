/** All small tools, in the order of the list. */
import { expand, grammar, rewrite, shorten, simplify, tone, translate } from './tools/change.ts';
import { altText, hashtags, headline, metaDescription, slug, subjectLine } from './tools/name.ts';
import { keyPoints, limits, outline, questions, readability, whatChanged } from './tools/understand.ts';
import type { SmallTool } from './small-tool.ts';

export interface ToolListPart {
  title: string;
  tools: readonly SmallTool[];
}

export const shelf: readonly ToolListPart[] = [
  { title: 'Improve the wording', tools: [rewrite, shorten, expand, simplify, tone, grammar, translate] },
  {
    title: 'Titles and descriptions',
    tools: [headline, subjectLine, hashtags, metaDescription, altText, slug],
  },
  { title: 'Analyse the text', tools: [keyPoints, outline, questions, readability, limits, whatChanged] },
];

export const smallTools: readonly SmallTool[] = shelf.flatMap(({ tools }) => tools);
