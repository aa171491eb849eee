/** Questions and answers as things of people: in the pulse, thanked for, and on their profile. */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { href } from '#kit/href.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import type { ThingKind } from '#social/people/thing.server.ts';
import { questionPosts, type PostKind } from './table.server.ts';

const question = alias(questionPosts, 'question');
const asker = alias(users, 'asker');

/** Both the post and the question that it belongs to can be seen by everyone. */
const isSeen = and(
  isNull(questionPosts.deletedAt),
  isNull(questionPosts.hiddenAt),
  isNull(question.deletedAt),
  isNull(question.hiddenAt),
  isNull(users.suspendedAt),
  isNull(asker.suspendedAt),
);

const ofKind = (kind: PostKind): ThingKind => ({
  kind,
  part: 'answers',
  canBeThanked: true,
  async read({ db }, ids, reader) {
    const rows = await db
      .select({
        id: questionPosts.id,
        ownerId: questionPosts.authorId,
        title: question.title,
        questionId: question.id,
      })
      .from(questionPosts)
      .innerJoin(question, eq(question.id, questionPosts.questionId))
      .leftJoin(users, eq(users.id, questionPosts.authorId))
      .leftJoin(asker, eq(asker.id, question.authorId))
      .where(
        and(
          isSeen,
          eq(questionPosts.kind, kind),
          inArray(questionPosts.id, [...ids]),
          isHeardBy(reader, questionPosts.authorId),
          // It is told by the question's title, which is the asker's.
          reader === undefined ? undefined : isWelcomeAt(reader, question.authorId),
        ),
      );
    return rows.map(({ questionId, ...row }) => ({ ...row, href: href('/qa/:id', { id: questionId }) }));
  },
});

export const questionThings = [ofKind('question'), ofKind('answer')];

export const answersOnProfile: ProfilePart = {
  part: 'answers',
  async read({ db }, { ownerId, most }) {
    const isTheirs = and(isSeen, eq(questionPosts.kind, 'answer'), eq(questionPosts.authorId, ownerId));
    const isAccepted = eq(question.acceptedId, questionPosts.id);
    const [sums] = await db
      .select({ count: count(), accepted: sql<number>`(count(*) filter (where ${isAccepted}))::int` })
      .from(questionPosts)
      .innerJoin(question, eq(question.id, questionPosts.questionId))
      .innerJoin(users, eq(users.id, questionPosts.authorId))
      .leftJoin(asker, eq(asker.id, question.authorId))
      .where(isTheirs);
    const rows = await db
      .select({
        title: question.title,
        id: question.id,
        isAccepted: sql<boolean>`coalesce(${isAccepted}, false)`,
      })
      .from(questionPosts)
      .innerJoin(question, eq(question.id, questionPosts.questionId))
      .innerJoin(users, eq(users.id, questionPosts.authorId))
      .leftJoin(asker, eq(asker.id, question.authorId))
      .where(isTheirs)
      .orderBy(desc(questionPosts.id))
      .limit(most);
    return {
      count: sums!.count,
      items: rows.map((row) => ({
        title: row.title,
        ...(row.isAccepted && { detail: 'Accepted answer' }),
        href: href('/qa/:id', { id: row.id }),
      })),
      badges: sums!.accepted > 0 ? [{ title: 'Helper', why: 'Had an answer accepted' }] : [],
    };
  },
};
