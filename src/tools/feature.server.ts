/** Runs, talks and share links, which every tool has. */
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import type { AnyToolRun } from './define/define-run.server.ts';
import type { Kind } from './kinds/kind.ts';
import { chatKind, textKind } from './kinds/text.server.ts';
import { longRun } from './run/jobs.server.ts';
import { runEndpoints } from './run/server.ts';
import { runs, runShares } from './run/table.server.ts';
import { runTrash } from './run/trash.server.ts';
import { shareFileGrant } from './share/file-grant.server.ts';
import { shareReportTarget } from './share/report-target.server.ts';

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** How its tools work. */
    runs?: readonly AnyToolRun[];
    kinds?: readonly Kind[];
  }
}

export const toolsFeature = defineServerFeature({
  endpoints: runEndpoints,
  jobs: [longRun],
  kinds: [textKind, chatKind],
  trash: [runTrash],
  fileGrants: [shareFileGrant],
  reportTargets: [shareReportTarget],
  personalData: [
    { table: runs, export: ownedRows(runs, runs.ownerId, { omit: ['search'] }), erase: 'cascade' },
    {
      table: runShares,
      export: ownedRows(runShares, runShares.ownerId, { omit: ['secretHash'] }),
      erase: 'cascade',
    },
  ],
});
