/** A help article: a Markdown file whose front matter says where it belongs and how people ask for it. */
import { z } from 'zod';
import { readFrontMatter } from '#kit/front-matter.ts';
import type { Block } from './blocks.ts';
import { readFirstQuestions, type FirstQuestion } from './first-questions.ts';
import { helpGroups } from './groups.ts';
import { parseMarkdown } from './markdown.ts';

const phrases = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string()).min(1));

const frontMatter = z.strictObject({
  title: z.string().min(3).max(60),
  group: z.enum(helpGroups),
  /** Its place within the group. */
  order: z.coerce.number().int().min(1),
  summary: z.string().min(20).max(160),
  /** Words for it, and questions about it, close to how the article puts it. Parted by commas. */
  keywords: phrases,
  /** Paths of the pages it is about. */
  pages: phrases,
  /** As people put it who do not know our words for it: an item a line. Only for finding, never shown. */
  asked: z.array(z.string().min(2).max(120)).default([]),
});

export interface HelpArticle extends z.output<typeof frontMatter> {
  slug: string;
  blocks: Block[];
  /** Sections that answer one question each, with the ways in which it is asked. */
  questions: FirstQuestion[];
}

export function readArticle(slug: string, source: string): HelpArticle {
  const read = readFrontMatter(source);
  if (!read) throw new Error(`The help article ${slug} has no front matter.`);
  const fields = frontMatter.safeParse(read.fields);
  if (!fields.success)
    throw new Error(`The help article ${slug} is not right: ${z.prettifyError(fields.error)}`);
  const { body, questions } = readFirstQuestions(read.body);
  return { slug, ...fields.data, blocks: parseMarkdown(body), questions };
}
