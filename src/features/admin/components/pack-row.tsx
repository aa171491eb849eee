import type { ComponentProps } from 'react';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import type { PackStatus } from '#kit/packs/status.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { formatBytes } from '../format-bytes.ts';
import { listPacks, removePack, startFetchingPack } from '../packs-contract.ts';
import { inWords } from './in-words.ts';

const states: Record<PackStatus['state'], { label: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  absent: { label: 'Not downloaded', tone: 'outline' },
  fetching: { label: 'Downloading', tone: 'sky' },
  ready: { label: 'Ready', tone: 'leaf' },
  failed: { label: 'Failed', tone: 'danger' },
  unsupported: { label: 'Not available on this machine', tone: 'neutral' },
};

interface PackRowProps {
  pack: PackStatus;
  all: PackStatus[];
}

export function PackRow({ pack, all }: PackRowProps) {
  const { title, purpose, licence, version, bytes, unpacked, state, received, words } = pack;
  return (
    <div className="grid items-start justify-items-start gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="grid w-full min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{title}</span>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </p>
        <p className="max-w-prose">{purpose}</p>
        <p className="text-sm text-muted">
          {state === 'ready' ? `${formatBytes(unpacked)} on the disk` : `${formatBytes(bytes)} to download`} ·
          version {version} · {licence}
        </p>
        <Missing pack={pack} all={all} />
        {state === 'fetching' && (
          <Progress
            label={`${formatBytes(received)} of ${formatBytes(bytes)}`}
            percent={(100 * received) / bytes}
            className="mt-1 max-w-md text-sm"
          />
        )}
        {words && <p className="max-w-prose text-danger">{words}</p>}
      </div>
      <PackAction pack={pack} all={all} />
    </div>
  );
}

/** What comes along when it is fetched or next used. */
function Missing({ pack: { needs }, all }: PackRowProps) {
  const missing = all.filter(({ id, state }) => needs.includes(id) && state !== 'ready');
  if (missing.length === 0) return null;
  const names = missing.map(({ title, bytes }) => `${title} (${formatBytes(bytes)})`);
  return <p className="text-sm text-muted">Needs {new Intl.ListFormat('en').format(names)} too.</p>;
}

function PackAction({ pack, all }: PackRowProps) {
  const { id, title, state } = pack;
  const refreshes = [listPacks];
  const fetchIt = useCall(startFetchingPack, { refreshes });
  const remove = useCall(removePack, { refreshes });
  if (state === 'unsupported') return null;
  if (state === 'ready')
    return (
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="secondary" aria-label={`Remove ${title}`}>
            Remove
          </Button>
        }
        title={`Remove ${title}?`}
        description={`${usersOf(pack, all)}It will be downloaded again when needed.`}
        confirmLabel="Remove"
        onConfirm={() => inWords(remove.mutateAsync({ params: { id } }))}
      />
    );
  const fetching = state === 'fetching';
  const act = fetching ? remove : fetchIt;
  const label = fetching ? 'Stop' : state === 'failed' ? 'Try again' : 'Download';
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${label}: ${title}`}
      pending={act.isPending}
      onClick={() => act.mutate({ params: { id } }, { onError: toastError })}
    >
      {label}
    </Button>
  );
}

function usersOf({ id }: PackStatus, all: PackStatus[]) {
  const users = all.filter(({ needs, state }) => state === 'ready' && needs.includes(id));
  if (users.length === 0) return '';
  const names = new Intl.ListFormat('en').format(users.map(({ title }) => title));
  return `${names} won’t work without it. `;
}
