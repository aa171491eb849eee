import { useCall } from '#kit/contract/use-call.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { liftBoundary, listBoundaries, setBoundary, type BoundaryKind } from '#kit/boundaries/contract.ts';
import { useBoundary } from './use-boundary.ts';

interface BoundaryItemsProps {
  person: { handle: string; name: string };
  /** Lists that show what they say. */
  refreshes?: readonly AnyEndpoint[];
}

const doneWords = {
  mute: 'You won’t see what they post. They aren’t notified.',
  block: 'You won’t see each other’s posts, and they can’t contact you. They aren’t notified.',
} as const;
const pastWords = { mute: 'Muted', block: 'Blocked' } as const;

/** In a menu about a person: mute and block, or the way back. */
export function BoundaryItems({ person: { handle, name }, refreshes = [] }: BoundaryItemsProps) {
  const known = useBoundary({ handle });
  const params = { handle };
  const options = { refreshes: [listBoundaries, ...refreshes] };
  const lift = useCall(liftBoundary, options);
  const set = useCall(setBoundary, options);
  const choose = (kind: BoundaryKind) =>
    set.mutate(
      { params, body: { kind } },
      {
        onError: toastError,
        onSuccess: () =>
          toast({
            title: `${pastWords[kind]} ${name}`,
            description: doneWords[kind],
            action: {
              label: 'Undo',
              altText: 'Your settings list the people you muted or blocked',
              onSelect: () => lift.mutate({ params }, { onError: toastError }),
            },
          }),
      },
    );
  return (
    <>
      {known === 'mute' ? (
        <DropdownMenuItem onSelect={() => lift.mutate({ params }, { onError: toastError })}>
          Unmute
        </DropdownMenuItem>
      ) : (
        known !== 'block' && <DropdownMenuItem onSelect={() => choose('mute')}>Mute</DropdownMenuItem>
      )}
      {known === 'block' ? (
        <DropdownMenuItem onSelect={() => lift.mutate({ params }, { onError: toastError })}>
          Unblock
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem danger onSelect={() => choose('block')}>
          Block
        </DropdownMenuItem>
      )}
    </>
  );
}
