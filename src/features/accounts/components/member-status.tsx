import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import type { CurrentUser } from '#kit/auth/contract.ts';

const walletWords: Record<CurrentUser['walletType'], string> = {
  connected: 'Wallet connected',
  custodial: 'Wallet managed by Frenly',
  none: 'No wallet',
};

/** What new members took for a sign-up that had failed, explained. */
const meaning = {
  noPanda: 'Adopt a panda to become a Panda Member. Your first one is free.',
  noWallet: 'You don’t need a wallet.',
};

type Status = Pick<CurrentUser, 'isPanda' | 'pandaCount' | 'walletType'>;

/** Panda Member or Member, how many pandas, and the wallet: what every account card shows. */
export function MemberStatus({
  user: { isPanda, pandaCount, walletType },
  plan,
}: {
  user: Status;
  /** The plan's badge, for whoever has one. */
  plan?: ReactNode;
}) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {plan}
        <Badge tone={isPanda ? 'leaf' : 'neutral'}>{isPanda ? 'Panda Member' : 'Member'}</Badge>
        {pandaCount > 0 && (
          <span className="text-sm text-muted">{pandaCount === 1 ? '1 panda' : `${pandaCount} pandas`}</span>
        )}
      </p>
      <p className="text-sm text-muted">{walletWords[walletType]}</p>
      {!isPanda && (
        <p className="text-sm text-muted">
          {meaning.noPanda}
          {walletType === 'none' && ` ${meaning.noWallet}`}
        </p>
      )}
    </div>
  );
}
