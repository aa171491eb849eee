/** Asking the panda, and reading the help that it answers from. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { block } from './help/blocks.ts';
import { helpGroups } from './help/groups.ts';

export type { Block } from './help/blocks.ts';

export const longestMessage = 2000;
export const longestSearch = 200;

/** Some books have no address. */
const source = z.object({ title: z.string(), href: z.string().optional() });
export type Source = z.output<typeof source>;

/** A page that does what was asked for, opened with the words in it. */
const suggestion = z.object({
  page: z.string(),
  title: z.string(),
  description: z.string(),
  href: z.string(),
});

export const chat = endpoint({
  method: 'POST',
  path: '/api/panda/chat',
  summary: 'Ask the panda. Pass a conversation id to continue it.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({
    message: textField(longestMessage).min(1, 'Enter a message.'),
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
    /** The page that does it: the first thing to follow. */
    tool: suggestion.optional(),
    /** Further pages that may help. */
    suggestions: z.array(suggestion).optional(),
    conversationId: z.string(),
  }),
});
export type ChatAnswer = z.output<typeof chat.output>;

const conversation = z.strictObject({ id: z.uuid() });

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/panda/conversations',
  summary: 'List your chats with the panda, the latest first.',
  access: 'guest',
  query: paged({}),
  output: page(
    z.object({
      id: z.string(),
      /** Its first question. */
      title: z.string(),
      turns: z.number(),
      lastAt: moment,
    }),
  ),
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/panda/conversations/:id',
  summary: 'Get a chat with the panda: its last questions with their answers, oldest first.',
  access: 'guest',
  params: conversation,
  output: z.object({
    exchanges: z.array(
      z.object({
        question: z.string(),
        message: z.string(),
        sources: z.array(source),
        /** Only of the last one. */
        tool: suggestion.optional(),
      }),
    ),
  }),
});
export type PandaExchange = z.output<typeof getConversation.output>['exchanges'][number];

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/panda/conversations/:id',
  summary: 'Delete a chat with the panda for good.',
  access: 'guest',
  params: conversation,
  output: done,
});

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
  summary: 'List all help articles by group, and the support address.',
  access: 'public',
  output: z.object({
    groups: z.array(z.object({ title: z.enum(helpGroups), articles: z.array(summary) })),
    supportEmail: z.string(),
  }),
});

export const helpArticle = endpoint({
  method: 'GET',
  path: '/api/help/articles/:slug',
  summary: 'Get a help article.',
  access: 'public',
  params: z.strictObject({
    slug: z
      .string()
      .max(80)
      .regex(/^[a-z0-9-]+$/, 'No such article.'),
  }),
  output: summary.extend({ blocks: z.array(block), related: z.array(summary) }),
});
export type HelpArticleAnswer = z.output<typeof helpArticle.output>;

export const searchHelp = endpoint({
  method: 'GET',
  path: '/api/help/search',
  summary: 'Search help articles, best match first.',
  access: 'public',
  query: z.strictObject({ q: z.string().trim().max(longestSearch) }),
  output: z.object({ articles: z.array(summary) }),
});
