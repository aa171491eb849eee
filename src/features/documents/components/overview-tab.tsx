import { useSearchParams } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { RunResult } from '#tools/page/run-result.tsx';
import type { DocumentView } from '../contract.ts';
import { documentOverview } from '../overview/tool.ts';
import { useOverview } from './use-overview.ts';

export function OverviewTab({ document }: { document: DocumentView }) {
  const [search] = useSearchParams();
  const { run, isConnected, start, isReading } = useOverview(document, search.get('run') ?? undefined);
  if (start.isError)
    return (
      <Notice
        tone="error"
        title="The overview couldn’t be created"
        action={
          <Button size="sm" variant="secondary" onClick={() => start.mutate()}>
            Try again
          </Button>
        }
      >
        {wordsOf(start.error)}
      </Notice>
    );
  if (!run && isReading)
    return <p className="text-muted">The overview will appear once all pages are read.</p>;
  if (!run || run.tool !== documentOverview.id) return <Skeleton className="h-72 rounded-card" />;
  return (
    <RunResult
      run={run}
      isConnected={isConnected}
      isStopping={false}
      isRetrying={start.isPending}
      onStop={() => undefined}
      onRetry={() => start.mutate()}
      actions={
        <>
          <ResultActions run={run} />
          <Button size="sm" variant="ghost" pending={start.isPending} onClick={() => start.mutate()}>
            Regenerate
          </Button>
        </>
      }
    />
  );
}
