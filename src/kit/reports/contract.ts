/** Saying that something should not be here, and what admins decide. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { reportReasons, reportStates } from './reasons.ts';

export const longestNote = 1000;
export const longestReportAnswer = 2000;

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Tell the admins that something should not be here.',
  access: 'member',
  rate: 'post',
  body: z
    .strictObject({
      target: z.strictObject({ kind: z.string().max(40), id: z.uuid() }),
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
  summary: 'How many reports are in which state.',
  access: 'admin',
  output: z.object({ open: z.number(), upheld: z.number(), dismissed: z.number() }),
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
