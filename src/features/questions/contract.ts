/** Questions to everyone: what an engine finds at once, what people answer, and which answer helped. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { answerText, appealText, commentText, questionWords } from './fields.ts';
import { longestTitle } from './limits.ts';

export const questionListViews = ['new', 'unanswered', 'helpful', 'mine', 'for-me'] as const;
export type QuestionListView = (typeof questionListViews)[number];

const id = z.strictObject({ id: z.uuid() });

const person = z.object({
  name: z.string(),
  /** Null while they have chosen none: then there is no profile to open. */
  handle: z.string().nullable(),
  picture: z.string().nullable(),
});
export type Person = z.output<typeof person>;

/** `waiting`: being looked up. `abstained`: looked up and not found. */
const engineState = z.enum(['waiting', 'answered', 'abstained']);

const listed = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  /** Null once they have left. */
  author: person.nullable(),
  votes: z.number(),
  /** By people. */
  answers: z.number(),
  hasAccepted: z.boolean(),
  engine: engineState,
  createdAt: moment,
});
export type ListedQuestion = z.output<typeof listed>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  summary: 'List questions, or search them, best match first.',
  access: 'public',
  query: z.strictObject({
    q: z.string().trim().max(longestTitle).optional(),
    tag: z.string().max(60).optional(),
    /** New first by default. `mine`: asked or answered by you. `for-me`: put to you by name. */
    shelf: z.enum(questionListViews).optional(),
    /** What `next` said. */
    before: z
      .string()
      .regex(/^-?\d{1,9}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional(),
  }),
  output: page(listed),
});
export type QuestionFilter = z.input<typeof listQuestions.query>;

export const listQuestionTags = endpoint({
  method: 'GET',
  path: '/api/question-tags',
  summary: 'List the most used tags.',
  access: 'public',
  output: z.object({ items: z.array(z.object({ tag: z.string(), count: z.number() })) }),
});

export const similarQuestions = endpoint({
  method: 'GET',
  path: '/api/questions-similar',
  summary: 'Find similar questions and help articles while typing.',
  access: 'public',
  query: z.strictObject({ q: z.string().trim().max(longestTitle) }),
  output: z.object({
    questions: z.array(listed),
    help: z.array(z.object({ title: z.string(), excerpt: z.string(), href: z.string() })),
  }),
});

const hidden = z.object({
  /** Why, in an admin's words or those of the reason. */
  why: z.string(),
  /** What its author said against it, and what came of that. */
  appeal: z.string().nullable(),
  appealAnswer: z.string().nullable(),
});

const post = z.object({
  id: z.string(),
  text: z.string(),
  author: person.nullable(),
  createdAt: moment,
  editedAt: moment.nullable(),
  /** Set where it is hidden; then only its author and admins get it. */
  hidden: hidden.nullable(),
  mine: z.boolean(),
});
const comment = post;
export type QuestionComment = z.output<typeof comment>;

const discussed = post.extend({
  votes: z.number(),
  /** 1, −1, or 0 for none. */
  myVote: z.number(),
  comments: z.array(comment),
});
const answer = discussed.extend({ accepted: z.boolean() });
export type QuestionAnswer = z.output<typeof answer>;

const link = z.object({ title: z.string(), href: z.string().optional(), quote: z.string().optional() });

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/questions/:id',
  summary: 'Get a question with its answers and comments, accepted first, then by votes.',
  access: 'public',
  params: id,
  output: discussed.extend({
    title: z.string(),
    tags: z.array(z.string()),
    /** Whom it was put to by name. */
    asked: person.nullable(),
    answers: z.array(answer),
    engine: z.object({
      state: engineState,
      /** Markdown; empty while it is waited for. */
      text: z.string(),
      sources: z.array(link),
      /** Where it abstains: what was looked through. */
      lookedAt: z.array(z.string()),
    }),
  }),
});
export type QuestionView = z.output<typeof getQuestion.output>;

export const questionPicture = endpoint({
  method: 'GET',
  path: '/previews/question/:id/card.png',
  summary: 'Get a question’s preview picture.',
  access: 'public',
  streaming: true,
  params: id,
  output: z.unknown(),
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  summary: 'Ask a question. An engine looks for an answer right away; people can answer later.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  body: z.strictObject({
    ...questionWords,
    /** The handle of someone who may know; they are told. */
    asked: z.string().trim().max(60).default(''),
  }),
  output: z.object({ id: z.string() }),
});

export const editQuestion = endpoint({
  method: 'PATCH',
  path: '/api/questions/:id',
  summary: 'Edit your question; earlier versions are kept.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject(questionWords),
  output: done,
});

export const addAnswer = endpoint({
  method: 'POST',
  path: '/api/questions/:id/answers',
  summary: 'Answer a question.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  params: id,
  body: z.strictObject({ text: answerText }),
  output: z.object({ id: z.string() }),
});

export const acceptAnswer = endpoint({
  method: 'PUT',
  path: '/api/questions/:id/accepted',
  summary: 'Accept an answer, or none.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({ answer: z.uuid().nullable() }),
  output: done,
});

export const addQuestionComment = endpoint({
  method: 'POST',
  path: '/api/question-posts/:id/comments',
  summary: 'Comment on a question or an answer.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  params: id,
  body: z.strictObject({ text: commentText }),
  output: z.object({ id: z.string() }),
});

export const editPost = endpoint({
  method: 'PATCH',
  path: '/api/question-posts/:id',
  summary: 'Edit your answer or comment; earlier versions of answers are kept.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({ text: answerText }),
  output: done,
});

export const voteOnPost = endpoint({
  method: 'PUT',
  path: '/api/question-posts/:id/vote',
  summary: 'Vote a question or answer up (1) or down (−1), or remove your vote (0).',
  access: 'member',
  params: id,
  body: z.strictObject({ vote: z.union([z.literal(1), z.literal(0), z.literal(-1)]) }),
  output: z.object({ votes: z.number(), myVote: z.number() }),
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/question-posts/:id',
  summary: 'Delete your post; it can be restored from the trash.',
  access: 'member',
  params: id,
  output: done,
});

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/question-posts/:id/restore',
  summary: 'Restore your deleted post.',
  access: 'member',
  params: id,
  output: done,
});

export const appealPost = endpoint({
  method: 'POST',
  path: '/api/question-posts/:id/appeal',
  summary: 'Appeal a moderation decision.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({ text: appealText }),
  output: done,
});

export const listPostVersions = endpoint({
  method: 'GET',
  path: '/api/question-posts/:id/versions',
  summary: 'List versions of a question or answer, newest first.',
  access: 'public',
  params: id,
  output: z.object({
    items: z.array(
      z.object({
        number: z.number(),
        author: z.string().nullable(),
        title: z.string(),
        text: z.string(),
        tags: z.array(z.string()),
        createdAt: moment,
      }),
    ),
  }),
});
export type PostVersion = z.output<typeof listPostVersions.output>['items'][number];
