/** Comments below posts, creations and the like: listed, written, changed, deleted and restored by the same rules everywhere. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import type { CommentRow, CommentRows } from './comment-rows.server.ts';

const longestQuote = 200;
const done = { success: true } as const;

export interface CommentRights {
  edit: boolean;
  delete: boolean;
}

/** What comments are about. */
interface CommentSubject<Subject> {
  /** Throws where the caller does not see it. */
  find(context: Context, db: Queryable, id: string): Promise<Subject>;
  /** For deleting what one left there; without it as `find`. */
  findForDeleting?(context: Context, db: Queryable, id: string): Promise<Subject>;
  /** Throws where the caller may not comment, and informs whom it concerns. */
  onAdded?(tx: BusTransaction, context: MemberContext, subject: Subject, text: string): Promise<void>;
  /** In the transaction of every change, by id. */
  onChanged?(tx: BusTransaction, id: string): void;
  /** In the trash, for a comment that someone else wrote. */
  labelOfOthers?(subject: Subject): string;
}

/** Asked once for a page of comments. */
type CommentPolicy<Subject> = (
  context: Context,
  db: Queryable,
) => Promise<(comment: CommentRow, subject: Subject) => CommentRights>;

interface Options<Subject> {
  kind: string;
  rows: CommentRows;
  subject: CommentSubject<Subject>;
  policy: CommentPolicy<Subject>;
}

export function commentsOn<Subject>({ kind, rows, subject, policy }: Options<Subject>) {
  const trash: TrashKind = {
    kind,
    async restore(tx, id) {
      const subjectId = await rows.update(tx, id, { deletedAt: null });
      if (subjectId) subject.onChanged?.(tx, subjectId);
    },
    purge: ({ db }, id) => rows.removeDeleted(db, id),
  };

  /** With what it is about, where the caller has this right. */
  async function findWith(
    right: keyof CommentRights,
    { context, tx, id, find }: Pick<CommentSubject<Subject>, 'find'> & Changing,
  ) {
    const comment = await rows.find(tx, id);
    if (!comment) throw noSuchComment();
    const about = await find(context, tx, comment.placeId);
    const rights = await policy(context, tx);
    if (!rights(comment, about)[right])
      throw new AppError('forbidden:comment', { message: 'Only the author can do that.' });
    return { comment, about };
  }

  return {
    trash,
    async list(context: Context, { place, before }: { place: string; before?: string | undefined }) {
      const about = await subject.find(context, context.db, place);
      const rights = await policy(context, context.db);
      const { caller } = context;
      const reader = caller.kind === 'member' ? caller.user.id : undefined;
      const found = await rows.list(context.db, { place, before, reader });
      return {
        items: found.rows.map((comment) => ({ ...comment, may: rights(comment, about) })),
        next: found.next,
      };
    },
    add: (context: MemberContext, place: string, text: string) =>
      context.bus.transact(async (tx) => {
        const about = await subject.find(context, tx, place);
        const id = await rows.insert(tx, { place, author: context.caller.user.id, text });
        await subject.onAdded?.(tx, context, about, text);
        subject.onChanged?.(tx, place);
        return { id };
      }),
    edit: (context: MemberContext, id: string, text: string) =>
      context.bus.transact(async (tx) => {
        const { comment } = await findWith('edit', { context, tx, id, find: subject.find });
        await rows.update(tx, id, { text, editedAt: new Date() });
        subject.onChanged?.(tx, comment.placeId);
        return done;
      }),
    remove: (context: MemberContext, id: string) =>
      context.bus.transact(async (tx) => {
        const find = subject.findForDeleting ?? subject.find;
        const { comment, about } = await findWith('delete', { context, tx, id, find });
        await rows.update(tx, id, { deletedAt: new Date() });
        const ownerId = context.caller.user.id;
        // What someone else wrote goes when they do, so their words are not copied here.
        const label =
          comment.authorId === ownerId
            ? `Comment: ${comment.text.slice(0, longestQuote).toWellFormed()}`
            : (subject.labelOfOthers?.(about) ?? 'A comment');
        await context.trash.put(tx, { ownerId, kind, subjectId: id, label });
        subject.onChanged?.(tx, comment.placeId);
        return done;
      }),
    async restore(context: MemberContext, id: string) {
      if (!(await context.trash.bringBack(context, context.caller.user.id, { kind, subjectId: id })))
        throw noSuchComment();
      return done;
    },
  };
}

interface Changing {
  context: MemberContext;
  tx: BusTransaction;
  id: string;
}

const noSuchComment = () => new AppError('not_found:comment');
