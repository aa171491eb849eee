/** How many runs one person has under way; one too many is refused, not queued. */
import { createStreamAllowance } from '#kit/ai/stream-allowance.ts';
import type { Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { AnyToolRun } from '../define/define-run.server.ts';
import { countOpen } from './run-queries.server.ts';
import type { AnyTool } from '../define/tool.ts';

export const mostRunsAtOnce = 4;

export function createRunPlaces(db: Database, tools: readonly AnyToolRun[]) {
  const here = createStreamAllowance(mostRunsAtOnce);
  const long = tools.filter(({ tool }) => tool.long).map(({ tool }) => tool.id);
  return {
    /** Gives back what returns the place. Long runs are anywhere, so their rows are counted and return it by themselves. */
    async take(tool: AnyTool, ownerId: string): Promise<() => void> {
      if (!tool.long) return here.take(ownerId);
      if ((await countOpen(db, ownerId, long)) >= mostRunsAtOnce)
        throw new AppError('too_many:runs', {
          message: `You have ${mostRunsAtOnce} of these under way. Wait for one to end, or stop it.`,
          retryAfterSeconds: 15,
        });
      return () => {};
    },
  };
}
