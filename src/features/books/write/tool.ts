/** Chapters of a book, written one by one from their notes; they arrive at the book as a proposal. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';
import { chapterId } from '../book-schema.ts';

export const mostAtOnce = 40;

export const ebookChapters = defineTool({
  id: 'ebook-chapters',
  title: 'Write chapters',
  description: 'Write chapters of a book from its outline, one after the other.',
  output: textKind,
  class: 'long',
  needs: ['text'],
  input: z.strictObject({
    work: z.uuid().describe('The book.'),
    chapters: z
      .array(chapterId)
      .min(1, 'Choose a chapter.')
      .max(mostAtOnce, `Choose at most ${mostAtOnce} chapters.`)
      .describe('Ids of the chapters to write.'),
  }),
  titleOf: ({ chapters }) =>
    chapters.length === 1 ? 'Write a chapter' : `Write ${chapters.length} chapters`,
  examples: [],
});
