/** Allies in the index of the site: one's own, those of a business for who acts for it, and those that are shared. What they were given is not told, only what it is called. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { allies, allyKnowledge } from './table.server.ts';

export const allySource = 'ally';

export const allySearch: SearchSource = {
  id: allySource,
  title: 'Allies',
  table: 'ally',
  async read({ db, runs }, subjects) {
    const rows = await db
      .select({ row: allies })
      .from(allies)
      .leftJoin(users, eq(users.id, allies.ownerId))
      .where(and(inArray(allies.id, [...subjects]), isNull(allies.deletedAt), isNull(users.suspendedAt)));
    // Documents and works are their maker's alone, so are their names.
    const given = await db
      .select({ allyId: allyKnowledge.allyId, title: allyKnowledge.title })
      .from(allyKnowledge)
      .where(and(inArray(allyKnowledge.allyId, [...subjects]), isNull(allyKnowledge.subjectId)));
    return rows.map(({ row }) => {
      const { id, ownerId, name, purpose, voice, openers, tools, isShared, hiddenAt, updatedAt } = row;
      const known = given.flatMap(({ allyId, title }) => (allyId === id ? [title] : []));
      const uses = tools.flatMap((tool) => runs.find(tool)?.tool.title ?? []);
      return {
        subject: id,
        ownerId,
        readers: isShared && !hiddenAt ? [ownerId, everyone] : [ownerId],
        label: 'Ally',
        title: name,
        text: [purpose, voice, ...openers, ...known, uses.join(', ')].filter(Boolean).join('\n\n'),
        href: href('/frenlyai-v2/codex/:allyId', { allyId: id }),
        at: updatedAt,
      };
    });
  },
};
