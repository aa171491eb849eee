import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listMailboxes, removeMailbox, tryMailbox, type Mailbox } from '../mailbox/contract.ts';
import { ConnectForm } from './connect-form.tsx';

export function MailboxesView() {
  const { data, error } = useQuery(query(listMailboxes));
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  return (
    <div className="grid gap-6">
      {data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.items.map((mailbox) => (
            <Connected key={mailbox.id} mailbox={mailbox} />
          ))}
        </ul>
      )}
      <ConnectForm signIns={data.signIns} />
    </div>
  );
}

function Connected({ mailbox: { id, name, address, host, port, triedAt } }: { mailbox: Mailbox }) {
  const refreshes = [listMailboxes];
  const test = useCall(tryMailbox, { refreshes });
  const remove = useCall(removeMailbox, { refreshes });
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="grid min-w-0">
          <bdi className="font-medium wrap-anywhere">{name ? `${name} <${address}>` : address}</bdi>
          <span className="text-sm wrap-anywhere text-muted">
            {host}:{port} · last tried <Time value={triedAt} />
          </span>
        </span>
        <span className="flex gap-2">
          <Button
            size="sm"
            variant="secondary"
            pending={test.isPending}
            aria-label={`Test ${address}`}
            onClick={() => test.mutate({ params: { id } })}
          >
            Test
          </Button>
          <ConfirmDialog
            danger
            trigger={
              <Button size="sm" variant="ghost" aria-label={`Disconnect ${address}`}>
                Disconnect
              </Button>
            }
            title={`Disconnect ${address}?`}
            description="Its password is deleted. Scheduled e-mails stay here, unsent."
            confirmLabel="Disconnect"
            onConfirm={async () => {
              await remove.mutateAsync({ params: { id } });
            }}
          />
        </span>
      </div>
      {test.isSuccess && <Notice tone="success">The connection works.</Notice>}
      {test.error && <Notice tone="error">{wordsOf(test.error)}</Notice>}
    </li>
  );
}
