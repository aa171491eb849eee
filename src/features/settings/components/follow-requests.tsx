import { Link } from 'react-router';
import { Failure } from '#kit/contract/failure.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import {
  approveFollower,
  followState,
  listFollows,
  removeFollower,
  type NamedPerson,
} from '#social/people/contract.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';

/** Who asks to follow, where followers are approved. */
export function FollowRequests({ people }: { people: readonly NamedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="follow-requests" className="mb-4">
      <h3 id="follow-requests" className="text-lg">
        Requests
      </h3>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {people.map((person) => (
          <Request key={person.handle} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Request({ person: { handle, name, picture } }: { person: NamedPerson }) {
  const refreshes = [listFollows, followState];
  const approve = useCall(approveFollower, {
    refreshes,
    onSuccess: () => void toast({ title: `${name} follows you now` }),
  });
  const decline = useCall(removeFollower, {
    refreshes,
    onSuccess: () => void toast({ title: 'Request declined' }),
  });
  const params = { handle };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar name={name} src={picture} />
      <Link
        to={href('/profile/:handle', { handle: handle.toLowerCase() })}
        className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere text-ink"
      >
        <bdi>{name}</bdi> <span className="text-muted">@{handle}</span>
      </Link>
      <div className="flex gap-2">
        <Button
          size="sm"
          pending={approve.isPending}
          aria-label={`Approve ${name}`}
          onClick={() => approve.mutate({ params })}
        >
          Approve
        </Button>
        <Button
          size="sm"
          variant="secondary"
          pending={decline.isPending}
          aria-label={`Decline ${name}`}
          onClick={() => decline.mutate({ params })}
        >
          Decline
        </Button>
      </div>
      <Failure error={approve.error ?? decline.error} />
    </li>
  );
}
