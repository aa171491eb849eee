import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { Panda } from './panda/panda.tsx';

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way on, beside Retry. */
  action?: ReactNode;
  /** For the person who asks support. */
  requestId?: string;
  /** The title's level: 1 where the error is the whole page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Something failed: the panda is sorry, says it in words, and offers a way on. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying, action, requestId, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className={cn('flex flex-col items-start gap-6 py-8 sm:flex-row sm:items-center sm:gap-10', className)}
    >
      <Panda mood="sorry" pose="body" size={150} />
      <div className="grid max-w-prose justify-items-start gap-3">
        <Heading className={level === 1 ? undefined : 'text-2xl'}>{title}</Heading>
        {children && <div className="text-lg text-muted">{children}</div>}
        {(onRetry || action) && (
          <div className="mt-2 flex flex-wrap gap-3">
            {onRetry && (
              <Button onClick={onRetry} pending={retrying}>
                Try again
              </Button>
            )}
            {action}
          </div>
        )}
        {requestId && (
          <p className="mt-2 text-sm text-muted">
            Request <code className="select-all">{requestId}</code>
          </p>
        )}
      </div>
    </div>
  );
}
