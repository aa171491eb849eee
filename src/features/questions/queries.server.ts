/** Questions in lists. */
import { and, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { QuestionListView } from './contract.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { questionPosts } from './table.server.ts';

const pageSize = 20;
const excerptLength = 300;
const mostTagsListed = 24;

export const authorColumns = {
  name: users.name,
  handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
  picture: users.image,
};

/** The rows are the truth: a vote that goes with its account is never counted again. */
export const votesOf = sql<number>`(select coalesce(sum(v.value), 0)::int from question_vote v
  where v.post_id = ${questionPosts.id})`;

/** An answer that everyone sees. */
const seenAnswer = sql`a.kind = 'answer' and a.deleted_at is null and a.hidden_at is null and not exists
  (select from "user" u where u.id = a.author_id and u.suspended_at is not null)`;
const answers = sql<number>`(select count(*)::int from question_post a
  where a.question_id = ${questionPosts.id} and ${seenAnswer})`;
const hasAccepted = sql<boolean>`exists (select from question_post a
  where a.id = ${questionPosts.acceptedId} and ${seenAnswer})`;
const answeredBy = (memberId: string) => sql`exists (select from question_post a
  where a.question_id = ${questionPosts.id} and a.kind = 'answer' and a.deleted_at is null and a.author_id = ${memberId})`;

const listed = {
  id: questionPosts.id,
  title: questionPosts.title,
  excerpt: sql<string>`left(${questionPosts.text}, ${excerptLength})`,
  tags: questionPosts.tags,
  author: authorColumns,
  votes: votesOf,
  answers,
  hasAccepted,
  engineState: sql<EngineAnswer['state'] | null>`${questionPosts.engine} ->> 'state'`,
  createdAt: questionPosts.createdAt,
};
export type ListedRow = Awaited<ReturnType<typeof listQuestionRows>>['rows'][number];

const isShown = and(
  eq(questionPosts.kind, 'question'),
  isNull(questionPosts.deletedAt),
  isNull(questionPosts.hiddenAt),
  isNull(users.suspendedAt),
);

interface Wanted {
  shelf: QuestionListView;
  tag?: string | undefined;
  before?: string | undefined;
  /** Only these, such as what a search found. */
  ids?: readonly string[];
  /** Does not see those whom they muted or blocked. */
  reader: string | undefined;
}

/** One page, and where the next begins: behind the last one's rank and id. */
export async function listQuestionRows(db: Queryable, { shelf, tag, before, ids, reader }: Wanted) {
  const rank = shelf === 'helpful' ? votesOf : undefined;
  const rows = await db
    .select({ ...listed, rank: rank ?? sql<number>`0` })
    .from(questionPosts)
    .leftJoin(users, eq(users.id, questionPosts.authorId))
    .where(
      and(
        isShown,
        isHeardBy(reader, questionPosts.authorId),
        inView(shelf, reader),
        tag ? sql`${questionPosts.tags} @> array[${tag.toLowerCase()}]::text[]` : undefined,
        ids ? inArray(questionPosts.id, [...ids]) : undefined,
        before ? isBehind(before, rank) : undefined,
      ),
    )
    .orderBy(...(rank ? [desc(rank)] : []), desc(questionPosts.id))
    .limit((ids?.length ?? pageSize) + 1);
  const page = rows.slice(0, ids?.length ?? pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > page.length ? `${last!.rank}.${last!.id}` : null };
}

function inView(shelf: QuestionListView, reader: string | undefined): SQL | undefined {
  if (shelf === 'unanswered') return sql`${answers} = 0`;
  if (shelf === 'mine')
    return reader ? sql`(${questionPosts.authorId} = ${reader} or ${answeredBy(reader)})` : sql`false`;
  if (shelf === 'for-me') return reader ? eq(questionPosts.askedId, reader) : sql`false`;
  return undefined;
}

function isBehind(cursor: string, rank: SQL<number> | undefined): SQL {
  const dot = cursor.indexOf('.');
  const [count, lastId] = [cursor.slice(0, dot), cursor.slice(dot + 1)];
  return rank
    ? sql`(${rank}, ${questionPosts.id}) < (${count}::int, ${lastId}::uuid)`
    : lt(questionPosts.id, lastId);
}

export async function listTagRows(db: Queryable) {
  const tag = sql<string>`unnest(${questionPosts.tags})`;
  const count = sql<number>`count(*)::int`;
  return db
    .select({ tag, count })
    .from(questionPosts)
    .leftJoin(users, eq(users.id, questionPosts.authorId))
    .where(isShown)
    .groupBy(tag)
    .orderBy(desc(count), tag)
    .limit(mostTagsListed);
}

/** With the accepted answer of each, where others than whoever asked vouch for it: for Bamboo to quote. */
export async function listAccepted(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({
      id: questionPosts.id,
      title: questionPosts.title,
      answer: sql<string | null>`(select a.text from question_post a where a.id = ${questionPosts.acceptedId}
        and ${seenAnswer} and (a.author_id is distinct from ${questionPosts.authorId}
          or (select coalesce(sum(v.value), 0) from question_vote v where v.post_id = a.id) > 0))`,
    })
    .from(questionPosts)
    .leftJoin(users, eq(users.id, questionPosts.authorId))
    .where(and(isShown, inArray(questionPosts.id, [...ids])));
  return rows.flatMap(({ id, title, answer }) => (answer === null ? [] : [{ id, title, answer }]));
}
