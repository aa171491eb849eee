import { useQuery } from '@tanstack/react-query';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { query } from '#kit/contract/query.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button, type ButtonProps } from '#kit/ui/button.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';
import { followPerson, followState, listFollows, unfollowPerson } from './contract.ts';

interface FollowButtonProps {
  person: { handle: string; name: string };
  size?: ButtonProps['size'];
  /** What followers see more of: it is there at once. */
  shows?: readonly AnyEndpoint[];
}

/** For members, about someone else. */
export function FollowButton({ person: { handle, name }, size, shows = [] }: FollowButtonProps) {
  const params = { handle };
  const { data } = useQuery(query(followState, { params }));
  const refreshes = [followState, listFollows, ...shows];
  const follow = useCall(followPerson, { refreshes });
  const unfollow = useCall(unfollowPerson, { refreshes });
  const isRequested = data?.requested ?? false;
  const isFollowing = data?.following ?? false;
  const hasBegun = isFollowing || isRequested;
  const { mutate, isPending } = hasBegun ? unfollow : follow;
  return (
    <Button
      size={size}
      variant={hasBegun ? 'secondary' : 'primary'}
      disabled={!data}
      pending={isPending}
      onClick={() => mutate({ params }, { onError: toastError })}
    >
      {hasBegun ? <UserRoundCheck aria-hidden /> : <UserRoundPlus aria-hidden />}
      {isFollowing ? 'Following' : isRequested ? 'Requested' : data?.followsYou ? 'Follow back' : 'Follow'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
