/** Saying that something should not be here, and what admins decide. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { reportReasons, reportStates } from './reasons.ts';

export const longestNote = 1000;
export const longestReportAnswer = 2000;
export const longestAppeal = 1000;

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

const targetRef = z.strictObject({ kind: z.string().max(40), id: z.uuid() });

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Tell the admins that something should not be here.',
  access: 'member',
  rate: 'post',
  body: z
    .strictObject({
      target: targetRef,
      reason: z.enum(reportReasons, 'Choose what is wrong with it.'),
      note: words(longestNote).default(''),
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      message: 'Say in a few words what it is.',
    }),
  output: z.object({ id: z.string() }),
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'What people reported, the newest first.',
  access: 'admin',
  query: z.strictObject({ state: z.enum(reportStates).optional(), before: z.uuid().optional() }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        reason: z.enum(reportReasons),
        note: z.string(),
        state: z.enum(reportStates),
        answer: z.string(),
        createdAt: moment,
        decidedAt: moment.nullable(),
        reporter: z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() }),
        /** Null where it is gone by itself. */
        target: z
          .object({ title: z.string(), text: z.string(), path: z.string().nullable(), hidden: z.boolean() })
          .nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
});
export type ReportItem = z.output<typeof listReports.output>['items'][number];

export const reportCounts = endpoint({
  method: 'GET',
  path: '/api/admin/reports/counts',
  summary: 'How many reports are in which state, and how many appeals wait.',
  access: 'admin',
  output: z.object({ open: z.number(), upheld: z.number(), dismissed: z.number(), appeals: z.number() }),
});

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:id/decision',
  summary: 'Hide what was reported, or let it stand; whoever reported it hears of it.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['hide', 'keep']),
    /** To those who reported it. */
    answer: words(longestReportAnswer).default(''),
  }),
  output: done,
});

const hidden = z.object({
  why: z.string(),
  appeal: z.string().nullable(),
  /** Null until an admin has decided. */
  appealAnswer: z.string().nullable(),
});
export type HiddenState = z.output<typeof hidden>;

export const whyIsItHidden = endpoint({
  method: 'GET',
  path: '/api/appeals/:kind/:id',
  summary: 'Why something of yours is hidden, and what came of your appeal; null while it is shown.',
  access: 'member',
  business: 'member',
  params: targetRef,
  output: z.object({ hidden: hidden.nullable() }),
});

export const sendAppeal = endpoint({
  method: 'POST',
  path: '/api/appeals',
  summary: 'Say, once, why something of yours that was hidden should be shown.',
  access: 'member',
  business: 'member',
  rate: 'post',
  body: z.strictObject({
    target: targetRef,
    text: words(longestAppeal).min(1, 'Say why it should be shown.'),
  }),
  output: done,
});

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/admin/appeals',
  summary: 'Appeals that wait for a decision, the newest first.',
  access: 'admin',
  query: z.strictObject({ before: z.iso.datetime().optional() }),
  output: z.object({
    items: z.array(
      hidden.extend({
        id: z.string(),
        target: z.object({ kind: z.string(), id: z.string() }),
        appealedAt: moment,
        /** Null where it is gone by itself. */
        thing: z
          .object({
            title: z.string(),
            text: z.string(),
            path: z.string(),
            /** Ids of the pictures that an automatic check holds; admins read them by `review:`. */
            pictures: z.array(z.string()),
          })
          .nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
});
export type AppealItem = z.output<typeof listAppeals.output>['items'][number];

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/admin/appeals/decision',
  summary: 'Show what was hidden again, or keep it hidden; whoever made it hears of it.',
  access: 'admin',
  body: z.strictObject({
    target: targetRef,
    decision: z.enum(['accept', 'decline']),
    /** To whoever made it. */
    answer: words(longestReportAnswer).default(''),
  }),
  output: done,
});
