import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { exportKind, listExports, type DataExport } from '../privacy-contract.ts';

interface JobProgress {
  id: string;
  kind: string;
  progress: number;
  step: string;
}

/** Keeps the list of exports true while it is shown. */
export function useLiveExports() {
  const client = useQueryClient();
  const { data: user } = useQuery(query(currentUser));
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(listExports) });

  function move({ id, progress, step }: JobProgress) {
    client.setQueryData<{ items: DataExport[] }>(
      keyOf(listExports),
      (known) =>
        known && {
          items: known.items.map((one) =>
            one.id === id ? { ...one, state: 'running', progress, step } : one,
          ),
        },
    );
  }

  useChannel(user ? `principal:${user.id}` : null, ({ type, data }) => {
    if (type === 'joined') refresh();
    if (type.startsWith('job.') && (data as JobProgress).kind === exportKind) {
      if (type === 'job.progress') move(data as JobProgress);
      else refresh();
    }
  });
}
