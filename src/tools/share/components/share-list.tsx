import { useId } from 'react';
import { HiddenNotice } from '#social/reports/hidden-notice.tsx';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { listRunShares, listShares, listWorkShares, revokeShare, type Share } from '../contract.ts';
import { EditShare } from './edit-share.tsx';
import { shareContents, ShareFacts } from './share-facts.tsx';

interface ShareListProps {
  shares: readonly Share[];
  onRevoked: (id: string) => void;
}

/** The links that lead there already. */
export function ShareList({ shares, onRevoked }: ShareListProps) {
  const id = useId();
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1 border-t border-line pt-5">
      <h3 id={id} className="font-medium">
        Your links
      </h3>
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
              <p>{share.name ? <bdi className="font-medium">{share.name}</bdi> : shareContents(share)}</p>
              <p className="text-sm text-muted">
                <ShareFacts share={share} />
              </p>
            </div>
            <ShareActions share={share} onRevoked={() => onRevoked(share.id)} />
            {share.hidden && (
              <HiddenNotice target={{ kind: 'share', id: share.id }} mine className="basis-full" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShareActionsProps {
  share: Share;
  onRevoked?: () => void;
}

/** Nothing for a link that leads nowhere already. */
export function ShareActions({ share, onRevoked }: ShareActionsProps) {
  if (share.hidden) return null;
  const { path, name, title } = share;
  return (
    <div className="flex flex-wrap gap-1">
      {path !== null && (
        <CopyButton
          value={() => new URL(path, location.origin).href}
          aria-label={`Copy the link ${name || `to ${title}`}`}
        />
      )}
      <EditShare share={share} />
      <RevokeShare share={share} {...(onRevoked ? { onRevoked } : {})} />
    </div>
  );
}

function RevokeShare({ share, onRevoked }: ShareActionsProps) {
  const revoke = useCall(revokeShare, {
    refreshes: [listRunShares, listWorkShares, listShares],
    ...(onRevoked ? { onSuccess: onRevoked } : {}),
  });
  async function takeBack() {
    try {
      await revoke.mutateAsync({ params: { id: share.id } });
    } catch (error) {
      throw new Error(wordsOf(error), { cause: error });
    }
  }
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Revoke the link to ${share.title}`}>
          Revoke
        </Button>
      }
      title="Revoke this link?"
      description="It stops working right away for everyone. This can’t be undone, but you can create a new link."
      confirmLabel="Revoke link"
      onConfirm={takeBack}
    />
  );
}
