/** How every tool works, one line each. */
import type { AnyToolRun } from '#kit/tool/define-run.server.ts';
import { collaborateRun } from '#features/collaborate/run.server.ts';
import { consensusRun } from '#features/consensus/run.server.ts';
import { compareTextsRun } from '#features/consensus/two-texts/run.server.ts';
import { summariseRun } from '#features/summarise/run.server.ts';

export const toolRuns: readonly AnyToolRun[] = [collaborateRun, compareTextsRun, consensusRun, summariseRun];
