import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { isOpen } from '../run/run.ts';
import type { Tool } from '../define/tool.ts';
import { useChosenEngine } from './use-chosen-engine.ts';
import { useRun, type ToolRunState } from '../follow/use-run.ts';
import { useSentInput } from './use-sent-input.ts';
import { useToolForm, type ToolForm } from './use-tool-form.ts';
import { EnginePicker, type PickableEngine } from './engine-picker.tsx';
import { ResultActions } from './result-actions.tsx';
import { RunResult } from './run-result.tsx';

interface ToolPageProps<Input extends z.ZodObject> {
  tool: Tool<Input>;
  /** All engines there are; those that can do what the tool needs are offered. */
  engines?: readonly PickableEngine[] | undefined;
  /** What the button says. */
  action: string;
  /** The fields of the input. */
  children: (form: ToolForm<Input>) => ReactNode;
}

/** The page of a tool: what goes in on one side, what comes out on the other, and what was made before. */
export function ToolPage<Input extends z.ZodObject>({
  tool,
  engines = [],
  action,
  children,
}: ToolPageProps<Input>) {
  const state = useRun(tool.id);
  const form = useToolForm(tool, state.failure);
  const able = tool.needs ? engines.filter(({ can }) => tool.needs!.every((need) => can.includes(need))) : [];
  const { engine, choose } = useChosenEngine(tool.id, able);
  const result = useRef<HTMLElement>(null);
  const [filledBy, setFilledBy] = useState<string>();
  // A run that is opened brings back what was asked.
  if (state.run && state.run.id !== filledBy) {
    setFilledBy(state.run.id);
    form.fill(state.run.input as z.input<Input>);
  }
  const sent = useSentInput(tool);
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const isBusy = state.isStarting || (state.run !== undefined && isOpen(state.run.state));

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = form.submit();
    if (!input || isBusy) return;
    state.start({ input, engine, remixOf: sent?.remixOf });
    // On phones it is below the form.
    result.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <PageHeader title={tool.title} lede={tool.description} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-2 lg:gap-8">
        <Card asChild padding="lg">
          <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {children(form)}
            {able.length > 0 && <EnginePicker engines={able} value={engine} onChange={choose} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" pending={isBusy}>
                {action}
              </Button>
              {tool.cost && <p className="text-sm text-muted">Costs credits when it is done.</p>}
            </div>
            {sent?.failure && <Notice tone="warning">{sent.failure}</Notice>}
            {state.failure && <Notice tone="error">{wordsOf(state.failure)}</Notice>}
          </form>
        </Card>
        <section ref={result} aria-label="Result" className="min-h-72 scroll-my-6">
          <Result state={state} engine={engine}>
            <Examples tool={tool} onFill={form.fill} />
          </Result>
        </section>
      </div>
    </>
  );
}

interface ResultProps {
  state: ToolRunState;
  engine: string | undefined;
  /** Shown when there is nothing yet. */
  children: ReactNode;
}

function Result({ state, engine, children }: ResultProps) {
  const { run } = state;
  if (state.isLoading || (state.isStarting && !run)) return <Waiting />;
  if (state.isMissing)
    return (
      <Notice
        tone="warning"
        title="Result not found"
        action={
          <Button size="sm" variant="secondary" onClick={() => state.show(null)}>
            Start over
          </Button>
        }
      >
        It was deleted, or belongs to someone else.
      </Notice>
    );
  if (!run) return children;
  return (
    <div className="lg:py-8">
      <RunResult
        run={run}
        isConnected={state.isConnected}
        isStopping={state.isStopping}
        isRetrying={state.isStarting}
        onStop={state.stop}
        onRetry={() => state.retry(engine)}
        actions={<ResultActions run={run} />}
      />
      {run.remixOf && (
        <p className="mt-3 text-sm text-muted">
          Started from <Link to={href('/gallery/:id', { id: run.remixOf })}>a creation in the gallery</Link>.
        </p>
      )}
    </div>
  );
}

interface ExamplesProps<Input extends z.ZodObject> {
  tool: Tool<Input>;
  onFill: (input: z.input<Input>) => void;
}

function Examples<Input extends z.ZodObject>({ tool, onFill }: ExamplesProps<Input>) {
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-6 sm:p-8">
      <p className="font-medium text-muted">Try one</p>
      <ul className="grid justify-items-start gap-2">
        {tool.examples.map(({ title, input }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onFill(input)}
              className="min-h-11 rounded-full bg-surface px-4 py-2 text-left transition-colors duration-150 hover:bg-bamboo-soft"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
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
