/** An execution as it goes on: told of when something changed, and looked at now and again where nobody tells. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { getExecution, getExecutionStep, listWorkflowExecutions } from '../contract.ts';
import { isOpenExecution } from '../execute/states.ts';

const lookEvery = 3_000;

export function useExecution(id: string | null) {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    if (type === 'workflow.changed')
      void refreshQueries(client, isOf(getExecution, getExecutionStep, listWorkflowExecutions));
  });
  return useQuery({
    ...query(getExecution, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && isOpenExecution(data.state) ? lookEvery : false),
  });
}
