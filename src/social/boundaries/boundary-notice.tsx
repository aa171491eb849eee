import { Failure } from '#kit/contract/failure.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { liftBoundary, listBoundaries, type BoundaryKind } from '#kit/boundaries/contract.ts';

interface BoundaryNoticeProps {
  person: { handle: string; name: string };
  kind: BoundaryKind;
  /** Lists that show what they say. */
  refreshes?: readonly AnyEndpoint[];
}

/** On the page of someone muted or blocked: that they are, and the way back. */
export function BoundaryNotice({ person: { handle, name }, kind, refreshes = [] }: BoundaryNoticeProps) {
  const isBlocked = kind === 'block';
  const lift = useCall(liftBoundary, { refreshes: [listBoundaries, ...refreshes] });
  return (
    <>
      <Notice
        action={
          <Button
            size="sm"
            variant="secondary"
            pending={lift.isPending}
            onClick={() => lift.mutate({ params: { handle } })}
          >
            {isBlocked ? 'Unblock' : 'Unmute'}
          </Button>
        }
      >
        You {isBlocked ? 'blocked' : 'muted'} <bdi>{name}</bdi>.
      </Notice>
      {lift.error && <Failure error={lift.error} />}
    </>
  );
}
