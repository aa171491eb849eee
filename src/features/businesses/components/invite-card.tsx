import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { actAs } from '#kit/businesses/acting-tab.ts';
import { roleNames, roleWords } from '#kit/businesses/roles.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { acceptBusinessInvite, getBusiness, listBusinesses, readBusinessInvite } from '../contract.ts';
import { ConfirmFirst } from './confirm-first.tsx';

/** What someone sees who opens the link of an invite. */
export function InviteCard({ secret }: { secret: string }) {
  const params = { secret };
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(query(readBusinessInvite, { params }));
  const accept = useCall(acceptBusinessInvite, {
    refreshes: [listBusinesses, getBusiness],
    onSuccess({ id }) {
      actAs({ id, name: data!.business });
      void navigate(href('/business/:businessId/dashboard', { businessId: id }));
    },
  });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-44 rounded-card" />;
  const { business, by, role, businessId, boundTo, isYours, needsConfirming } = data;
  return (
    <Card field="leaf" padding="lg" className="grid justify-items-start gap-4">
      <h2 className="text-2xl">
        {by ? <span dir="auto">{by}</span> : 'Someone'} invites you to <span dir="auto">{business}</span>
      </h2>
      <p>
        Your role would be {roleNames[role]}. {roleWords[role]}.
      </p>
      {businessId ? (
        <Button asChild>
          <Link to={href('/business/:businessId/dashboard', { businessId })}>You’re a member: open it</Link>
        </Button>
      ) : isYours ? (
        <Button pending={accept.isPending} onClick={() => accept.mutate({ params })}>
          Join {business}
        </Button>
      ) : needsConfirming ? (
        <ConfirmFirst onConfirmed={() => void refetch()} pending={isFetching} />
      ) : (
        <Notice tone="warning" title="This invite is for another address">
          It was sent to {boundTo}. Sign in with that address, or ask for a new invite.
        </Notice>
      )}
      <Failure error={accept.error} />
    </Card>
  );
}
