import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { SourceList } from '#kit/ui/source-list.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { OutputView } from '#tools/kinds/output-view.tsx';
import { SendTo } from '#tools/page/send-to.tsx';
import { retryMessage, threadRun, type ThreadMessage } from '../contract.ts';
import { isAtLeast } from '../roles.ts';
import type { OpenThread } from '../use-thread.ts';

/** The same for its head and its card: asked once, and again when the thread's channel says that it ended. */
export function useThreadRun(message: ThreadMessage) {
  const wanted = query(threadRun, { params: { id: message.id } });
  return useQuery({
    ...wanted,
    enabled: !message.deleted,
    // Another run of the same message is another answer.
    queryKey: [...wanted.queryKey, message.runId],
  });
}

/** What a tool made in the thread: looked at here, opened in full, run again or sent on. */
export function RunCard({ thread, message }: { thread: OpenThread; message: ThreadMessage }) {
  const { view } = thread;
  const [isWhole, setWhole] = useState(false);
  const { data: run, error } = useThreadRun(message);
  const retry = useCall(retryMessage, { onSuccess: (next) => thread.store.take(next) });
  if (error) return <p className="text-sm text-muted">{wordsOf(error)}</p>;
  if (!run)
    return (
      <p className="flex items-center gap-2 text-muted">
        <Spinner /> {message.text}
      </p>
    );
  const isMine = message.author?.id === view.me;
  const mayRetry = thread.mayWrite && (isMine || (view.role !== null && isAtLeast(view.role, 'editor')));
  return (
    <section
      aria-label={`${run.toolTitle}: ${run.title}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4"
    >
      {isOpen(run.state) ? (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner /> {run.step ?? 'Working on it'}
        </p>
      ) : run.state === 'failed' ? (
        <p className="text-danger">{run.error ?? 'Something went wrong.'}</p>
      ) : (
        <div className={cn('relative', !isWhole && 'max-h-80 overflow-hidden')}>
          <OutputView kind={run.kind} output={run.output} input={run.input} />
          {!isWhole && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-x-0 top-64 h-16 bg-linear-to-b from-transparent to-surface"
            />
          )}
        </div>
      )}
      <QuotedHere threadId={view.id} data={run.output.data} />
      {!isOpen(run.state) && (
        <div className="flex flex-wrap gap-2">
          {run.state !== 'failed' && (
            <Button size="sm" variant="secondary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show less' : 'Show all'}
            </Button>
          )}
          {run.path && (
            <Button asChild size="sm" variant="secondary">
              <Link to={run.path}>
                <ExternalLink aria-hidden /> Open
              </Link>
            </Button>
          )}
          {mayRetry && (
            <Button
              size="sm"
              variant="secondary"
              pending={retry.isPending}
              onClick={() => retry.mutate({ params: { id: message.id } })}
            >
              <RotateCcw aria-hidden /> Run again
            </Button>
          )}
          {run.isMine && <SendTo kind={run.kind} tool={run.tool} sent={{ from: run.id }} />}
        </div>
      )}
      {retry.error && (
        <p role="alert" className="text-sm text-danger">
          {wordsOf(retry.error)}
        </p>
      )}
    </section>
  );
}

const quoting = z.object({
  members: z.array(
    z.object({ sources: z.array(z.object({ title: z.string(), href: z.string().optional() })) }),
  ),
});

/** Messages of the thread that the answer quotes, in sight also where it is long. */
function QuotedHere({ threadId, data }: { threadId: string; data: unknown }) {
  const here = `${href('/threads/:id', { id: threadId })}?message=`;
  const sources = (quoting.safeParse(data).data?.members ?? [])
    .flatMap((member) => member.sources)
    .filter((one, at, all) => all.findIndex((other) => other.href === one.href) === at)
    .filter((one) => one.href?.startsWith(here));
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-muted">See the message:</span>
      <SourceList sources={sources} />
    </div>
  );
}

const isOpen = (state: string) => state === 'queued' || state === 'running';
