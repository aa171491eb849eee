/** All small tools, in the order of the shelf. */
import { expand, grammar, rewrite, shorten, simplify, tone, translate } from './tools/change.ts';
import { altText, hashtags, headline, metaDescription, slug, subjectLine } from './tools/name.ts';
import { keyPoints, limits, outline, questions, readability, whatChanged } from './tools/understand.ts';
import type { SmallTool } from './small-tool.ts';

export interface ShelfPart {
  title: string;
  tools: readonly SmallTool[];
}

export const shelf: readonly ShelfPart[] = [
  { title: 'Work on the wording', tools: [rewrite, shorten, expand, simplify, tone, grammar, translate] },
  { title: 'Find the right line', tools: [headline, subjectLine, hashtags, metaDescription, altText, slug] },
  { title: 'See what is in it', tools: [keyPoints, outline, questions, readability, limits, whatChanged] },
];

export const smallTools: readonly SmallTool[] = shelf.flatMap(({ tools }) => tools);
