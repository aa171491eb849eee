import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { plainLines } from '#tools/run/plain-line.ts';
import type { getQuestion, listQuestions } from './contract.ts';
import { maySee, isAuthor } from './policy.ts';
import type { PostRow } from './post-queries.server.ts';
import type { ListedRow } from './queries.server.ts';

type View = AnswerOf<typeof getQuestion>;
type Listed = AnswerOf<typeof listQuestions>['items'][number];
type Viewer = { id: string; role: string | null } | null;

export function presentListed(row: Omit<ListedRow, 'rank'>): Listed {
  const { engineState, ...rest } = row;
  return { ...rest, excerpt: plainLines(row.excerpt), engine: engineState ?? 'waiting' };
}

interface Parts {
  question: PostRow;
  /** Answers and comments, the oldest first. */
  posts: readonly PostRow[];
  asked: View['asked'];
  viewer: Viewer;
  myVotes: ReadonlyMap<string, number>;
}

export function presentQuestion({ question, posts, asked, viewer, myVotes }: Parts): View {
  const seen = posts.filter((row) => maySee(viewer, row));
  const commentsOn = (id: string) =>
    seen
      .filter(({ post }) => post.kind === 'comment' && post.parentId === id)
      .map((row) => presentPost(row, viewer));
  const discussed = (row: PostRow) => ({
    ...presentPost(row, viewer),
    votes: row.votes,
    myVote: myVotes.get(row.post.id) ?? 0,
    comments: commentsOn(row.post.id),
  });
  const { title, tags, acceptedId, engine } = question.post;
  const isAccepted = ({ post }: PostRow) => post.id === acceptedId && post.hiddenAt === null;
  const answers = seen
    .filter(({ post }) => post.kind === 'answer')
    // The accepted one, then by votes; of equals the oldest.
    .sort((a, b) => Number(isAccepted(b)) - Number(isAccepted(a)) || b.votes - a.votes)
    .map((row) => ({ ...discussed(row), accepted: isAccepted(row) }));
  return {
    ...discussed(question),
    title,
    tags,
    asked,
    answers,
    engine: engine ?? notYet(question),
  };
}

/** An engine that failed again and again is not waited for any longer. */
const longestWait = 10 * 60_000;

function notYet({ post: { createdAt, editedAt } }: PostRow): View['engine'] {
  const isLate = Date.now() - (editedAt ?? createdAt).getTime() > longestWait;
  const nothing = { sources: [], lookedAt: [] };
  return isLate
    ? { state: 'abstained', text: 'No engine was available.', ...nothing }
    : { state: 'waiting', text: '', ...nothing };
}

export function presentPost({ post, author }: PostRow, viewer: Viewer) {
  const { id, text, createdAt, editedAt, hiddenAt, hiddenWhy: why, appeal, appealAnswer } = post;
  return {
    id,
    text,
    author,
    createdAt,
    editedAt,
    mine: isAuthor(viewer, post),
    hidden: hiddenAt && { why, appeal, appealAnswer },
  };
}
