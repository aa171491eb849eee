/** What runs may reach of threads: what was said in one that whoever asked is in, also where all of it reads the answer. */
import { eq } from 'drizzle-orm';
import type { RunRoom } from '#tools/define/run-room.server.ts';
import { saidIn, type Said } from './said.server.ts';
import { threadAsks } from './table.server.ts';
import { findThread, noSuchThread } from './who.server.ts';

interface ThreadsForRuns {
  said(threadId: string): Promise<Said[]>;
}

declare module '#tools/define/define-run.server.ts' {
  interface RunRooms {
    threads: ThreadsForRuns;
  }
}

export const threadsForRuns: RunRoom<'threads'> = {
  name: 'threads',
  open: ({ db, tools }, { caller }) => ({
    async said(threadId) {
      if (!(await findThread(db, threadId, caller))) throw noSuchThread();
      return saidIn(db, threadId, (id) => tools.some(({ tool }) => tool.id === id));
    },
  }),
  // What the engines say is a part of the question, which is told when it closes.
  tellsOf: async (db, runId) => (await db.$count(threadAsks, eq(threadAsks.runId, runId))) > 0,
};
