import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Link } from 'react-router';
import type { ConsensusData } from '#features/consensus/data.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { TurnFacts } from '#tools/talk/use-turn.ts';

interface TurnEndProps {
  facts: TurnFacts;
  data: ConsensusData | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** How a turn ended when it did not end well: stopped, cut off, or with nothing at all. */
export function TurnEnd({ facts, data, isRetrying, onRetry }: TurnEndProps) {
  if (isAllFailed(facts, data))
    return (
      <ErrorState
        title="No answers"
        onRetry={onRetry}
        retrying={isRetrying}
        action={
          <Button asChild variant="secondary">
            <Link to={href('/ai-models')}>See engine status</Link>
          </Button>
        }
        className="py-2"
      >
        {facts.error ?? 'Your question is saved. Ask again, or choose other engines.'}
      </ErrorState>
    );
  const again = (
    <Button variant="secondary" size="sm" pending={isRetrying} onClick={onRetry}>
      <RotateCcw aria-hidden /> Ask everyone again
    </Button>
  );
  if (facts.state === 'stopped')
    return (
      <Notice title="Stopped" action={again}>
        The text so far is saved.
      </Notice>
    );
  if (facts.state === 'incomplete' || facts.state === 'failed')
    return (
      <Notice tone="warning" title="Incomplete answer" action={again}>
        {facts.error ?? 'Interrupted. The text so far is saved.'}
      </Notice>
    );
  return null;
}

export function isAllFailed(facts: Pick<TurnFacts, 'state'>, data: ConsensusData | null): boolean {
  const isOver = facts.state !== 'running' && facts.state !== 'queued';
  const members = data?.members ?? [];
  if (!isOver || facts.state === 'stopped') return false;
  return members.length === 0 ? facts.state !== 'done' : members.every(({ state }) => state === 'failed');
}
