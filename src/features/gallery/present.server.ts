import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { plainLines } from '#tools/run/plain-line.ts';
import type { Services } from '#kit/services.server.ts';
import type { CommentRow } from '#social/comments/comment-rows.server.ts';
import type { getCreation, listComments } from './contract.ts';
import type { ItemRow, ListedRow } from './queries.server.ts';

type Needs = Pick<Services, 'runs' | 'works'>;

/** A work that no tool made goes by its kind. */
export const toolTitleOf = ({ runs, works }: Needs, { tool }: { tool: string }) =>
  runs.find(tool)?.tool.title ?? works.titleOf(tool);

export function presentListed(needs: Needs, row: Omit<ListedRow, 'rank'>) {
  const { firstPage, hasInput, ...rest } = row;
  return {
    ...rest,
    cover: !row.picture && needs.runs.kindOf(row.kind)?.drawCover ? firstPage : null,
    remixPage: hasInput ? (needs.runs.find(row.tool)?.tool.page ?? null) : null,
    toolTitle: toolTitleOf(needs, row),
    excerpt: plainLines(row.excerpt),
    featured: row.featuredAt !== null,
    featuredWhy: row.featuredAt === null ? '' : row.featuredWhy,
  };
}

export function presentWhole(
  needs: Needs,
  row: ItemRow,
  viewer: Pick<AnswerOf<typeof getCreation>, 'begunFrom' | 'liked' | 'mine' | 'mayFeature'>,
): AnswerOf<typeof getCreation> {
  return {
    ...presentListed(needs, row),
    ...viewer,
    subject: row.subjectKind === 'work' ? 'work' : 'run',
    toolPage: needs.runs.find(row.tool)?.tool.page ?? null,
    hidden: row.hiddenAt !== null,
    input: row.input,
    ...shownOf(needs, row),
    engines: row.engines,
  };
}

/** A work may have been published before its kind changed: it is read as any stored work is. */
export function shownOf({ works }: Needs, { subjectKind, kind, output }: ItemRow) {
  if (subjectKind !== 'work') return { output, condition: 'sound' as const };
  const { schema, content: stored } = output.data as { schema: number; content: unknown };
  const { content, condition } = works.read({ kind, schemaVersion: schema, content: stored });
  return { output: { ...output, data: condition === 'sound' ? content : null }, condition };
}

export function presentComment(
  row: CommentRow,
  may: { edit: boolean; delete: boolean },
): AnswerOf<typeof listComments>['items'][number] {
  const { id, text, author, createdAt, editedAt } = row;
  return { id, text, author, createdAt, editedAt, may };
}
