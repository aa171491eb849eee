/** Rows of messages as everyone in the thread sees them. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { files } from '#kit/files/table.server.ts';
import { threadFiles, threadMembers, threadReactions } from './table.server.ts';
import type { MessageRow } from './who.server.ts';

export const personColumns = {
  id: users.id,
  name: users.name,
  handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
  picture: users.image,
};

export async function presentMessages(db: Queryable, rows: readonly MessageRow[]) {
  const ids = rows.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id);
  const authors = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const people = authors.length
    ? await db.select(personColumns).from(users).where(inArray(users.id, authors))
    : [];
  const reactions = ids.length
    ? await db
        .select()
        .from(threadReactions)
        .where(inArray(threadReactions.messageId, ids))
        .orderBy(asc(threadReactions.createdAt))
    : [];
  const attached = ids.length
    ? await db
        .select({
          messageId: threadFiles.messageId,
          id: files.id,
          name: files.name,
          contentType: files.contentType,
          bytes: files.bytes,
          isPicture: sql<boolean>`${files.reencoded} and ${files.contentType} like 'image/%'`,
        })
        .from(threadFiles)
        .innerJoin(files, eq(files.id, threadFiles.fileId))
        .where(and(inArray(threadFiles.messageId, ids), isNull(files.deletedAt)))
        .orderBy(asc(threadFiles.place))
    : [];
  const byId = new Map(people.map((one) => [one.id, one]));
  const reactionsOf = Map.groupBy(reactions, ({ messageId }) => messageId);
  const filesOf = Map.groupBy(attached, ({ messageId }) => messageId);
  return rows.map((row) => {
    const deleted = row.deletedAt !== null;
    return {
      id: row.id,
      seq: row.seq,
      rev: row.rev,
      author: (row.authorId && byId.get(row.authorId)) || null,
      kind: row.kind,
      text: deleted ? '' : row.text,
      replyTo: row.replyTo,
      mentions: row.mentions,
      runId: deleted ? null : row.runId,
      files: deleted ? [] : (filesOf.get(row.id) ?? []),
      reactions: [...Map.groupBy(reactionsOf.get(row.id) ?? [], ({ emoji }) => emoji)].map(([emoji, of]) => ({
        emoji,
        by: of.map(({ ownerId }) => ownerId),
      })),
      createdAt: row.createdAt,
      editedAt: row.editedAt,
      pinned: row.pinnedAt !== null && !deleted,
      deleted,
    };
  });
}

export async function listMembers(db: Queryable, threadId: string) {
  return db
    .select({ ...personColumns, role: threadMembers.role, readSeq: threadMembers.readSeq })
    .from(threadMembers)
    .innerJoin(users, eq(users.id, threadMembers.memberId))
    .where(eq(threadMembers.threadId, threadId))
    .orderBy(asc(threadMembers.createdAt), asc(users.id));
}
