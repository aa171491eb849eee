/** Runs and works as what someone made, for their own journey. */
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { OwnThings } from '#social/people/own-things.server.ts';
import { placeOfRun } from '../follow/own-work.ts';
import { runs } from '../run/table.server.ts';
import { works } from '../work/table.server.ts';
import { workAddress } from '../work/work-address.ts';

export const runsMade: OwnThings = {
  kind: 'run',
  async list({ db, runs: shelf }, { ownerId, since, most }) {
    const rows = await db
      .select({ id: runs.id, tool: runs.tool, title: runs.title, at: runs.createdAt })
      .from(runs)
      .where(
        and(
          eq(runs.ownerId, ownerId),
          eq(runs.state, 'done'),
          isNull(runs.deletedAt),
          gte(runs.createdAt, since),
        ),
      )
      .orderBy(desc(runs.id))
      .limit(most);
    return rows.flatMap(({ id, tool, title, at }) => {
      const href = placeOfRun(id, shelf.find(tool)?.tool.page);
      return href === null ? [] : [{ title, href, at }];
    });
  },
};

export const worksMade: OwnThings = {
  kind: 'work',
  async list({ db, works: shelf }, { ownerId, since, most }) {
    const rows = await db
      .select({ id: works.id, kind: works.kind, title: works.title, at: works.createdAt })
      .from(works)
      .where(and(eq(works.ownerId, ownerId), isNull(works.deletedAt), gte(works.createdAt, since)))
      .orderBy(desc(works.id))
      .limit(most);
    return rows.flatMap(({ id, kind, title, at }) => {
      const known = shelf.kindOf(kind);
      const href = workAddress(known?.page, id);
      return href && !known?.isPrivate ? [{ title, href, at }] : [];
    });
  },
};
