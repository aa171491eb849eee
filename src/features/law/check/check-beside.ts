/** Checks a text beside the page; what takes too long is given up. */
import { beside } from '#kit/ui/markdown/worker-client.ts';
import type { CheckResult } from './finding.ts';

export const checkBeside = beside<CheckResult>(
  () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }),
);
