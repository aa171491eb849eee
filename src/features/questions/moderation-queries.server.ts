/** What admins look at, with what was reported about it. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { reports } from '#social/reports/table.server.ts';
import type { ModerationView } from './admin-contract.ts';
import { authorColumns } from './queries.server.ts';
import { reportKinds } from './report-kinds.ts';
import { questionPosts } from './table.server.ts';

const pageSize = 25;
const questions = alias(questionPosts, 'asked');
const kinds = Object.values(reportKinds);

const isReported = sql`exists (select from ${reports} where ${reports.targetId} = ${questionPosts.id}
  and ${inArray(reports.targetKind, kinds)} and ${eq(reports.state, 'open')})`;
const isAppealed = and(
  isNotNull(questionPosts.hiddenAt),
  isNotNull(questionPosts.appealedAt),
  isNull(questionPosts.appealAnswer),
);
const inView: Record<ModerationView, SQL | undefined> = {
  reported: isReported,
  appeals: isAppealed,
  hidden: isNotNull(questionPosts.hiddenAt),
  newest: undefined,
};

export async function listModerationRows(
  db: Queryable,
  { shelf, before }: { shelf: ModerationView; before?: string | undefined },
) {
  const rows = await db
    .select({ post: questionPosts, title: questions.title, author: authorColumns })
    .from(questionPosts)
    .innerJoin(questions, eq(questions.id, questionPosts.questionId))
    .leftJoin(users, eq(users.id, questionPosts.authorId))
    .where(
      and(
        isNull(questionPosts.deletedAt),
        isNull(questions.deletedAt),
        inView[shelf],
        before ? lt(questionPosts.id, before) : undefined,
      ),
    )
    .orderBy(desc(questionPosts.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.post.id : null };
}

/** Those that nobody has decided on, the oldest first. */
export async function openReportsOn(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ report: reports, reporter: users.name })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.ownerId))
    .where(
      and(inArray(reports.targetKind, kinds), inArray(reports.targetId, [...ids]), eq(reports.state, 'open')),
    )
    .orderBy(asc(reports.id));
}

export async function countModeration(db: Queryable) {
  const of = async (condition: SQL | undefined) => {
    const [row] = await db
      .select({ count: count() })
      .from(questionPosts)
      .innerJoin(questions, eq(questions.id, questionPosts.questionId))
      .where(and(isNull(questionPosts.deletedAt), isNull(questions.deletedAt), condition));
    return row!.count;
  };
  return { reported: await of(isReported), appeals: await of(isAppealed), hidden: await of(inView.hidden) };
}

/** Whether or not its author is suspended. */
export async function findModerated(db: Queryable, id: string) {
  const [row] = await db
    .select({ post: questionPosts, title: questions.title })
    .from(questionPosts)
    .innerJoin(questions, eq(questions.id, questionPosts.questionId))
    .where(and(eq(questionPosts.id, id), isNull(questionPosts.deletedAt)));
  return row;
}
