import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { plainLines } from '#tools/run/plain-line.ts';
import type { listExperiments, listLabPosts } from './contract.ts';
import type { PostRow } from './post-queries.server.ts';
import type { ExperimentRow } from './queries.server.ts';

const excerptLength = 240;

type Listed = AnswerOf<typeof listExperiments>['items'][number];
type Thread = AnswerOf<typeof listLabPosts>['items'][number];

export function presentListed(found: ExperimentRow): Listed {
  const { row, author, testers, followers, posts, versions } = found;
  const { id, title, text, status, tags, audience, createdAt, updatedAt } = row;
  return {
    id,
    title,
    excerpt: plainLines(text.slice(0, excerptLength).toWellFormed()),
    status,
    tags,
    audience,
    author,
    testers,
    followers,
    posts,
    versions,
    call: callOf(found),
    createdAt,
    updatedAt,
  };
}

export const callOf = ({ row: { callText, callMost, callUntil }, isOpen }: ExperimentRow) =>
  callText === null ? null : { text: callText, most: callMost, until: callUntil, isOpen };

interface Viewed {
  reader: string | undefined;
  makerId: string | null;
}

export function presentThreads(
  threads: readonly PostRow[],
  replies: readonly PostRow[],
  viewed: Viewed,
): Thread[] {
  return threads.map((thread) => ({
    ...presentPost(thread, viewed),
    replies: replies
      .filter(({ post }) => post.parentId === thread.post.id)
      .map((reply) => presentPost(reply, viewed)),
  }));
}

function presentPost({ post, author, version }: PostRow, { reader, makerId }: Viewed) {
  const { id, kind, text, outcome, authorId, createdAt, editedAt, hiddenAt, hiddenWhy } = post;
  return {
    id,
    kind,
    text,
    outcome,
    version,
    author,
    byMaker: authorId !== null && authorId === makerId,
    mine: authorId !== null && authorId === reader,
    hidden: hiddenAt && hiddenWhy,
    createdAt,
    editedAt,
  };
}
