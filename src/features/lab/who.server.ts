/** What the caller may see and change in the lab; anything else is as if it were not there. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { findPost } from './post-queries.server.ts';
import { findExperiment } from './queries.server.ts';

type Caller = Pick<Context, 'caller'>;

export const viewerOf = ({ caller }: Caller) => {
  const user = caller.kind === 'member' ? caller.user : undefined;
  return { reader: user?.id, isAdmin: user?.role === 'admin' };
};

export const noSuchExperiment = () =>
  new AppError('not_found:experiment', {
    message: 'Experiment not found. It was deleted, or isn’t shared with you.',
  });
export const noSuchPost = () => new AppError('not_found:post', { message: 'This no longer exists.' });

export async function seenExperiment(context: Caller, db: Queryable, id: string) {
  const { reader, isAdmin } = viewerOf(context);
  const found = await findExperiment(db, id, reader, { isAdmin });
  if (!found) throw noSuchExperiment();
  return found;
}

export async function ownExperiment(context: MemberContext, db: Queryable, id: string) {
  const found = await seenExperiment(context, db, id);
  if (found.row.authorId !== context.caller.user.id)
    throw new AppError('forbidden:experiment', { message: 'Only its creator can do that.' });
  return found;
}

/** With the experiment that it is about: what stands below one that is gone is gone, too. */
export async function seenPost(context: Caller, db: Queryable, id: string) {
  const { reader, isAdmin } = viewerOf(context);
  const row = await findPost(db, id, reader, { isAdmin });
  const experiment = row && (await findExperiment(db, row.post.experimentId, reader, { isAdmin }));
  if (!row || !experiment) throw noSuchPost();
  // A reply goes with what it answers.
  const { parentId } = row.post;
  if (parentId && !(await findPost(db, parentId, reader, { isAdmin }))) throw noSuchPost();
  return { row, experiment };
}

export async function ownPost(context: MemberContext, db: Queryable, id: string) {
  const seen = await seenPost(context, db, id);
  if (seen.row.post.authorId !== context.caller.user.id)
    throw new AppError('forbidden:post', { message: 'Only the author can do that.' });
  return seen;
}

/** Nothing is added to what only its author and admins see. */
export function mustBeShown(...things: readonly { hiddenAt: Date | null }[]) {
  if (things.some(({ hiddenAt }) => hiddenAt))
    throw new AppError('conflict:hidden', { message: 'This is hidden, so you can’t add to it.' });
}
