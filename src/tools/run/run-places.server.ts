/** How many runs one person has under way, or waiting; one too many is refused. */
import { createStreamAllowance } from '#kit/ai/stream-allowance.ts';
import type { Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { AnyToolRun } from '../define/define-run.server.ts';
import { countOpen } from './run-queries.server.ts';
import type { AnyTool } from '../define/tool.ts';

export const mostRunsAtOnce = 4;
/** Of guests at one address, who may be one person without a cookie; a class or an office has few under way at the same moment. */
export const mostGuestRunsAtOnce = 12;
/** They wait their turn, and take nobody else's. */
export const mostRunsWaiting = 20;

interface Taker {
  ownerId: string;
  /** Where a guest comes from. */
  guestAddress?: string | undefined;
}

export function createRunPlaces(db: Database, tools: readonly AnyToolRun[]) {
  const here = createStreamAllowance(mostRunsAtOnce);
  const atAddress = createStreamAllowance(mostGuestRunsAtOnce);
  const queued = tools.filter(({ tool }) => tool.class).map(({ tool }) => tool.id);
  return {
    /** Gives back what returns the place. Queued runs are anywhere, so their rows are counted and return it by themselves. */
    async take(tool: AnyTool, { ownerId, guestAddress }: Taker): Promise<() => void> {
      if (!tool.class) {
        const release = here.take(ownerId);
        try {
          const leave = guestAddress === undefined ? () => {} : atAddress.take(guestAddress);
          return () => (release(), leave());
        } catch (error) {
          release();
          throw error;
        }
      }
      if ((await countOpen(db, ownerId, queued)) >= mostRunsWaiting)
        throw new AppError('too_many:runs', {
          message: `You have ${mostRunsWaiting} of these in progress. Wait for one to finish, or stop it.`,
          retryAfterSeconds: 15,
        });
      return () => {};
    },
  };
}
