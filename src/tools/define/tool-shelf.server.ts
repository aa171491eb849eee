import { AppError } from '#kit/errors.ts';
import type { AnyToolRun } from './define-run.server.ts';

/** The tools of this house, by id. */
export function createToolShelf(tools: readonly AnyToolRun[]) {
  const byId = new Map(tools.map((one) => [one.tool.id, one]));
  return {
    tools: tools.map(({ tool }) => tool),
    find: (id: string) => byId.get(id),
    toolOf(id: string): AnyToolRun {
      const known = byId.get(id);
      if (!known) throw new AppError('not_found:tool', { message: 'There is no such tool.' });
      return known;
    },
    /** A tool that is no more is still known by its id. */
    titleOf: (id: string) => byId.get(id)?.tool.title ?? id,
  };
}
