import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import type { TopicAnswer } from '../contract.ts';
import { ResultGroup } from './result-group.tsx';

export function NothingOnTopic({ answer: { title, suggestions } }: { answer: TopicAnswer }) {
  return (
    <div className="grid gap-10">
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to={href('/feedback', { type: 'suggestion' })}>Tell us what you were looking for</Link>
          </Button>
        }
      >
        There is no page about “{title}”.
      </EmptyState>
      {suggestions.length > 0 && <ResultGroup title="Try these instead" results={suggestions} />}
    </div>
  );
}
