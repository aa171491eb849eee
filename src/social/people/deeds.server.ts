import { asc, eq } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import type { DeedKind } from './deed.server.ts';
import { follows } from './table.server.ts';

export const followDeeds: DeedKind = {
  kind: 'follow',
  async find({ db }, { ownerId, most }) {
    const rows = await db
      .select({ id: follows.otherId, at: follows.createdAt, name: users.name, handle: users.username })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.otherId))
      .where(eq(follows.ownerId, ownerId))
      .orderBy(asc(follows.createdAt))
      .limit(most);
    return rows.map(({ id, at, name, handle }) => ({
      id,
      at,
      title: `Followed ${name}`,
      href: handle && href('/profile/:handle', { handle }),
      facts: {},
    }));
  },
};
