import { AppError } from '#kit/errors.ts';
import { documentExporters } from '../export/document-exporters.server.ts';
import type { ServerKind } from '../kinds/implement-kind.server.ts';
import type { RunClass } from '../run/run.ts';
import type { AnyToolRun } from './define-run.server.ts';

export type ToolRegistry = ReturnType<typeof createToolRegistry>;

/** The tools of this installation and the kinds of what they make, by id. */
export function createToolRegistry(tools: readonly AnyToolRun[], kinds: readonly ServerKind[]) {
  const kindById = new Map(kinds.map((kind) => [kind.id, kind]));
  const byId = new Map(tools.map((one) => [one.tool.id, one]));
  /** What a kind that is no more made is still text. */
  const exportersOf = (kind: string) => kindById.get(kind)?.exporters ?? documentExporters;
  return {
    tools: tools.map(({ tool }) => tool),
    kinds,
    find: (id: string) => byId.get(id),
    toolOf(id: string): AnyToolRun {
      const known = byId.get(id);
      if (!known) throw new AppError('not_found:tool', { message: 'Tool not found.' });
      return known;
    },
    /** A tool that is no more is still known by its id. */
    titleOf: (id: string) => byId.get(id)?.tool.title ?? id,
    classOf: (id: string): RunClass => byId.get(id)?.tool.class ?? 'quick',
    /** Where a run is looked at; undefined where its tool has no page. */
    pathOf({ id, tool }: { id: string; tool: string }): string | undefined {
      const page = byId.get(tool)?.tool.page;
      return page && `${page}${page.includes('?') ? '&' : '?'}run=${id}`;
    },
    kindOf: (id: string) => kindById.get(id),
    mustKindOf(id: string): ServerKind {
      const kind = kindById.get(id);
      if (!kind) throw new Error(`no room brings the kind ${id}`);
      return kind;
    },
    exportersOf,
    listedExportersOf: (kind: string) =>
      exportersOf(kind)
        .filter(({ isVariant }) => !isVariant)
        .map(({ format, label, extension }) => ({ format, label, extension })),
  };
}
