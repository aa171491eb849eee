import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { liftBoundary, listBoundaries, setBoundary, type BoundaryKind } from './contract.ts';
import { useBoundary } from './use-boundary.ts';

interface BoundaryItemsProps {
  person: { handle: string; name: string };
  /** Lists that show what they say. */
  refreshes?: readonly AnyEndpoint[];
}

const doneWords = {
  mute: 'You no longer see what they say. They are not told.',
  block: 'You do not see each other’s words, and they cannot reach you. They are not told.',
} as const;
const pastWords = { mute: 'Muted', block: 'Blocked' } as const;

/** In a menu about a person: mute and block, or the way back. */
export function BoundaryItems({ person: { handle, name }, refreshes = [] }: BoundaryItemsProps) {
  const known = useBoundary({ handle });
  const params = { handle };
  const onError = (error: Error) =>
    toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });
  const options = { refreshes: [listBoundaries, ...refreshes] };
  const lift = useCall(liftBoundary, options);
  const set = useCall(setBoundary, options);
  const choose = (kind: BoundaryKind) =>
    set.mutate(
      { params, body: { kind } },
      {
        onError,
        onSuccess: () =>
          toast({
            title: `${pastWords[kind]} ${name}`,
            description: doneWords[kind],
            action: {
              label: 'Undo',
              altText: 'Your settings list the people you muted or blocked',
              onSelect: () => lift.mutate({ params }, { onError }),
            },
          }),
      },
    );
  return (
    <>
      {known === 'mute' ? (
        <DropdownMenuItem onSelect={() => lift.mutate({ params }, { onError })}>Unmute</DropdownMenuItem>
      ) : (
        known !== 'block' && <DropdownMenuItem onSelect={() => choose('mute')}>Mute</DropdownMenuItem>
      )}
      {known === 'block' ? (
        <DropdownMenuItem onSelect={() => lift.mutate({ params }, { onError })}>Unblock</DropdownMenuItem>
      ) : (
        <DropdownMenuItem danger onSelect={() => choose('block')}>
          Block
        </DropdownMenuItem>
      )}
    </>
  );
}
