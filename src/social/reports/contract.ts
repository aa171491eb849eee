/** Saying that something should not be here, and what admins decide. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { reportReasons, reportStates } from './reasons.ts';

export const longestNote = 1000;
export const longestReportAnswer = 2000;
export const longestAppeal = 1000;

const targetRef = z.strictObject({ kind: z.string().max(40), id: z.uuid() });

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Report something to the admins.',
  access: 'member',
  rate: 'post',
  body: z
    .strictObject({
      target: targetRef,
      reason: z.enum(reportReasons, 'Choose what is wrong with it.'),
      note: textField(longestNote).default(''),
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      message: 'Describe the problem.',
    }),
  output: z.object({ id: z.string() }),
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'List reports, newest first.',
  access: 'admin',
  query: paged({ state: z.enum(reportStates).optional() }),
  output: page(
    z.object({
      id: z.string(),
      reason: z.enum(reportReasons),
      note: z.string(),
      state: z.enum(reportStates),
      answer: z.string(),
      createdAt: moment,
      decidedAt: moment.nullable(),
      reporter: z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() }),

      target: z
        .object({ title: z.string(), text: z.string(), path: z.string().nullable(), hidden: z.boolean() })
        .nullable(),
    }),
  ),
});
export type ReportItem = z.output<typeof listReports.output>['items'][number];

export const reportCounts = endpoint({
  method: 'GET',
  path: '/api/admin/reports/counts',
  summary: 'Get counts of reports and appeals.',
  access: 'admin',
  output: z.object({ open: z.number(), upheld: z.number(), dismissed: z.number(), appeals: z.number() }),
});

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:id/decision',
  summary: 'Hide or keep reported content; the reporter is notified.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['hide', 'keep']),
    /** To those who reported it. */
    answer: textField(longestReportAnswer).default(''),
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
  summary: 'Get why your content is hidden and your appeal’s outcome; null if visible.',
  access: 'member',
  business: 'member',
  params: targetRef,
  output: z.object({ hidden: hidden.nullable() }),
});

export const sendAppeal = endpoint({
  method: 'POST',
  path: '/api/appeals',
  summary: 'Appeal hidden content, once.',
  access: 'member',
  business: 'member',
  rate: 'post',
  body: z.strictObject({
    target: targetRef,
    text: textField(longestAppeal).min(1, 'Say why it should be shown.'),
  }),
  output: done,
});

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/admin/appeals',
  summary: 'List pending appeals, newest first.',
  access: 'admin',
  query: z.strictObject({ before: z.iso.datetime().optional() }),
  output: page(
    hidden.extend({
      id: z.string(),
      target: z.object({ kind: z.string(), id: z.string() }),
      appealedAt: moment,

      thing: z
        .object({
          title: z.string(),
          text: z.string(),
          path: z.string(),

          pictures: z.array(z.string()),
        })
        .nullable(),
    }),
  ),
});
export type AppealItem = z.output<typeof listAppeals.output>['items'][number];

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/admin/appeals/decision',
  summary: 'Accept or decline an appeal; the author is notified.',
  access: 'admin',
  body: z.strictObject({
    target: targetRef,
    decision: z.enum(['accept', 'decline']),
    /** To whoever made it. */
    answer: textField(longestReportAnswer).default(''),
  }),
  output: done,
});
