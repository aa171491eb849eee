/** A help article: a Markdown file whose front matter says where it belongs and what else people call it. */
import { z } from 'zod';
import type { Block } from './blocks.ts';
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
  /** What people write when they look for it: other words, and whole questions. Parted by commas. */
  keywords: phrases,
  /** Paths of the pages it is about. */
  pages: phrases,
});

export interface HelpArticle extends z.output<typeof frontMatter> {
  slug: string;
  blocks: Block[];
}

export function readArticle(slug: string, source: string): HelpArticle {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'));
  if (!match) throw new Error(`The help article ${slug} has no front matter.`);
  const fields = frontMatter.safeParse(readFields(match[1]!));
  if (!fields.success)
    throw new Error(`The help article ${slug} is not right: ${z.prettifyError(fields.error)}`);
  return { slug, ...fields.data, blocks: parseMarkdown(match[2]!) };
}

/** `name: value`, a line each; a line that is indented goes on with the one before. */
function readFields(source: string): Record<string, string> {
  const joined = source.replaceAll(/\n\s+/g, ' ');
  return Object.fromEntries(
    joined.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
