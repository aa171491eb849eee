import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import type { DeedKind } from '#social/people/deed.server.ts';
import { thanks } from './table.server.ts';

/** Thanks that someone gave. Those that were declined are as if they were not there. */
export const thanksDeeds: DeedKind = {
  kind: 'thanks',
  async find({ db }, { ownerId, most }) {
    const rows = await db
      .select({ id: thanks.id, at: thanks.createdAt, about: thanks.aboutKind, to: users.name })
      .from(thanks)
      .innerJoin(users, eq(users.id, thanks.toId))
      .where(and(eq(thanks.fromId, ownerId), isNull(thanks.declinedAt)))
      .orderBy(asc(thanks.createdAt))
      .limit(most);
    return rows.map(({ id, at, about, to }) => ({
      id,
      at,
      title: `Thanked ${to}`,
      href: `${href('/connect/acknowledgements', { shelf: 'given' })}#${id}`,
      facts: { about },
    }));
  },
};
