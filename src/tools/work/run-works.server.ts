/** What a tool may do with works while it runs: propose a revision of one, on behalf of whoever runs it. */
import type { Bus } from '#kit/events/bus.server.ts';
import { noSuchWork } from './access.server.ts';
import { addProposal } from './propose/propose.server.ts';
import { heldWork } from './save-work.server.ts';
import { findWorkFor } from './work-queries.server.ts';
import { isAtLeast } from './work-role.ts';
import type { WorkShelf } from './work-shelf.server.ts';

export interface RunWorks {
  /** Arrives at the work as a proposal, which its people take or refuse part by part. */
  propose(workId: string, revision: { content: unknown; note: string }): Promise<void>;
}

export function bindWorks(
  { bus, works }: { bus: Bus; works: WorkShelf },
  {
    ownerId,
    id,
    tool,
    written,
  }: { ownerId: string; id: string; tool: string; written?: Promise<unknown> | undefined },
): RunWorks {
  return {
    async propose(workId, revision) {
      await written;
      await bus.transact(async (tx) => {
        const access = await findWorkFor(tx, { id: workId, who: ownerId });
        if (!access || !isAtLeast(access.role, 'commenter')) throw noSuchWork();
        const row = await heldWork(tx, works, workId);
        await addProposal(tx, works, row, { ...revision, madeBy: ownerId, run: { id, tool } });
      });
    },
  };
}
