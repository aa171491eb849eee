import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { actAs, useActing } from '#kit/businesses/acting-tab.ts';
import { roleNames } from '#kit/businesses/roles.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { InviteCard } from '../components/invite-card.tsx';
import { MakeBusiness } from '../components/make-business.tsx';
import { answerBusinessInvite, listBusinesses, readBusinessInvite, type Invitation } from '../contract.ts';
import { count } from '../words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listBusinesses]);
}

export default function MyBusinesses() {
  const { data, error, refetch, isFetching } = useQuery(query(listBusinesses));
  const [search] = useSearchParams();
  const secret = search.get('invite');
  const { data: opened, isLoading: isOpening } = useQuery({
    ...query(readBusinessInvite, { params: { secret: secret ?? '' } }),
    enabled: secret !== null,
  });
  // The one whose link was opened stands above.
  const invitations = isOpening ? [] : (data?.invitations.filter(({ id }) => id !== opened?.id) ?? []);
  const acting = useActing();
  return (
    <div className="pb-16">
      <PageHeader
        title="My businesses"
        lede="Work together under one name: shared results, one plan, and keys that belong to the business."
        actions={<MakeBusiness />}
      />
      <div className="grid gap-8">
        {secret && <InviteCard secret={secret} />}
        {error && (
          <ErrorState
            title="Your businesses couldn’t be loaded"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton className="h-40 rounded-card" />}
        {invitations.length > 0 && (
          <Section title="Invitations" className="py-0">
            <ul className="grid gap-4 md:grid-cols-2">
              {invitations.map((one) => (
                <InvitationRow key={one.id} invitation={one} />
              ))}
            </ul>
          </Section>
        )}
        {data && data.items.length === 0 && (
          <EmptyState
            sample={[
              { title: 'Bamboo & Sons', detail: 'You are the owner. 4 people, Plus, 12 results this week.' },
            ]}
          >
            You don’t belong to a business yet. Create one, or open an invite link.
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <ul className="grid gap-4 md:grid-cols-2">
            {data.items.map(({ id, name, handle, picture, role, members, dissolvesAt }) => (
              <li key={id}>
                <Card interactive className="flex h-full items-center gap-4">
                  <Avatar name={name} src={picture} size="lg" />
                  <div className="grid min-w-0 flex-1 gap-1">
                    <Link
                      to={href('/business/:businessId/dashboard', { businessId: id })}
                      dir="auto"
                      className={`truncate text-lg font-semibold ${cardLink}`}
                    >
                      {name}
                    </Link>
                    <p className="truncate text-muted">
                      @{handle} · {members === 1 ? '1 person' : `${members} people`}
                    </p>
                    <p className="flex flex-wrap gap-2">
                      <Badge>{roleNames[role]}</Badge>
                      {acting?.id === id && <Badge tone="leaf">Active</Badge>}
                      {dissolvesAt && <Badge tone="danger">Needs an owner</Badge>}
                    </p>
                  </div>
                  {acting?.id !== id && (
                    <Button
                      size="sm"
                      variant="secondary"
                      className="relative z-10"
                      aria-label={`Act as ${name}`}
                      onClick={() => actAs({ id, name })}
                    >
                      Act as
                    </Button>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-prose text-muted">
          While you act as a business, a blue line at the top of every page shows it. Your work and credits
          then count for the business. {count(200, 'free credit')} a month are for personal accounts. A
          business starts with none, and can use Bamboo for free.
        </p>
      </div>
    </div>
  );
}

function InvitationRow({ invitation: { id, business, by, role } }: { invitation: Invitation }) {
  const navigate = useNavigate();
  const answer = useCall(answerBusinessInvite, {
    refreshes: [listBusinesses],
    onSuccess({ id: joined }) {
      if (!joined) return;
      actAs({ id: joined, name: business });
      void navigate(href('/business/:businessId/dashboard', { businessId: joined }));
    },
  });
  return (
    <Card asChild field="leaf">
      <li className="grid gap-3">
        <p>
          <strong dir="auto">{by ?? 'Someone'}</strong> invites you to <strong dir="auto">{business}</strong>{' '}
          as {roleNames[role]}.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            pending={answer.isPending}
            onClick={() => answer.mutate({ params: { id }, body: { accept: true } })}
          >
            Join {business}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ params: { id }, body: { accept: false } })}
          >
            Decline
          </Button>
        </div>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {answer.error && wordsOf(answer.error)}
        </p>
      </li>
    </Card>
  );
}
