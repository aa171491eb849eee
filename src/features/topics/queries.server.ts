import { and, asc, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Topic } from '#kit/topics/topic.ts';

/** Members whose handle is the topic or whose name has every word of it; suspended ones are as if not there. */
export function findPeople(db: Queryable, { slug, words }: Topic, limit: number) {
  const named = words.map((word) => or(ilike(users.name, `${word}%`), ilike(users.name, `% ${word}%`)));
  return db
    .select({
      name: users.name,
      handle: users.username,
      displayHandle: users.displayUsername,
      about: users.about,
    })
    .from(users)
    .where(
      and(
        isNotNull(users.username),
        isNull(users.suspendedAt),
        or(eq(users.username, slug), words.length > 0 ? and(...named) : undefined),
      ),
    )
    .orderBy(desc(eq(users.username, slug)), asc(users.name))
    .limit(limit);
}
