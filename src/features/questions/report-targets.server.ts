/** What can be reported here, and how it is taken from view. */
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { href } from '#kit/href.ts';
import { whyHidden } from '#social/reports/reasons.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { reportKinds } from './report-kinds.ts';
import { hidePost, showPost } from './hide.server.ts';
import { postKinds, questionPosts, type PostKind } from './table.server.ts';

const longestText = 2000;
const questions = alias(questionPosts, 'asked');

function targetFor(kind: PostKind): ReportTarget {
  return {
    kind: reportKinds[kind],
    keepsAppeals: true,
    async find(db, ids) {
      const rows = await db
        .select({ post: questionPosts, question: questions })
        .from(questionPosts)
        .innerJoin(questions, eq(questions.id, questionPosts.questionId))
        .where(and(eq(questionPosts.kind, kind), inArray(questionPosts.id, ids)));
      return rows.map(({ post, question }) => {
        const path = href('/qa/:id', { id: question.id });
        return {
          id: post.id,
          ownerId: post.authorId,
          title: kind === 'question' ? post.title : `${named[kind]} “${question.title}”`,
          text: post.text.slice(0, longestText).toWellFormed(),
          path,
          makersPath: path,
          hidden: post.hiddenAt !== null,
          gone:
            post.deletedAt !== null ||
            question.deletedAt !== null ||
            (kind !== 'question' && question.hiddenAt !== null),
        };
      });
    },
    setHidden: (tx, id, hidden, reason) => (hidden ? hidePost(tx, id, whyHidden(reason)) : showPost(tx, id)),
  };
}

const named: Record<PostKind, string> = {
  question: '',
  answer: 'An answer to',
  comment: 'A comment below',
};

export const questionReportTargets = postKinds.map(targetFor);
