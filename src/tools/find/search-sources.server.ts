/** What people made with tools and go on editing: found by themselves and by those they work with. */
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { SearchSource } from '#kit/search/search-source.server.ts';
import { withoutMarks } from '../export/without-marks.ts';
import { placeOfRun } from '../follow/own-work.ts';
import { textToFind } from '../run/run-search.server.ts';
import { runs } from '../run/table.server.ts';
import { workCollaborators, works } from '../work/table.server.ts';
import { workAddress } from '../work/work-address.ts';

/** All turns of a talk are one thing to find; its newest is where it goes on. */
export const talkSearch: SearchSource = {
  id: 'talk',
  title: 'What you made',
  table: 'run',
  async read({ db, runs: shelf }, subjects) {
    const found = await db
      .select()
      .from(runs)
      .where(and(inArray(runs.talkId, [...subjects]), isNull(runs.deletedAt), isNotNull(runs.endedAt)))
      .orderBy(runs.id);
    return [...Map.groupBy(found, ({ talkId }) => talkId)].flatMap(([talk, turns]) => {
      const newest = turns.at(-1)!;
      const { ownerId, tool, createdAt } = newest;
      const href = placeOfRun(newest.id, shelf.find(tool)?.tool.page);
      if (href === null) return [];
      const text = withoutMarks(
        turns.map(({ input, output }) => textToFind({ title: '', input, output })).join('\n\n'),
      );
      const facts = { ownerId, readers: [ownerId], label: shelf.titleOf(tool), at: createdAt };
      return [{ subject: talk, title: turns[0]!.title, text, href, ...facts }];
    });
  },
};

export const workSearch: SearchSource = {
  id: 'work',
  title: 'Works',
  table: 'work',
  async read({ db, works: shelf }, subjects) {
    const found = await db
      .select()
      .from(works)
      .where(and(inArray(works.id, [...subjects]), isNull(works.deletedAt)));
    const others = await db
      .select({ workId: workCollaborators.workId, memberId: workCollaborators.memberId })
      .from(workCollaborators)
      .where(
        inArray(
          workCollaborators.workId,
          found.map(({ id }) => id),
        ),
      );
    return found.flatMap(({ id, ownerId, title, updatedAt, ...stored }) => {
      const kind = shelf.kindOf(stored.kind);
      const href = workAddress(kind?.page, id);
      if (!href || kind?.isPrivate) return [];
      const readers = [
        ownerId,
        ...others.filter(({ workId }) => workId === id).map(({ memberId }) => memberId),
      ];
      const label = shelf.titleOf(stored.kind);
      return [
        { subject: id, ownerId, readers, label, title, text: shelf.textOf(stored), href, at: updatedAt },
      ];
    });
  },
};
