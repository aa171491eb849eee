import { useQuery } from '@tanstack/react-query';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button, type ButtonProps } from '#kit/ui/button.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';
import { toast } from '#kit/ui/toast.ts';
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
  const onError = (error: Error) =>
    toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });
  const refreshes = [followState, listFollows, ...shows];
  const follow = useCall(followPerson, { refreshes });
  const unfollow = useCall(unfollowPerson, { refreshes });
  const isFollowing = data?.following ?? false;
  const { mutate, isPending } = isFollowing ? unfollow : follow;
  return (
    <Button
      size={size}
      variant={isFollowing ? 'secondary' : 'primary'}
      disabled={!data}
      pending={isPending}
      onClick={() => mutate({ params }, { onError })}
    >
      {isFollowing ? <UserRoundCheck aria-hidden /> : <UserRoundPlus aria-hidden />}
      {isFollowing ? 'Following' : data?.followsYou ? 'Follow back' : 'Follow'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
