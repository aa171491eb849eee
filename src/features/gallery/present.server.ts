import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { plainLines } from '#tools/run/plain-line.ts';
import type { Runs } from '#tools/run/runs.server.ts';
import type { CommentRow } from './comment-queries.server.ts';
import type { getCreation, listComments } from './contract.ts';
import type { ItemRow, ListedRow } from './queries.server.ts';

export function presentListed(runs: Runs, row: Omit<ListedRow, 'rank'>) {
  return {
    ...row,
    toolTitle: runs.titleOf(row.tool),
    excerpt: plainLines(row.excerpt),
    featured: row.featuredAt !== null,
  };
}

export function presentWhole(
  runs: Runs,
  row: ItemRow,
  viewer: { liked: boolean; mine: boolean },
): AnswerOf<typeof getCreation> {
  return {
    ...presentListed(runs, row),
    ...viewer,
    toolPage: runs.find(row.tool)?.tool.page ?? null,
    hidden: row.hiddenAt !== null,
    input: row.input,
    output: row.output,
    engines: row.engines,
  };
}

export function presentComment(
  row: CommentRow,
  may: { edit: boolean; delete: boolean },
): AnswerOf<typeof listComments>['items'][number] {
  const { id, text, author, createdAt, editedAt } = row;
  return { id, text, author, createdAt, editedAt, may };
}
