import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import {
  followState,
  listFollows,
  removeFollower,
  unfollowPerson,
  type NamedPerson,
} from '#social/people/contract.ts';
import { FollowRequests } from './follow-requests.tsx';
import { WhoCanFollow } from './who-can-follow.tsx';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function FollowersPanel() {
  const people = useQuery(query(listFollows));
  return (
    <>
      <Panel
        title="Followers"
        lede="Followers see what you show to followers. Remove someone here, or block them to keep them from following again. They aren’t notified."
      >
        <WhoCanFollow />
        <Loaded query={people}>{({ requests }) => <FollowRequests people={requests} />}</Loaded>
        <Loaded query={people}>
          {({ followers }) => (
            <People people={followers} call={removeFollower} label="Remove" done="no longer follows you">
              Nobody follows you yet.
            </People>
          )}
        </Loaded>
      </Panel>
      <Panel title="Following" lede="Only you see this list.">
        <Loaded query={people}>
          {({ following, requested }) => (
            <People
              people={[...requested, ...following]}
              call={unfollowPerson}
              label="Unfollow"
              done="is no longer followed"
            >
              You follow nobody yet. Press Follow on someone’s profile, and the pulse can show only them.
            </People>
          )}
        </Loaded>
      </Panel>
    </>
  );
}

interface PeopleProps {
  people: readonly NamedPerson[];
  call: typeof removeFollower | typeof unfollowPerson;
  label: string;
  done: string;
  children: string;
}

function People({ people, call, label, done, children }: PeopleProps) {
  if (people.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to={href('/Directory')}>Find people</Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    );
  return (
    <ul className="max-h-96 divide-y divide-line overflow-y-auto">
      {people.map((person) => (
        <PersonRow key={person.handle} person={person} call={call} label={label} done={done} />
      ))}
    </ul>
  );
}

interface PersonRowProps extends Omit<PeopleProps, 'people' | 'children'> {
  person: NamedPerson;
}

function PersonRow({ person: { handle, name, picture }, call, label, done }: PersonRowProps) {
  const act = useCall(call, {
    refreshes: [listFollows, followState],
    onSuccess: () => toast({ title: `${name} ${done}` }),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar name={name} src={picture} />
      <Link
        to={href('/profile/:handle', { handle: handle.toLowerCase() })}
        className="min-w-0 flex-1 font-medium wrap-anywhere text-ink"
      >
        <bdi>{name}</bdi> <span className="text-muted">@{handle}</span>
      </Link>
      <Button
        size="sm"
        variant="secondary"
        pending={act.isPending}
        aria-label={`${label} ${name}`}
        onClick={() => act.mutate({ params: { handle } })}
      >
        {label}
      </Button>
      <Failure error={act.error} />
    </li>
  );
}
