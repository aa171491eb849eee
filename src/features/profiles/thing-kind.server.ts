import { and, inArray } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { isListed } from '#social/people/audience.server.ts';
import type { ThingKind } from '#social/people/thing.server.ts';

/** Someone who joined. Only who wants to be found is told of. */
export const memberThings: ThingKind = {
  kind: 'member',
  part: 'listed',
  async read({ db }, ids, reader) {
    const rows = await db
      .select({ id: users.id, title: users.name, handle: users.username })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isListed(reader)));
    return rows.map(({ id, title, handle }) => ({
      id,
      ownerId: id,
      title,
      href: href('/profile/:handle', { handle: handle! }),
    }));
  },
};
