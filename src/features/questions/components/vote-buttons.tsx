import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useVote } from '../use-question.ts';
import { several } from '../words.ts';

interface VoteButtonsProps {
  questionId: string;
  post: { id: string; votes: number; myVote: number; mine: boolean; hidden: object | null };
  /** What is voted on: `question`, `answer by Ben`. */
  what: string;
  signedIn: boolean;
}

/** Pressing what is pressed takes it back. Nobody votes on their own words. */
export function VoteButtons({ questionId, post, what, signedIn }: VoteButtonsProps) {
  const { id: postId, votes, myVote, mine, hidden } = post;
  const vote = useVote({ questionId, postId });
  const press = (wanted: 1 | -1) =>
    vote.mutate({ to: myVote === wanted ? 0 : wanted, from: { votes, myVote } });
  const count = (
    <span
      className="min-w-8 text-center font-semibold tabular-nums"
      aria-label={several(votes, 'vote')}
      role="img"
    >
      {votes < 0 ? `−${-votes}` : votes}
    </span>
  );
  if (mine || hidden || !signedIn)
    return (
      <div className="flex items-center sm:w-11 sm:flex-col">
        {count}
        <span aria-hidden className="text-sm text-muted max-sm:ml-1">
          {Math.abs(votes) === 1 ? 'vote' : 'votes'}
        </span>
      </div>
    );
  return (
    <div className="flex items-center sm:flex-col">
      <IconButton
        label={`The ${what} helps`}
        aria-pressed={myVote === 1}
        className={cn(myVote === 1 && 'bg-bamboo-soft text-bamboo-deep')}
        onClick={() => press(1)}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      {count}
      <IconButton
        label={`The ${what} does not help`}
        aria-pressed={myVote === -1}
        className={cn(myVote === -1 && 'bg-blush text-danger')}
        onClick={() => press(-1)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </div>
  );
}
