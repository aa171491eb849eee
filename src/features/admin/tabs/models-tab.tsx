import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { packChanged, packsChannelName, type PackStatus } from '#kit/packs/status.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { BasicWriter } from '../components/basic-writer.tsx';
import { PackRow } from '../components/pack-row.tsx';
import { formatBytes } from '../format-bytes.ts';
import { listPacks } from '../packs-contract.ts';

export function ModelsTab() {
  const client = useQueryClient();
  const list = query(listPacks);
  const { data, error, refetch, isFetching } = useQuery(list);
  useChannel(packsChannelName, (event) => {
    if (event.type !== packChanged) return void client.invalidateQueries(list); // something may have been missed
    const status = event.data as PackStatus;
    client.setQueryData(list.queryKey, (known) =>
      known ? { items: known.items.map((item) => (item.id === status.id ? status : item)) } : known,
    );
  });
  if (error)
    return (
      <ErrorState
        level={2}
        title="The models did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Waiting />;
  const here = data.items.filter(({ state }) => state === 'ready');
  const onDisk = here.reduce((sum, { unpacked }) => sum + unpacked, 0);
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        Models are downloaded when first needed and run on this machine. {summary(here.length, onDisk)}
      </p>
      <ul aria-label="Models" className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.items.map((pack) => (
          <li key={pack.id}>
            <PackRow pack={pack} all={data.items} />
          </li>
        ))}
      </ul>
      <BasicWriter />
    </div>
  );
}

function summary(count: number, bytes: number) {
  if (count === 0) return 'None downloaded yet.';
  return `${count === 1 ? 'One is' : `${count} are`} downloaded, using ${formatBytes(bytes)} of disk space.`;
}

function Waiting() {
  return (
    <div aria-busy className="divide-y divide-line rounded-card border border-line bg-surface">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-2.5 p-4 sm:px-5">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}
