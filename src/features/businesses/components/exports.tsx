import { useQuery } from '@tanstack/react-query';
import { Failure } from '#kit/contract/failure.tsx';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { Button } from '#kit/ui/button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listBusinessActivity, listBusinessExports, startBusinessExport } from '../contract.ts';

const stateWords: Record<string, string> = {
  queued: 'Waiting in the queue',
  running: 'In progress. We’ll notify you when it’s ready.',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export function Exports({ businessId }: { businessId: string }) {
  const params = { businessId };
  const { data, refetch } = useQuery(query(listBusinessExports, { params }));
  const start = useCall(startBusinessExport, { refreshes: [listBusinessExports, listBusinessActivity] });
  useOwnChannel(({ type }) => void (type === 'notification.new' && refetch()));
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={start.isPending}
        onClick={() => start.mutate({ params })}
      >
        Create archive
      </Button>
      <Failure error={start.error} />
      <ul className="grid gap-2">
        {data?.items.map(({ id, state, createdAt, file }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Time value={createdAt} />
            {file ? (
              <a href={file.url} download className="underline underline-offset-4">
                Download ({Math.max(1, Math.round(file.bytes / 1000)).toLocaleString('en')} KB)
              </a>
            ) : (
              <span className="text-muted">{stateWords[state] ?? 'Expired, or made for someone else'}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
