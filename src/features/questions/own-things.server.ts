/** Comments among questions, for one's own journey; questions and answers are told by the pulse. */
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { href } from '#kit/href.ts';
import type { OwnThings } from '#social/people/own-things.server.ts';
import { questionPosts } from './table.server.ts';

const question = alias(questionPosts, 'asked');

export const commentsOnQuestions: OwnThings = {
  kind: 'comment',
  async list({ db }, { ownerId, since, most }) {
    const rows = await db
      .select({ id: question.id, title: question.title, at: questionPosts.createdAt })
      .from(questionPosts)
      .innerJoin(question, eq(question.id, questionPosts.questionId))
      .leftJoin(users, eq(users.id, question.authorId))
      .where(
        and(
          eq(questionPosts.kind, 'comment'),
          eq(questionPosts.authorId, ownerId),
          isNull(questionPosts.deletedAt),
          isNull(questionPosts.hiddenAt),
          gte(questionPosts.createdAt, since),
          isNull(question.deletedAt),
          isNull(question.hiddenAt),
          isNull(users.suspendedAt),
          isHeardBy(ownerId, question.authorId),
        ),
      )
      .orderBy(desc(questionPosts.id))
      .limit(most);
    return rows.map(({ id, ...said }) => ({ ...said, href: href('/qa/:id', { id }) }));
  },
};
