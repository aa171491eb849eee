/** What people tell us, and what we answer. The path and payload of sending it are the specification's. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
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

/** Trimmed words of a person. The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');
const requiredWords = (most: number, empty: string) => words(most).min(1, empty);

const feedbackId = z.strictObject({ id: z.uuid() });

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/panda',
  summary: 'Tell us about a bug, an idea, a question or what you like.',
  access: 'guest',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    page: requiredWords(500, 'Say which page it is about.'),
    feedback: requiredWords(longestFeedback, 'Write a few words first.'),
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
  summary:
    'A picture for feedback that follows within the hour: the bytes of a PNG, JPEG, WebP, GIF or AVIF.',
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
  summary: 'What you sent us before, with our answers, newest first.',
  access: 'member',
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.object({
    items: z.array(
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
    next: z.string().nullable(),
  }),
});
export type OwnFeedback = z.output<typeof ownFeedback.output>['items'][number];

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback',
  summary: 'All feedback, newest first.',
  access: 'admin',
  query: z.strictObject({
    state: z.enum(feedbackStates).optional(),
    type: z.enum(feedbackTypes).optional(),
    before: z.uuid().optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        type: z.enum(feedbackTypes),
        page: z.string(),
        text: z.string(),
        state: z.enum(feedbackStates),
        answer: z.string().nullable(),
        answeredAt: moment.nullable(),
        createdAt: moment,
        /** Null when a guest wrote it. */
        member: z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() }).nullable(),
        /** Where an answer goes by mail: the address left with it, else the member's own once that is confirmed. */
        replyTo: z.string().nullable(),
        /** Opens the picture for an hour. */
        screenshotUrl: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
});
export type FeedbackItem = z.output<typeof listFeedback.output>['items'][number];

export const feedbackCounts = endpoint({
  method: 'GET',
  path: '/api/admin/feedback/counts',
  summary: 'How much feedback is in which state.',
  access: 'admin',
  output: z.object({ open: z.number(), answered: z.number(), closed: z.number() }),
});

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/:id/answer',
  summary:
    'Answer feedback; the sender gets it by mail where an address is known, and members a notification.',
  access: 'admin',
  params: feedbackId,
  body: z.strictObject({ answer: requiredWords(longestAnswer, 'Write an answer first.') }),
  output: z.object({ notified: z.boolean(), mailed: z.boolean() }),
});

export const changeFeedbackState = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/:id/state',
  summary: 'Close feedback, or open it again.',
  access: 'admin',
  params: feedbackId,
  body: z.strictObject({ state: z.enum(['open', 'closed']) }),
  output: z.object({ state: z.enum(feedbackStates) }),
});

export const deleteFeedback = endpoint({
  method: 'DELETE',
  path: '/api/admin/feedback/:id',
  summary: 'Put feedback into the trash, from where it can come back for 30 days.',
  access: 'admin',
  params: feedbackId,
  output: z.object({ id: z.string() }),
});

export const restoreFeedback = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/:id/restore',
  summary: 'Take feedback out of the trash.',
  access: 'admin',
  params: feedbackId,
  output: z.object({ id: z.string() }),
});
