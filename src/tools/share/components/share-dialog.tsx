import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { use } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { KindTableContext } from '#tools/kinds/kind-table.ts';
import { ActionDialog } from '#tools/page/action-dialog.tsx';
import type { RunView } from '#tools/run/contract.ts';
import { listRunShares, listShares, shareRun } from '../contract.ts';
import { ShareForm } from './share-form.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareList } from './share-list.tsx';

/** The button that shares a run, and everything behind it. */
export function ShareDialog({ run }: { run: RunView }) {
  return (
    <ActionDialog
      action="Share"
      icon={<Share2 aria-hidden />}
      title="Share by link"
      description="Anyone with the link can read this result, without an account. Your name isn’t shown."
    >
      {() => <Sharing run={run} />}
    </ActionDialog>
  );
}

function Sharing({ run }: { run: RunView }) {
  const known = useQuery(query(listRunShares, { params: { id: run.id } }));
  const create = useCall(shareRun, { refreshes: [listRunShares, listShares] });
  const warning = use(KindTableContext)[run.kind]?.beforeSharing?.(run.output) ?? null;
  if (known.error) return <Notice tone="error">{wordsOf(known.error)}</Notice>;
  if (!known.data) return <Skeleton className="h-48" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {create.data?.hidden ? null : create.data ? (
        <ShareLink
          title={run.title}
          secret={create.data.secret}
          path={create.data.path}
          onAnother={create.reset}
        />
      ) : (
        <>
          {warning && <Notice tone="warning">{warning}</Notice>}
          <ShareForm
            options={known.data}
            isPending={create.isPending}
            error={create.error}
            onSubmit={(body) => create.mutate({ params: { id: run.id }, body })}
          />
        </>
      )}
      <ShareList shares={known.data.items} onRevoked={(id) => id === create.data?.id && create.reset()} />
    </div>
  );
}
