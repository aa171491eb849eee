import { useId } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { listRunShares, listShares, listWorkShares, revokeShare, type Share } from '../contract.ts';
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
        Links to this result
      </h3>
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
              <p>{shareContents(share)}</p>
              <p className="text-sm text-muted">
                <ShareFacts share={share} />
              </p>
            </div>
            <RevokeShare share={share} onRevoked={() => onRevoked(share.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing for a link that leads nowhere already. */
export function RevokeShare({ share, onRevoked }: { share: Share; onRevoked?: () => void }) {
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
  if (share.hidden) return null;
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Revoke the link to ${share.title}`}>
          Revoke
        </Button>
      }
      title="Revoke this link?"
      description="It stops working at once, for everyone who has it. This cannot be undone, but you can make a new link."
      confirmLabel="Revoke link"
      onConfirm={takeBack}
    />
  );
}
