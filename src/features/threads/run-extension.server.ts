/** What runs may reach of threads: what was said in one that whoever asked is in, also where all of it reads the answer. */
import { eq } from 'drizzle-orm';
import type { RunExtension } from '#tools/define/run-extension.server.ts';
import { messagesIn, saidIn, type Said, type SaidMessage } from './said.server.ts';
import { summaryOf, type ThreadSummary } from './summary.server.ts';
import { threadAsks } from './table.server.ts';
import { findThread, noSuchThread } from './thread-access.server.ts';

interface ThreadsForRuns {
  /** For engines to read. */
  said(threadId: string): Promise<Said[]>;
  /** To be searched and quoted, the oldest first. */
  messages(threadId: string): Promise<SaidMessage[]>;
  summary(threadId: string): Promise<ThreadSummary>;
}

declare module '#tools/define/define-run.server.ts' {
  interface RunExtensions {
    threads: ThreadsForRuns;
  }
}

export const threadsForRuns: RunExtension<'threads'> = {
  name: 'threads',
  open({ db, tools }, { caller }) {
    const isTool = (id: string) => tools.some(({ tool }) => tool.id === id);
    const mustRead = async (threadId: string) => {
      if (!(await findThread(db, threadId, caller))) throw noSuchThread();
    };
    const messages = async (threadId: string) => {
      await mustRead(threadId);
      return messagesIn(db, threadId, isTool);
    };
    return {
      messages,
      summary: async (threadId) => summaryOf(db, threadId, await messages(threadId)),
      async said(threadId) {
        await mustRead(threadId);
        return saidIn(db, threadId, isTool);
      },
    };
  },
  // What the engines say is a part of the question, which is told when it closes.
  notifiesOf: async (db, runId) => (await db.$count(threadAsks, eq(threadAsks.runId, runId))) > 0,
};
