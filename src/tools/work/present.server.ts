/** Rows of works as people see them. */
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { plainLine } from '../run/plain-line.ts';
import { readOnlyWords } from './condition.ts';
import type { getWork, getWorkVersion, listWorks, listWorkVersions } from './contract.ts';
import type { findVersion, listVersions } from './version-queries.server.ts';
import { jsonExporter } from './write-work.server.ts';
import type { WorkRow } from './work-queries.server.ts';
import type { WorkRole } from './work-role.ts';
import { workAddress } from './work-address.ts';
import type { WorkRegistry } from './work-registry.server.ts';

const listedLength = 200;

export function presentWorkSummary(
  works: WorkRegistry,
  row: WorkRow,
  role: WorkRole,
): AnswerOf<typeof listWorks>['items'][number] {
  const { id, kind, title, revision, createdAt, updatedAt } = row;
  const excerpt = plainLine(row.excerpt.slice(0, listedLength));
  const href = workAddress(works.kindOf(kind)?.page, id) ?? null;
  const named = { id, kind, kindTitle: works.titleOf(kind), title, href };
  return { ...named, excerpt, role, revision, createdAt, updatedAt };
}

export function presentWork(
  works: WorkRegistry,
  row: WorkRow,
  { role, isTogether }: { role: WorkRole; isTogether: boolean },
): AnswerOf<typeof getWork> {
  const { content, condition } = works.read(row);
  return {
    ...presentWorkSummary(works, row, role),
    content,
    text: works.textOf(row),
    pieces: works.piecesOf(row),
    condition,
    schema: condition === 'sound' ? works.mustKindOf(row.kind).version : row.schemaVersion,
    readOnly: readOnlyWords[condition],
    exports: [...works.exportersOf(row), jsonExporter].map(({ format, label, extension }) => ({
      format,
      label,
      extension,
    })),
    tool: row.tool,
    runId: row.runId,
    isTogether,
  };
}

type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number];

export function presentVersion(
  row: ListedVersion,
  work: WorkRow,
): AnswerOf<typeof listWorkVersions>['items'][number] {
  const { number, name, restoredFrom, author, createdAt } = row;
  return {
    number,
    name,
    restoredFrom,
    author: author?.name ?? null,
    excerpt: plainLine(row.excerpt.slice(0, listedLength)),
    createdAt,
    isCurrent: row.revision === work.revision,
  };
}

type WholeVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

export function presentWholeVersion(
  works: WorkRegistry,
  row: WholeVersion,
  work: WorkRow,
): AnswerOf<typeof getWorkVersion> {
  const stored = { ...row, kind: work.kind };
  return {
    ...presentVersion(row, work),
    ...works.read(stored),
    text: works.textOf(stored),
    currentText: works.textOf(work),
  };
}
