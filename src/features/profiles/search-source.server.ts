import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';

/** Members, by name, handle and what they say of themselves. */
export const peopleSearch: SearchSource = {
  id: 'person',
  title: 'People',
  table: 'user',
  async read({ db }, subjects) {
    const people = await db
      .select()
      .from(users)
      .where(and(inArray(users.id, [...subjects]), isNotNull(users.username), isNull(users.suspendedAt)));
    return people.map(({ id, name, username, displayUsername, about, createdAt }) => ({
      subject: id,
      ownerId: id,
      readers: [everyone],
      label: 'Person',
      title: name,
      text: `@${displayUsername ?? username}. ${about}`,
      href: href('/profile/:handle', { handle: username! }),
      at: createdAt,
    }));
  },
};
