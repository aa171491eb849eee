import { and, inArray } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { isListed } from '#social/people/audience.server.ts';
import { shownAbout } from '#social/people/find-people.server.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';

/** Members who are found by everyone, by name, handle and what they say to everyone of themselves. */
export const peopleSearch: SearchSource = {
  id: 'person',
  title: 'People',
  table: 'user',
  async read({ db }, subjects) {
    const people = await db
      .select({ person: users, about: shownAbout(undefined) })
      .from(users)
      .where(and(inArray(users.id, [...subjects]), isListed(undefined)));
    return people.map(({ person: { id, name, username, displayUsername, createdAt }, about }) => ({
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
