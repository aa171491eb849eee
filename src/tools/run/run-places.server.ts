/** How many runs one person has under way, or waiting; one too many is refused. */
import { createStreamAllowance } from '#kit/ai/stream-allowance.ts';
import type { Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { AnyToolRun } from '../define/define-run.server.ts';
import { countOpen } from './run-queries.server.ts';
import type { AnyTool } from '../define/tool.ts';

export const mostRunsAtOnce = 4;
/** They wait their turn, and take nobody else's. */
export const mostRunsWaiting = 20;

export function createRunPlaces(db: Database, tools: readonly AnyToolRun[]) {
  const here = createStreamAllowance(mostRunsAtOnce);
  const queued = tools.filter(({ tool }) => tool.class).map(({ tool }) => tool.id);
  return {
    /** Gives back what returns the place. Queued runs are anywhere, so their rows are counted and return it by themselves. */
    async take(tool: AnyTool, ownerId: string): Promise<() => void> {
      if (!tool.class) return here.take(ownerId);
      if ((await countOpen(db, ownerId, queued)) >= mostRunsWaiting)
        throw new AppError('too_many:runs', {
          message: `You have ${mostRunsWaiting} of these in progress. Wait for one to finish, or stop it.`,
          retryAfterSeconds: 15,
        });
      return () => {};
    },
  };
}
