import { roleNames } from '#kit/businesses/roles.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Time } from '#kit/ui/time.tsx';
import {
  listBusinessActivity,
  listColleagues,
  revokeBusinessInvite,
  type BusinessInvite,
} from '../contract.ts';

export function InviteRow({ invite, businessId }: { invite: BusinessInvite; businessId: string }) {
  const { id, email, role, most, uses, expiresAt } = invite;
  const revoke = useCall(revokeBusinessInvite, { refreshes: [listColleagues, listBusinessActivity] });
  const name = email ?? 'a link';
  return (
    <Card asChild>
      <li className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold wrap-anywhere">{email ?? 'Link'}</p>
          <p className="text-sm text-muted">
            {roleNames[role]}
            {!email && ` · used ${uses} of ${most} times`} · expires <Time value={expiresAt} />
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Revoke the invite for ${name}`}
          pending={revoke.isPending}
          onClick={() => revoke.mutate({ params: { businessId, id } })}
        >
          Revoke
        </Button>
        <Failure error={revoke.error} />
      </li>
    </Card>
  );
}
