/** Your data: taking it with you, and taking it away. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

export const exportKind = 'account.export';
/** How long a finished export can be downloaded. */
export const exportLastsDays = 7;

const dataExport = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** From 0 to 1. */
  progress: z.number(),
  step: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: moment,
  /** What can be downloaded, until when. */
  file: z.object({ url: z.string(), bytes: z.number(), expiresAt: moment }).nullable(),
});
export type DataExport = z.output<typeof dataExport>;

export const listExports = endpoint({
  method: 'GET',
  path: '/api/settings/exports',
  summary: 'List your data exports, newest first.',
  access: 'member',
  output: z.object({ items: z.array(dataExport) }),
});

export const startExport = endpoint({
  method: 'POST',
  path: '/api/settings/exports',
  summary: 'Export all your data as one archive.',
  access: 'member',
  fresh: true,
  rate: 'mail',
  output: dataExport,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/settings/account',
  summary: 'Permanently delete your account and everything in it.',
  access: 'member',
  fresh: true,
  body: z.strictObject({
    /** The handle, or the address where there is none: typed, so that it is never a slip. */
    confirmation: z.string().trim().min(1, 'Type it to confirm.').max(254),
  }),
  output: done,
});
