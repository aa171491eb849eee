import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { listRuns, listTools } from '../run/contract.ts';
import { ended, ownWork, toolsInUse, underWay } from './own-work.ts';
import { useLiveHistory } from './use-live-history.ts';

/** One's latest work of one tool or of all, what is under way, and the tools one uses; kept true while it is shown. */
export function useOwnWork(tool?: string) {
  useLiveHistory();
  const all = useQuery(query(listRuns, { query: {} }));
  const some = useQuery({ ...query(listRuns, { query: { tool } }), enabled: tool !== undefined });
  const listed = useQuery(query(listTools));
  const shown = tool === undefined ? all : some;
  const tools = listed.data?.items ?? [];
  const runs = all.data?.items ?? [];
  // A page of several tools has the work of all of them.
  const page = tools.find(({ id }) => id === tool)?.page;
  const beside = tools.filter((one) => page && one.page === page).map(({ id }) => id);
  const own =
    beside.length > 1 ? all.data?.items.filter((run) => beside.includes(run.tool)) : shown.data?.items;
  return {
    /** What is under way is not among it. */
    recent: own && listed.data ? ended(ownWork(own, tools)) : undefined,
    underWay: underWay(ownWork(runs, tools)),
    tools: toolsInUse(tools, runs),
    error: shown.error ?? listed.error,
    refetch: () =>
      void Promise.all([all, some, listed].filter(({ isError }) => isError).map((one) => one.refetch())),
  };
}
