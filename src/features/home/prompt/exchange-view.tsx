import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import type { Exchange } from './conversation.ts';

interface ExchangeViewProps {
  exchange: Exchange;
  onRetry: () => void;
}

export function ExchangeView({ exchange, onRetry }: ExchangeViewProps) {
  return (
    <article className="grid scroll-mb-24 grid-cols-[minmax(0,1fr)] gap-3">
      <p className="line-clamp-3 font-medium whitespace-pre-line text-muted wrap-anywhere">
        <span className="sr-only">You asked: </span>
        {exchange.question}
      </p>
      <Outcome exchange={exchange} onRetry={onRetry} />
    </article>
  );
}

function Outcome({ exchange, onRetry }: ExchangeViewProps) {
  switch (exchange.is) {
    case 'thinking':
      return (
        <div className="grid min-h-24 content-start gap-3 pt-1">
          <span className="sr-only">The panda is thinking.</span>
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      );
    case 'failed':
      return (
        <div className="grid justify-items-start gap-3 rounded-card bg-blush p-5">
          <p>{exchange.words}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'answered':
      return (
        <div className="grid min-h-24 animate-rise-in content-start gap-4">
          <AnswerText text={exchange.message} topHeading={2} className="text-lg" />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <SourceList sources={exchange.sources} />
            <CopyButton value={exchange.message} variant="ghost" className="-ml-4" />
          </div>
        </div>
      );
  }
}
