import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import type { QuestionView } from '../contract.ts';

interface EngineAnswerProps {
  engine: QuestionView['engine'];
  title: string;
}

/** What Bamboo found, never to be taken for a person's answer; or that it found nothing, and where it looked. */
export function EngineAnswer({ engine, title }: EngineAnswerProps) {
  const { state, text, sources, lookedAt } = engine;
  return (
    <Card asChild field="sunken">
      <section aria-label="Answer by Bamboo" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Panda mood={state === 'waiting' ? 'think' : 'idle'} size={40} />
          <h3 className="text-lg">Bamboo</h3>
          <Badge tone="outline">{state === 'abstained' ? 'No answer' : 'Engine, not a person'}</Badge>
        </div>
        {state === 'waiting' ? (
          <div role="status" className="grid gap-2.5">
            <span className="sr-only">Bamboo is looking for an answer.</span>
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
          </div>
        ) : (
          <AnswerText text={text} topHeading={4} />
        )}
        {sources.length > 0 && (
          <div className="grid gap-1">
            <p className="text-sm font-medium text-muted">Sources</p>
            <SourceList sources={sources} />
          </div>
        )}
        {lookedAt.length > 0 && <p className="text-sm text-muted">Searched: {lookedAt.join(', ')}.</p>}
        {state === 'abstained' && (
          <p className="text-sm">
            <Link to={href('/universal-hub', { q: title })}>Ask several engines</Link>
          </p>
        )}
      </section>
    </Card>
  );
}
