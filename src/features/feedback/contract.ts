/** What people tell us, and what we answer. The path and payload of sending it are the specification's. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { optionalEmail } from './fields.ts';

export const feedbackTypes = ['bug', 'suggestion', 'praise', 'question'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];
export const feedbackStates = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const longestFeedback = 5000;
export const longestAnswer = 5000;
/** Bytes of a screenshot. */
export const longestScreenshot = 8_000_000;
/** The least height of the text field, the specification's; a class, since the content policy refuses inline styles. */
export const feedbackTextHeight = 'min-h-[120px]';
/** The specification's words. */
export const feedbackToasts = {
  received: { title: 'Feedback Received', description: 'Thank you for helping make Frenly better!' },
  failed: {
    variant: 'destructive',
    title: 'Submission Failed',
    description: 'Unable to submit feedback. Please try again.',
  },
} as const;

const requiredWords = (most: number, empty: string) => textField(most).min(1, empty);

const feedbackId = z.strictObject({ id: z.uuid() });

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/panda',
  summary: 'Send feedback: a bug, suggestion, question or praise.',
  access: 'guest',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    page: requiredWords(500, 'Say which page it is about.'),
    feedback: requiredWords(longestFeedback, 'Enter some text first.'),
    type: z.enum(feedbackTypes, 'Choose bug, suggestion, praise or question.'),
    email: optionalEmail,
    /** What `uploadScreenshot` answered. */
    screenshotId: z.uuid().optional(),
  }),
  output: z.object({ success: z.boolean(), message: z.string() }),
});

export const uploadScreenshot = endpoint({
  method: 'POST',
  path: '/api/feedback/screenshots',
  summary: 'Upload a picture for feedback sent within the hour: the bytes of a PNG, JPEG, WebP, GIF or AVIF.',
  access: 'guest',
  rate: 'upload',
  rawBody: true,
  bodyLimit: longestScreenshot,
  body: z.instanceof(Blob),
  output: z.object({ id: z.string() }),
});

export const ownFeedback = endpoint({
  method: 'GET',
  path: '/api/feedback',
  summary: 'List your feedback and our replies, newest first.',
  access: 'member',
  query: paged({}),
  output: page(
    z.object({
      id: z.string(),
      type: z.enum(feedbackTypes),
      text: z.string(),
      state: z.enum(feedbackStates),
      answer: z.string().nullable(),
      answeredAt: moment.nullable(),
      createdAt: moment,
      hasScreenshot: z.boolean(),
    }),
  ),
});
export type OwnFeedback = z.output<typeof ownFeedback.output>['items'][number];

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback',
  summary: 'List all feedback, newest first.',
  access: 'admin',
  query: paged({
    state: z.enum(feedbackStates).optional(),
    type: z.enum(feedbackTypes).optional(),
  }),
  output: page(
    z.object({
      id: z.string(),
      type: z.enum(feedbackTypes),
      page: z.string(),
      text: z.string(),
      state: z.enum(feedbackStates),
      answer: z.string().nullable(),
      answeredAt: moment.nullable(),
      createdAt: moment,

      member: z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() }).nullable(),

      replyTo: z.string().nullable(),

      screenshotUrl: z.string().nullable(),
    }),
  ),
});
export type FeedbackItem = z.output<typeof listFeedback.output>['items'][number];

export const feedbackCounts = endpoint({
  method: 'GET',
  path: '/api/admin/feedback/counts',
  summary: 'Get feedback counts by state.',
  access: 'admin',
  output: z.object({ open: z.number(), answered: z.number(), closed: z.number() }),
});

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/:id/answer',
  summary: 'Reply to feedback; the sender gets an e-mail if an address is known, and members a notification.',
  access: 'admin',
  params: feedbackId,
  body: z.strictObject({ answer: requiredWords(longestAnswer, 'Write an answer first.') }),
  output: z.object({ notified: z.boolean(), mailed: z.boolean() }),
});

export const changeFeedbackState = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/:id/state',
  summary: 'Close or reopen feedback.',
  access: 'admin',
  params: feedbackId,
  body: z.strictObject({ state: z.enum(['open', 'closed']) }),
  output: z.object({ state: z.enum(feedbackStates) }),
});

export const deleteFeedback = endpoint({
  method: 'DELETE',
  path: '/api/admin/feedback/:id',
  summary: 'Move feedback to the trash for 30 days.',
  access: 'admin',
  params: feedbackId,
  output: z.object({ id: z.string() }),
});

export const restoreFeedback = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/:id/restore',
  summary: 'Restore feedback from the trash.',
  access: 'admin',
  params: feedbackId,
  output: z.object({ id: z.string() }),
});
