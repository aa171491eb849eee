import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import Laptop from 'lucide-react/icons/laptop';
import LogOut from 'lucide-react/icons/log-out';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { endOtherSessions, endSession, listSessions, type DeviceSession } from '../security-contract.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

const icons = { computer: Laptop, phone: Smartphone, tablet: Tablet, other: Globe };

export function SessionsPanel() {
  const sessions = useQuery(query(listSessions));
  const hasOthers = sessions.data?.items.some(({ current }) => !current) ?? false;
  const end = useCall(endSession, {
    refreshes: [listSessions],
    onSuccess: () => toast({ title: 'Signed out' }),
  });
  return (
    <Panel
      title="Where you are signed in"
      lede="Sign out any device you don’t recognise, then change your password."
      aside={hasOthers && <EndOthers />}
    >
      <Loaded query={sessions}>
        {({ items }) => (
          <ItemList label="Your sessions">
            {items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                pending={end.isPending && end.variables?.params.id === session.id}
                onEnd={() => end.mutate({ params: { id: session.id } })}
              />
            ))}
          </ItemList>
        )}
      </Loaded>
      <Failure error={end.error} />
    </Panel>
  );
}

interface SessionRowProps {
  session: DeviceSession;
  pending: boolean;
  onEnd: () => void;
}

function SessionRow({
  session: { device, kind, address, current, lastActiveAt },
  pending,
  onEnd,
}: SessionRowProps) {
  const name = device.charAt(0).toUpperCase() + device.slice(1);
  return (
    <ItemRow
      icon={icons[kind]}
      title={
        <>
          {name}
          {current && <Badge tone="leaf">This browser</Badge>}
        </>
      }
      detail={
        <>
          {current ? (
            'Active now'
          ) : (
            <>
              Last active <Time value={lastActiveAt} />
            </>
          )}
          {address && ` · ${address}`}
        </>
      }
      actions={
        !current && (
          <IconButton label={`Sign out ${name}`} pending={pending} onClick={onEnd}>
            <LogOut aria-hidden />
          </IconButton>
        )
      }
    />
  );
}

function EndOthers() {
  const end = useCall(endOtherSessions, {
    refreshes: [listSessions],
    onSuccess: ({ ended }) =>
      toast({ title: `Signed out in ${ended} other ${ended === 1 ? 'place' : 'places'}` }),
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm">
          Sign out everywhere else
        </Button>
      }
      title="Sign out everywhere else?"
      description="Only this browser stays signed in. API keys keep working."
      confirmLabel="Sign out the others"
      onConfirm={() => inWords(end.mutateAsync())}
    />
  );
}
