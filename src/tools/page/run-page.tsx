import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { wordsOf } from '#kit/contract/use-call.ts';
import { cn } from '#kit/ui/cn.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useAttachments } from '../attach/use-attachments.ts';
import { useRun, type ToolRunState } from '../follow/use-run.ts';
import { isOpen } from '../run/run.ts';
import { BegunFromCreation } from './begun-from.tsx';
import { Examples } from './examples.tsx';
import { NotHere } from './not-here.tsx';
import { ResultActions } from './result-actions.tsx';
import { RunResult } from './run-result.tsx';
import { RunWaiting } from './run-waiting.tsx';
import { ToolFormCard } from './tool-form.tsx';
import type { ToolPageProps } from './tool-page.tsx';
import { useSentInput } from './use-sent-input.ts';
import { useToolEngines } from './use-tool-engines.ts';
import { useToolForm } from './use-tool-form.ts';

const browserEngine = 'browser/language-model';

/** What goes in on one side, what comes out on the other. */
export function RunPage<Input extends z.ZodObject>(props: ToolPageProps<Input>) {
  const { tool, action, children, isWide = false } = props;
  const state = useRun(tool.id);
  const attachments = useAttachments(tool.files);
  const form = useToolForm(tool, state.failure, attachments.ids);
  const engines = useToolEngines(tool);
  const result = useRef<HTMLElement>(null);
  const [filledBy, setFilledBy] = useState<string>();
  // A run that is opened brings back what was asked.
  if (state.run && state.run.id !== filledBy) {
    setFilledBy(state.run.id);
    form.fill(state.run.input as z.input<Input>);
    attachments.clear();
  }
  const sent = useSentInput(tool);
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }

  // Whoever opens a result came for it; on a small screen the form stands below it then.
  const [search] = useSearchParams();
  const [isReopened] = useState(() => search.has('run'));
  const hasResult = Boolean(state.run) || state.isStarting || state.isLoading || state.isMissing;

  return (
    <>
      <PageHeader title={tool.title} lede={tool.description} />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16',
          !isWide && 'lg:grid-cols-2 lg:gap-8',
        )}
      >
        <ToolFormCard
          tool={tool}
          form={form}
          attachments={attachments}
          engines={engines}
          action={action}
          hasResult={hasResult}
          isBusy={state.isStarting || (state.run !== undefined && isOpen(state.run.state))}
          warning={sent?.failure}
          problem={state.failure ? wordsOf(state.failure) : undefined}
          onBrowserAi={() => {
            // What the rules made is made again, better; the other stays in the history.
            if (state.run && !isOpen(state.run.state)) state.retry(browserEngine);
          }}
          onSubmit={(input) => {
            state.start({ input, engine: engines.engine, remixOf: sent?.remixOf });
            // Below the form it would stay out of sight.
            const isBelow = isWide || window.matchMedia('(width < 64rem)').matches;
            result.current?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
          }}
        >
          {children(form, attachments)}
        </ToolFormCard>
        <section
          ref={result}
          aria-label="Result"
          className={cn('min-h-72 scroll-mt-24 scroll-mb-6', isReopened && hasResult && 'max-lg:order-first')}
        >
          {hasResult ? (
            <Result state={state} engine={engines.engine} />
          ) : (
            tool.examples.length > 0 && (
              <div className="rounded-card bg-sunken p-6 sm:p-8">
                <Examples stacked examples={tool.examples} onPick={form.fill} />
              </div>
            )
          )}
        </section>
      </div>
    </>
  );
}

function Result({ state, engine }: { state: ToolRunState; engine: string | undefined }) {
  const { run } = state;
  if (state.isMissing) return <NotHere what="Result" onNew={() => state.show(null)} />;
  if (!run)
    return (
      <RunWaiting state={state}>
        <Waiting />
      </RunWaiting>
    );
  return (
    <div className="lg:py-8">
      {run.remixOf && (
        <div className="mb-4">
          <BegunFromCreation id={run.remixOf} />
        </div>
      )}
      <RunResult
        run={run}
        isConnected={state.isConnected}
        isStopping={state.isStopping}
        isRetrying={state.isStarting}
        onStop={state.stop}
        onRetry={() => state.retry(engine)}
        actions={<ResultActions run={run} />}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-3 lg:py-8">
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
