import Heart from 'lucide-react/icons/heart';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { CreationView } from '../contract.ts';
import { useLike } from '../use-creation.ts';

interface LikeButtonProps {
  creation: CreationView;
  signedIn: boolean;
}

export function LikeButton({ creation, signedIn }: LikeButtonProps) {
  const { liked, likes, id } = creation;
  const like = useLike(creation);
  const count = <span className="tabular-nums">{likes}</span>;
  if (!signedIn)
    return (
      <Button asChild variant="secondary">
        <Link to={href('/login', { return_url: href('/gallery/:id', { id }) })}>
          <Heart aria-hidden /> Like {count}
        </Link>
      </Button>
    );
  return (
    <Button variant="secondary" aria-pressed={liked} onClick={() => like.mutate(!liked)}>
      <Heart aria-hidden className={cn(liked && 'fill-danger stroke-danger')} /> Like {count}
    </Button>
  );
}
