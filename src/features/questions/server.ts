import { implement } from '#kit/http/implement.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { answerEndpoints } from './answers.server.ts';
import { askEndpoints } from './ask.server.ts';
import {
  getQuestion,
  listPostVersions,
  listQuestions,
  listQuestionTags,
  questionPicture,
  similarQuestions,
} from './contract.ts';
import { findQuestionIds, findSimilar } from './find.server.ts';
import { moderationEndpoints } from './moderation.server.ts';
import { findPerson, listPosts, listVersionRows, votesBy } from './post-queries.server.ts';
import { postEndpoints } from './posts.server.ts';
import { presentListed, presentQuestion } from './present.server.ts';
import { listQuestionRows, listTagRows } from './queries.server.ts';
import { noSuchPost, seenPost, seenQuestion, viewerOf } from './who.server.ts';

const cardWords = 200;

export const questionEndpoints = [
  implement(listQuestions, async ({ query: { q, tag, before, shelf = 'new' } }, context) => {
    const reader = viewerOf(context)?.id;
    if (!q) {
      const { rows, next } = await listQuestionRows(context.db, { shelf, tag, before, reader });
      return { items: rows.map(presentListed), next };
    }
    const ids = await findQuestionIds(context, q);
    const { rows } = await listQuestionRows(context.db, { shelf, tag, ids, reader });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { items: ids.flatMap((id) => byId.get(id) ?? []).map(presentListed), next: null };
  }),

  implement(listQuestionTags, async (_, { db }) => ({ items: await listTagRows(db) })),

  implement(similarQuestions, ({ query: { q } }, context) => findSimilar(context, q)),

  implement(getQuestion, async ({ params: { id } }, context) => {
    const { db } = context;
    const viewer = viewerOf(context);
    const question = await seenQuestion(context, db, id);
    const [posts, asked, myVotes] = await Promise.all([
      listPosts(db, id, viewer?.id),
      question.post.askedId ? findPerson(db, question.post.askedId) : null,
      viewer ? votesBy(db, viewer.id, id) : new Map<string, number>(),
    ]);
    return presentQuestion({ question, posts, asked, viewer, myVotes });
  }),

  implement(listPostVersions, async ({ params: { id } }, context) => {
    const { row } = await seenPost(context, context.db, id);
    if (row.post.kind === 'comment') throw noSuchPost();
    const before = await listVersionRows(context.db, id);
    const { title, text, tags, createdAt, editedAt } = row.post;
    const now = { author: row.author?.name ?? null, title, text, tags, createdAt: editedAt ?? createdAt };
    const all = [now, ...before.map(({ version, author }) => ({ ...version, author }))];
    return { items: all.map((version, place) => ({ ...version, number: all.length - place })) };
  }),

  implement(questionPicture, async ({ params: { id } }, context) => {
    const { post, author } = await seenQuestion(context, context.db, id);
    const png = await previewOf({
      kicker: author ? `Asked by ${author.name}` : 'A question',
      title: post.title,
      words: post.text.slice(0, cardWords).toWellFormed(),
      product: context.settings.product.name,
    });
    return pictureAnswer(png);
  }),

  ...askEndpoints,
  ...answerEndpoints,
  ...postEndpoints,
  ...moderationEndpoints,
];
