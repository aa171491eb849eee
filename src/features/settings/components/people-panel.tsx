import { useQuery } from '@tanstack/react-query';
import UserX from 'lucide-react/icons/user-x';
import VolumeX from 'lucide-react/icons/volume-x';
import { liftBoundary, listBoundaries, type Boundary } from '#kit/boundaries/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function PeoplePanel() {
  const people = useQuery(query(listBoundaries));
  return (
    <Panel
      title="Muted and blocked people"
      lede="You don’t see what they post. People you’ve blocked also can’t like, comment or invite you. They aren’t notified."
    >
      <Loaded query={people}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState>You haven’t muted or blocked anyone. Use the menu on a profile to do so.</EmptyState>
          ) : (
            <ItemList label="Muted and blocked">
              {items.map((person) => (
                <PersonRow key={person.handle} person={person} />
              ))}
            </ItemList>
          )
        }
      </Loaded>
    </Panel>
  );
}

function PersonRow({ person: { handle, name, kind, createdAt } }: { person: Boundary }) {
  const isBlocked = kind === 'block';
  const lift = useCall(liftBoundary, {
    refreshes: [listBoundaries],
    onSuccess: () => toast({ title: `${isBlocked ? 'Unblocked' : 'Unmuted'} ${name}` }),
  });
  return (
    <>
      <ItemRow
        icon={isBlocked ? UserX : VolumeX}
        title={`${name} (@${handle})`}
        detail={
          <>
            {isBlocked ? 'Blocked' : 'Muted'} <Time value={createdAt} />
          </>
        }
        actions={
          <Button
            variant="secondary"
            size="sm"
            pending={lift.isPending}
            onClick={() => lift.mutate({ params: { handle } })}
          >
            {isBlocked ? 'Unblock' : 'Unmute'}
          </Button>
        }
      />
      {lift.error && (
        <li className="border-none pb-4">
          <Failure error={lift.error} />
        </li>
      )}
    </>
  );
}
