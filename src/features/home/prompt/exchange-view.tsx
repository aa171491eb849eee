import BookOpen from 'lucide-react/icons/book-open';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Source } from '#features/assistant/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { isSafeLink } from './answer-markup.ts';
import { AnswerText } from './answer-text.tsx';
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
          <AnswerText text={exchange.message} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Sources sources={exchange.sources} />
            <CopyButton value={exchange.message} variant="ghost" className="-ml-4" />
          </div>
        </div>
      );
  }
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const shown = sources.filter(({ href }) => isSafeLink(href));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Sources" className="flex flex-wrap gap-x-5 gap-y-1">
      {shown.map(({ title, href }) => (
        <li key={href}>
          <SourceLink href={href}>
            <BookOpen aria-hidden className="size-4 shrink-0" />
            {title}
          </SourceLink>
        </li>
      ))}
    </ul>
  );
}

function SourceLink({ href, children }: { href: string; children: ReactNode }) {
  const look =
    'inline-flex min-h-9 items-center gap-2 font-medium text-bamboo-deep underline decoration-1 underline-offset-4 hover:decoration-2';
  return href.startsWith('/') ? (
    <Link to={href} className={look}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="noreferrer" className={look}>
      {children}
    </a>
  );
}
