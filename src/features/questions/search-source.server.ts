import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { questionPosts } from './table.server.ts';

export const questionSource = 'question';

/** A question is found by its own words and by those of its answers. It goes with its author, whom it outlives: written again without them. */
export const questionSearch: SearchSource = {
  id: questionSource,
  title: 'Questions',
  table: 'question_post',
  async read({ db }, subjects) {
    const rows = await db
      .select({ post: questionPosts })
      .from(questionPosts)
      .leftJoin(users, eq(users.id, questionPosts.authorId))
      .where(
        and(
          inArray(questionPosts.questionId, [...subjects]),
          inArray(questionPosts.kind, ['question', 'answer']),
          isNull(questionPosts.deletedAt),
          isNull(questionPosts.hiddenAt),
          isNull(users.suspendedAt),
        ),
      )
      .orderBy(sql`${questionPosts.kind} = 'question' desc`, questionPosts.id);
    const posts = rows.map(({ post }) => post);
    return posts
      .filter(({ kind }) => kind === 'question')
      .map(({ id, authorId, title, text, tags, acceptedId, createdAt }) => {
        const answers = posts
          .filter(({ kind, questionId }) => kind === 'answer' && questionId === id)
          .sort((a, b) => Number(b.id === acceptedId) - Number(a.id === acceptedId));
        return {
          subject: id,
          ownerId: authorId,
          readers: [everyone],
          label: answers.some((answer) => answer.id === acceptedId) ? 'Answered question' : 'Question',
          title,
          text: withoutMarks(
            [text, tags.join(', '), ...answers.map((answer) => answer.text)].filter(Boolean).join('\n\n'),
          ),
          href: href('/qa/:id', { id }),
          at: createdAt,
        };
      });
  },
};
