import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef, useState } from 'react';
import { isAtLeast, roleNames, roleWords } from '#kit/businesses/roles.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listColleagues, type BusinessView } from '../contract.ts';
import { Invite } from './invite.tsx';
import { InviteRow } from './invite-row.tsx';
import { LeftLinks } from './left-links.tsx';
import { Person } from './person.tsx';

export function PeopleTab({ business }: { business: BusinessView }) {
  const { id, role } = business;
  const [inviting, setInviting] = useState(false);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const { data, error, refetch, isFetching } = useQuery(
    query(listColleagues, { params: { businessId: id } }),
  );
  if (error)
    return (
      <ErrorState title="People couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  const isAdmin = isAtLeast(role, 'admin');
  return (
    <>
      <Section
        title="People"
        lede="Members’ work stays with the business when they leave."
        className="py-2"
        actions={
          isAdmin && (
            <Button ref={inviteButton} onClick={() => setInviting(true)}>
              <UserPlus aria-hidden />
              Invite
            </Button>
          )
        }
      >
        <ul className="grid gap-3">
          {data.items.map((person) => (
            <Person key={person.id} person={person} business={business} isMe={person.id === data.me} />
          ))}
        </ul>
      </Section>
      {isAdmin && data.invites.length > 0 && (
        <Section title="Open invites">
          <ul className="grid gap-3">
            {data.invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} businessId={id} />
            ))}
          </ul>
        </Section>
      )}
      {isAdmin && <LeftLinks businessId={id} />}
      <Section title="What each role can do">
        <dl className="grid gap-3">
          {(['member', 'billing', 'admin', 'owner'] as const).map((one) => (
            <div key={one} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
              <dt className="font-semibold">{roleNames[one]}</dt>
              <dd className="text-muted">{roleWords[one]}.</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Invite businessId={id} open={inviting} onOpenChange={setInviting} from={inviteButton} />
    </>
  );
}
