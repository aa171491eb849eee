import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { href } from '#kit/href.ts';
import type { DeedKind } from '#social/people/deed.server.ts';
import { questionPosts, type PostKind } from './table.server.ts';

const question = alias(questionPosts, 'question');

const postsOf = (kind: PostKind): DeedKind => ({
  kind,
  async find({ db }, { ownerId, most }) {
    const rows = await db
      .select({
        id: questionPosts.id,
        at: questionPosts.createdAt,
        title: question.title,
        questionId: question.id,
        askedBy: question.authorId,
        acceptedId: question.acceptedId,
      })
      .from(questionPosts)
      .innerJoin(question, eq(question.id, questionPosts.questionId))
      .where(
        and(
          eq(questionPosts.authorId, ownerId),
          eq(questionPosts.kind, kind),
          isNull(questionPosts.deletedAt),
          isNull(questionPosts.hiddenAt),
        ),
      )
      .orderBy(asc(questionPosts.id))
      .limit(most);
    return rows.map(({ id, at, title, questionId, askedBy, acceptedId }) => ({
      id,
      at,
      title,
      href: href('/qa/:id', { id: questionId }),
      facts: { isOwn: askedBy === ownerId, isAccepted: acceptedId === id },
    }));
  },
});

export const questionDeeds = [postsOf('question'), postsOf('answer')];
