/** How every tool works, one line each. */
import type { AnyToolRun } from '#kit/tool/define-run.server.ts';
import { summariseRun } from '#features/summarise/run.server.ts';

export const toolRuns: readonly AnyToolRun[] = [summariseRun];
