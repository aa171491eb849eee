/** Finding members. Every word must be somewhere: the beginning of one in handle or name, or in what they say of themselves. */
import { and, asc, desc, eq, ilike } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { askedIn } from '#kit/db/words.server.ts';
import { isListed, type Reader } from '#social/people/audience.server.ts';
import { isCalled, shownAbout } from '#social/people/find-people.server.ts';

const mostFound = 6;
const mostWords = 6;
/** One letter begins half of all names. */
const shortestWord = 2;

export async function findPeople(db: Queryable, q: string, reader: Reader) {
  const words = askedIn(q, mostWords);
  if (words.every((word) => word.length < shortestWord)) return [];
  return db
    .select({
      handle: users.username,
      displayHandle: users.displayUsername,
      name: users.name,
      image: users.image,
      about: shownAbout(reader),
    })
    .from(users)
    .where(and(isListed(reader), ...words.map((word) => isCalled(reader, word))))
    .orderBy(
      desc(eq(users.username, q.toLowerCase())),
      desc(ilike(users.name, `${words[0]}%`)),
      asc(users.name),
      asc(users.id),
    )
    .limit(mostFound);
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];
