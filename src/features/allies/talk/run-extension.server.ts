/** What runs may reach of allies and memories: as whoever asked, and no further. */
import { eq } from 'drizzle-orm';
import { businesses } from '#kit/businesses/table.server.ts';
import { spendingNow } from '#kit/credits/spender.server.ts';
import { isGuest } from '#kit/principals/guests.server.ts';
import type { AnyToolRun } from '#tools/define/define-run.server.ts';
import type { RunExtension } from '#tools/define/run-extension.server.ts';
import { openWork } from '../knowledge.server.ts';
import { exactContradictions, type ContradictingRows } from '../memories/memory-conflicts.server.ts';
import { isPaused, type MemoryRow } from '../memories/queries.server.ts';
import { recall, recallAll, type Recalled } from '../memories/recall.server.ts';
import { remember } from '../memories/remember.server.ts';
import { findAlly, listKnowledge, type KnowledgeRow, type ShownAlly } from '../queries.server.ts';
import { isUsable } from '../usable-tools.ts';

interface OwnWork {
  text: string;
  href: string | null;
}

interface AlliesForRuns {
  find(id: string): Promise<ShownAlly | undefined>;
  knowledge(allyId: string): Promise<KnowledgeRow[]>;
  /** Undefined where it is gone, or not theirs. */
  work(id: string): Promise<OwnWork | undefined>;
  /** Those that an ally can be given. */
  tools: readonly AnyToolRun[];
  recall(wanted: { allyId: string; text: string; limit: number }): Promise<Recalled[]>;
  recallAll(wanted: { allyId: string; limit: number }): Promise<MemoryRow[]>;
  /** Memories of theirs that cannot both be true, by exact code. */
  contradictions(): Promise<ContradictingRows[]>;
  /** Whether it is a business that asks: then what is remembered is read by everyone in it. */
  isForBusiness(): Promise<boolean>;
  /** Whether anything is remembered for them: guests could not look at it, and members may switch it off. */
  mayRemember(): Promise<boolean>;
  remember(fact: { allyId: string; text: string }): Promise<{ row: MemoryRow; isNew: boolean }>;
}

declare module '#tools/define/define-run.server.ts' {
  interface RunExtensions {
    allies: AlliesForRuns;
  }
}

export const alliesForRuns: RunExtension<'allies'> = {
  name: 'allies',
  open({ db, bus, works, tools }, { id: runId, ownerId, caller }) {
    return {
      find: (id) => findAlly(db, id, { ownerId: caller, personId: spendingNow().personId ?? caller }),
      knowledge: (allyId) => listKnowledge(db, allyId),
      async work(id) {
        const found = await openWork({ db, works, ownerId }, id);
        return found && { text: works.textOf(found.row), href: found.href };
      },
      tools: tools.filter(({ tool }) => isUsable(tool)),
      recall: (wanted) => recall(db, { ownerId, ...wanted }),
      recallAll: (wanted) => recallAll(db, { ownerId, ...wanted }),
      contradictions: () => exactContradictions(db, ownerId),
      isForBusiness: async () => (await db.$count(businesses, eq(businesses.id, caller))) > 0,
      mayRemember: async () =>
        ownerId === caller && !(await isGuest(db, ownerId)) && !(await isPaused(db, ownerId)),
      remember: ({ allyId, text }) =>
        bus.transact((tx) => remember(tx, { ownerId, text, allyId, isShared: true, runId })),
    };
  },
};
