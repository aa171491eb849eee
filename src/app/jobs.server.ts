/** Every job and every kind of deleted thing, one line per feature. */
import { refundForgotten } from '#kit/credits/jobs.server.ts';
import type { JobDefinition } from '#kit/jobs/define-job.server.ts';
import { fileTrash } from '#kit/files/files.server.ts';
import { sweepFiles } from '#kit/files/sweep.server.ts';
import { settleLost } from '#kit/jobs/settle-lost.server.ts';
import { sendMail } from '#kit/mail/mail.server.ts';
import { longRun, settleLostRuns } from '#kit/tool/jobs.server.ts';
import { emptyTrash, type TrashKind } from '#kit/trash/trash.server.ts';
import { sendResetLink, sweepSessions } from '#features/accounts/jobs.server.ts';
import { talkTrash } from '#features/chats/trash.server.ts';
import { feedbackTrash } from '#features/feedback/trash.server.ts';
import { commentTrash } from '#features/gallery/trash.server.ts';
import { sweepResponses } from '#features/openai-api/jobs.server.ts';
import { runTrash } from '#features/runs/trash.server.ts';
import { exportData } from '#features/settings/jobs.server.ts';
import { pictureTrash } from '#features/settings/picture.server.ts';
import { housekeeping } from './housekeeping.server.ts';

export const jobDefinitions: JobDefinition[] = [
  sendMail,
  settleLost,
  housekeeping,
  emptyTrash,
  sendResetLink,
  sweepSessions,
  sweepFiles,
  refundForgotten,
  exportData,
  sweepResponses,
  longRun,
  settleLostRuns,
] as JobDefinition[];

export const trashKinds: TrashKind[] = [
  fileTrash,
  feedbackTrash,
  pictureTrash,
  runTrash,
  talkTrash,
  commentTrash,
];
