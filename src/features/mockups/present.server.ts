import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { listPins } from './contract.ts';
import type { CommentRow } from './queries.server.ts';

type Pin = AnswerOf<typeof listPins>['items'][number];

/** Replies to what this reader does not hear go with it. */
export function presentPins(rows: readonly CommentRow[], who: string): Pin[] {
  return rows
    .filter(({ comment }) => comment.parentId === null)
    .map((row) => {
      const { id, screen, version, x, y, resolvedAt } = row.comment;
      const replies = rows.filter(({ comment }) => comment.parentId === id);
      return {
        ...presentSaid(row, who),
        screen,
        version,
        x,
        y,
        resolved: resolvedAt !== null,
        replies: replies.map((reply) => presentSaid(reply, who)),
      };
    });
}

function presentSaid({ comment, author }: CommentRow, who: string) {
  const { id, text, authorId, createdAt, editedAt, deletedAt } = comment;
  return {
    id,
    text,
    author: author && { ...author, handle: author.handle || null },
    mine: authorId === who,
    createdAt,
    editedAt,
    deleted: deletedAt !== null,
  };
}
