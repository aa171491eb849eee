/** A guest says who they are and nobody has checked it, so they cannot say that they are someone who is known there. */
import { sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { nameSkeletonOf } from '#social/people/look-alike-name.server.ts';
import { pandaName, pandaTitle } from './mentions.ts';
import { threadMembers, threadMessages } from './table.server.ts';

interface Guest {
  threadId: string;
  name: string;
}

export async function requireOwnName(tx: Queryable, guest: Guest) {
  const wanted = nameSkeletonOf(guest.name);
  const taken = [pandaName, pandaTitle, ...(await namesIn(tx, guest))];
  if (taken.some((name) => nameSkeletonOf(name) === wanted))
    throw new AppError('conflict:name', {
      message: 'Someone in this thread has that name, or one that looks like it. Choose another.',
    });
}

/** Of members by name and handle, also of those who wrote and left. */
async function namesIn(tx: Queryable, { threadId }: Guest): Promise<string[]> {
  const known = sql`(select ${threadMembers.memberId} from ${threadMembers} where ${threadMembers.threadId} = ${threadId}
    union select ${threadMessages.authorId} from ${threadMessages} where ${threadMessages.threadId} = ${threadId})`;
  const people = await tx
    .select({ name: users.name, handle: users.displayUsername })
    .from(users)
    .where(sql`${users.id} in ${known}`);
  return people.flatMap(({ name, handle }) => [name, handle ?? name]);
}
