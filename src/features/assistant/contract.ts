/** Asking the panda, and reading the help that it answers from. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { block } from './help/blocks.ts';
import { helpGroups } from './help/groups.ts';

export type { Block } from './help/blocks.ts';

export const longestMessage = 2000;
export const longestSearch = 200;

/** Some books have no address. */
const source = z.object({ title: z.string(), href: z.string().optional() });
export type Source = z.output<typeof source>;

export const chat = endpoint({
  method: 'POST',
  path: '/api/panda/chat',
  summary: 'Ask the panda. Name the conversation to go on with it.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({
    message: z
      .string()
      .trim()
      .min(1, 'Write a few words first.')
      .max(longestMessage, `Use at most ${longestMessage} characters.`)
      // The database cannot hold the character NUL.
      .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.'),
    /** The path of the page one is on. */
    page: z
      .string()
      .trim()
      .max(500)
      .regex(/^[^\0]*$/)
      .optional(),
    conversationId: z.uuid().optional(),
  }),
  output: z.object({
    message: z.string(),
    sources: z.array(source).optional(),
    conversationId: z.string(),
  }),
});
export type ChatAnswer = z.output<typeof chat.output>;

const summary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  group: z.enum(helpGroups),
});
export type HelpSummary = z.output<typeof summary>;

export const helpArticles = endpoint({
  method: 'GET',
  path: '/api/help/articles',
  summary: 'All help articles by group, and the address of a person.',
  access: 'public',
  output: z.object({
    groups: z.array(z.object({ title: z.enum(helpGroups), articles: z.array(summary) })),
    supportEmail: z.string(),
  }),
});

export const helpArticle = endpoint({
  method: 'GET',
  path: '/api/help/articles/:slug',
  summary: 'One help article.',
  access: 'public',
  params: z.strictObject({
    slug: z
      .string()
      .max(80)
      .regex(/^[a-z0-9-]+$/, 'That is no article.'),
  }),
  output: summary.extend({ blocks: z.array(block), related: z.array(summary) }),
});
export type HelpArticleAnswer = z.output<typeof helpArticle.output>;

export const searchHelp = endpoint({
  method: 'GET',
  path: '/api/help/search',
  summary: 'Help articles for a question or a few words, the best first.',
  access: 'public',
  query: z.strictObject({ q: z.string().trim().max(longestSearch) }),
  output: z.object({ articles: z.array(summary) }),
});
