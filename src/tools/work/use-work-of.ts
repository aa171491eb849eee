/** The work that a run became: found where there is one, begun where there is none. For pages that show it in place of the run. */
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import type { RunView } from '../run/contract.ts';
import { listWorks } from './contract.ts';
import { useBeginWork } from './use-begin-work.ts';
import type { WorkKind } from './work-kind.ts';

interface Options {
  /** Not asked for where there can be none. */
  enabled?: boolean;
}

export function useWorkOf<Content>(
  { id: run, title }: Pick<RunView, 'id' | 'title'>,
  kind: WorkKind<Content>,
  { enabled = true }: Options = {},
) {
  const works = useQuery({ ...query(listWorks, { query: { run, kind: kind.id } }), enabled });
  const begin = useBeginWork(kind);
  return {
    /** Undefined where there is none yet. */
    id: works.data?.items[0]?.id,
    isLoading: enabled && works.isPending,
    begin: (content: Content, called = title) => begin.mutate({ title: called, content, run }),
    isBeginning: begin.isPending,
    error: begin.error,
  };
}
