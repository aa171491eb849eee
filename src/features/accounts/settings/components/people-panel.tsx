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
import { ItemList, ItemRow } from './item-row.tsx';
import { Loaded } from './loaded.tsx';
import { Panel } from './panel.tsx';

export function PeoplePanel() {
  const people = useQuery(query(listBoundaries));
  return (
    <Panel
      title="Muted and blocked people"
      lede="You do not see what they say. Those you blocked cannot like, comment on or invite you to anything either. Nobody is told."
    >
      <Loaded query={people}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sample={[{ title: 'Sam (@sam)', detail: 'Muted. Unmute.' }]}>
              You have not muted or blocked anyone. You can from the menu on their profile.
            </EmptyState>
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
