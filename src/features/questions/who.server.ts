/** What the caller may see and change; anything else is as if it were not there. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { isAuthor, maySee } from './policy.ts';
import { findPost, type PostRow } from './post-queries.server.ts';

export const viewerOf = ({ caller }: Pick<Context, 'caller'>) =>
  caller.kind === 'member' ? caller.user : null;

export const noSuchPost = () => new AppError('not_found:question', { message: 'This no longer exists.' });

/** With the question that it belongs to: what stands under a question that is gone is gone, too. */
export async function seenPost(
  context: Pick<Context, 'caller'>,
  db: Queryable,
  id: string,
  { evenIfBlocked = false } = {},
): Promise<{ row: PostRow; question: PostRow }> {
  const viewer = viewerOf(context);
  const find = (wanted: string) => findPost(db, wanted, evenIfBlocked ? undefined : viewer?.id);
  const row = await find(id);
  const question = row && (row.post.kind === 'question' ? row : await find(row.post.questionId));
  if (!row || !question || !maySee(viewer, row) || !maySee(viewer, question)) throw noSuchPost();
  // A comment goes with the answer that it is about.
  const { parentId, questionId } = row.post;
  if (parentId && parentId !== questionId) {
    const parent = await find(parentId);
    if (!parent || !maySee(viewer, parent)) throw noSuchPost();
  }
  return { row, question };
}

export async function seenQuestion(context: Pick<Context, 'caller'>, db: Queryable, id: string) {
  const { row } = await seenPost(context, db, id);
  if (row.post.kind !== 'question') throw noSuchPost();
  return row;
}

export async function ownPost(
  context: MemberContext,
  db: Queryable,
  id: string,
  how?: { evenIfBlocked: boolean },
) {
  const seen = await seenPost(context, db, id, how);
  if (!isAuthor(viewerOf(context), seen.row.post))
    throw new AppError('forbidden:question', { message: 'Only the author can do that.' });
  return seen;
}

/** Nothing is added to what only its author and admins see. */
export function mustBeShown(...rows: readonly PostRow[]) {
  if (rows.some(({ post }) => post.hiddenAt))
    throw new AppError('conflict:hidden', { message: 'This is hidden, so you can’t add to it.' });
}
