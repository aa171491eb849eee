/** What a tool may do with works while it runs, on behalf of whoever runs it: begin one, or propose a revision. */
import type { Database } from '#kit/db/database.server.ts';
import type { Bus, BusTransaction } from '#kit/events/bus.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import { longestTitle } from '../define/title.ts';
import { noSuchWork } from './access.server.ts';
import { addWork } from './add-work.server.ts';
import { addProposal } from './propose/propose.server.ts';
import { heldWork } from './save-work.server.ts';
import { findWorkFor } from './work-queries.server.ts';
import { isAtLeast } from './work-role.ts';
import type { WorkRegistry } from './work-registry.server.ts';

export interface RunWorks {
  /** The work of this run, for its owner to go on with; begun again after a restart it is the same one. */
  create(work: { kind: string; title: string; content: unknown }): Promise<{ id: string }>;
  /** A work as it is now, of whoever may propose a revision of it. */
  read(workId: string): Promise<{ kind: string; title: string; content: unknown }>;
  /** Arrives at the work as a proposal, which its people take or refuse part by part. */
  propose(workId: string, revision: { content: unknown; note: string }): Promise<void>;
}

export function bindWorks(
  { bus, db, files, works }: { bus: Bus; db: Database; files: Files; works: WorkRegistry },
  {
    ownerId,
    id,
    tool,
    written,
  }: { ownerId: string; id: string; tool: string; written?: Promise<unknown> | undefined },
): RunWorks {
  async function proposable(tx: BusTransaction, workId: string) {
    const access = await findWorkFor(tx, { id: workId, who: ownerId });
    if (!access || !isAtLeast(access.role, 'commenter')) throw noSuchWork();
    return heldWork(tx, works, workId);
  }

  return {
    async create({ kind, title, content }) {
      await written;
      const accepted = works.accept(kind, content);
      const values = { ownerId, kind, title: title.slice(0, longestTitle), runId: id, tool, ...accepted };
      return { id: (await addWork({ bus, db, files, works }, values)).id };
    },
    read: (workId) =>
      bus.transact(async (tx) => {
        const row = await proposable(tx, workId);
        return { kind: row.kind, title: row.title, content: works.mustBeEditable(row).content };
      }),
    async propose(workId, revision) {
      await written;
      await addProposal(
        { bus, works },
        {
          hold: (tx) => proposable(tx, workId),
          revise: () => revision.content,
          note: revision.note,
          madeBy: ownerId,
          run: { id, tool },
        },
      );
    },
  };
}
