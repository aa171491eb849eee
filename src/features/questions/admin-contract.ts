/** What admins see and decide about questions, answers and comments. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { reportReasons } from '#social/reports/reasons.ts';
import { decisionText } from './fields.ts';

export const moderationViews = ['reported', 'appeals', 'hidden', 'newest'] as const;
export type ModerationView = (typeof moderationViews)[number];

export const listModeration = endpoint({
  method: 'GET',
  path: '/api/admin/questions',
  summary: 'List posts awaiting moderation, newest first.',
  access: 'admin',
  query: paged({ shelf: z.enum(moderationViews) }),
  output: page(
    z.object({
      id: z.string(),
      kind: z.enum(['question', 'answer', 'comment']),

      questionId: z.string(),
      title: z.string(),
      text: z.string(),
      author: z.object({ name: z.string(), handle: z.string().nullable() }).nullable(),
      createdAt: moment,
      hiddenAt: moment.nullable(),
      why: z.string(),
      appeal: z.string().nullable(),
      appealedAt: moment.nullable(),
      appealAnswer: z.string().nullable(),
      reports: z.array(
        z.object({
          id: z.string(),
          reason: z.enum(reportReasons),
          note: z.string(),
          reporter: z.string(),
          createdAt: moment,
        }),
      ),
    }),
  ),
});
export type ModeratedPost = z.output<typeof listModeration.output>['items'][number];

export const moderationCounts = endpoint({
  method: 'GET',
  path: '/api/admin/questions/counts',
  summary: 'Get the number of posts awaiting moderation.',
  access: 'admin',
  output: z.object({ reported: z.number(), appeals: z.number(), hidden: z.number() }),
});

export const decidePost = endpoint({
  method: 'POST',
  path: '/api/admin/questions/posts/:id/decision',
  summary: 'Hide a post with a reason, or show it; the author and reporters are notified.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['hide', 'show']),
    reason: z.enum(reportReasons).default('other'),
    /** To its author: why it is hidden, or what came of the appeal. */
    message: decisionText.default(''),
  }),
  output: done,
});
