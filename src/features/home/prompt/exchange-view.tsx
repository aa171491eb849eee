import { lazy, Suspense, useEffect } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { Answered } from './answer-view.tsx';
import type { Exchange } from './conversation.ts';

// Asked for with the question, so that it is there when the answer is.
const loadAnswer = () => import('./answer-view.tsx').catch(() => ({ default: AnswerAsWritten }));
const AnswerView = lazy(loadAnswer);

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
      return <Thinking />;
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
        <Suspense fallback={<AnswerAsWritten answer={exchange} />}>
          <AnswerView answer={exchange} />
        </Suspense>
      );
  }
}

export function Thinking({ words = 'The panda is thinking.' }: { words?: string }) {
  useEffect(() => void loadAnswer(), []);
  return (
    <div className="grid min-h-24 content-start gap-3 pt-1">
      <span className="sr-only">{words}</span>
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}

function AnswerAsWritten({ answer }: { answer: Answered }) {
  return (
    <p dir="auto" className="min-h-24 text-lg whitespace-pre-line wrap-anywhere">
      {answer.message}
    </p>
  );
}
