import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { isPartShown } from '#social/people/audience.server.ts';
import type { ThingKind } from '#social/people/thing.server.ts';
import { pandas } from './table.server.ts';

export const pandaThings: ThingKind = {
  kind: 'panda',
  part: 'pandas',
  async read({ db }, ids, reader) {
    const rows = await db
      .select({ id: pandas.id, ownerId: pandas.ownerId, title: pandas.name, handle: users.username })
      .from(pandas)
      .innerJoin(users, eq(users.id, pandas.ownerId))
      .where(
        and(
          inArray(pandas.id, [...ids]),
          isNotNull(users.username),
          isNull(users.suspendedAt),
          isPartShown(reader, users.id, 'pandas'),
        ),
      );
    return rows.map(({ handle, ...row }) => ({
      ...row,
      href: href('/profile/:handle', { handle: handle! }),
    }));
  },
};
